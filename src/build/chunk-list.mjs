/** What the loader has to know of the built files, in as few bytes as possible. */
import { writeFileSync } from 'node:fs'

/** The file that all screens share, all files, and by screen the indexes of those it needs, its own last. */
const chunks = { core: '', files: [], screens: {}, version: '' }

/** Files without React, each a build of its own, by name. */
const alone = {}

/** The static imports of a built file, itself last. */
export function atOnceOf(file, bundle, found = new Set()) {
  if (found.has(file)) return found
  for (const imported of bundle[file].imports) atOnceOf(imported, bundle, found)
  return found.add(file)
}

/** Collects the files of the named screens. */
export const collectChunks = (screens, version) => ({
  name: 'parket-collect-chunks',
  generateBundle(_options, bundle) {
    chunks.version = version
    const numberOf = (file) => {
      if (!chunks.files.includes(file)) chunks.files.push(file)
      return chunks.files.indexOf(file)
    }
    for (const chunk of Object.values(bundle)) {
      if (chunk.name === 'core') chunks.core = chunk.fileName
      if (screens.includes(chunk.name) && chunk.isEntry)
        chunks.screens[chunk.name] = [...atOnceOf(chunk.fileName, bundle)].map(numberOf)
    }
  },
})

/** Collects its build's only file. */
export const collectByItself = () => ({
  name: 'parket-collect-by-itself',
  generateBundle(_options, bundle) {
    for (const { name, fileName } of Object.values(bundle)) alone[name] = fileName
  },
})

const hashOf = (file) => file.slice(-'1234567.js'.length, -'.js'.length)

/**
 * The same, compact: a file is its hash of seven characters. `shared` is a string of hashes; a screen is its own hash,
 * a base-36 digit for each shared file that it needs, then its properties. Every screen needs the core.
 */
function compactChunks({ core, files, screens, version }, { own: ownProperties, common }) {
  const own = Object.values(screens).map((needed) => needed.at(-1))
  const shared = files.filter((file, number) => file !== core && !own.includes(number))
  if (shared.length > 36) throw new Error('more shared files than digits: make groups of them')
  const digits = (needed) =>
    needed
      .map((number) => shared.indexOf(files[number]))
      .filter((place) => place >= 0)
      .map((place) => place.toString(36))
  const compact = Object.entries(screens).map(([screen, needed]) => [
    screen,
    [hashOf(files[needed.at(-1)]) + digits(needed).join(''), ...ownProperties[screen]].join(' '),
  ])
  return {
    core: hashOf(core),
    follow: hashOf(alone.follow),
    first: hashOf(alone.first),
    shared: shared.map(hashOf).join(''),
    screens: Object.fromEntries(compact),
    common: common.join(' '),
    version,
  }
}

/**
 * Writes the chunks into the loader, and into dist/chunks.json for the size budgets.
 * @param properties names of properties: each screen's `own` and those that all have in `common`
 */
export const writeChunks = (properties) => ({
  name: 'parket-write-chunks',
  writeBundle: () => writeFileSync('dist/chunks.json', JSON.stringify(chunks)),
  renderChunk: {
    order: 'pre',
    handler: (code) =>
      code
        .replace(/\b__CHUNKS__\b/, () => JSON.stringify(compactChunks(chunks, properties)))
        .replace(/\b__ROOT__\b/, '"./"'),
  },
})

/** The loader's other address, `v1/parket.js`: the same files, one folder up. */
export const versionedLoader = () => ({
  name: 'parket-versioned-loader',
  generateBundle(_options, bundle) {
    const pieces = bundle['parket.js'].code.split('"./"')
    if (pieces.length !== 2)
      throw new Error('the loader names its folder in another way: see versionedLoader')
    this.emitFile({ type: 'asset', fileName: 'v1/parket.js', source: pieces.join('"../"') })
  },
})
