/** What the loader has to know of the built files. */
import { writeFileSync } from 'node:fs'

/**
 * `screens`: by name the files that define a screen, its own last, and the names of its properties beside the `common` ones.
 * `first` and `follow` are single files. All of them as names in assets/, without `.js`.
 */
const chunks = { version: '', common: [], first: '', follow: '', screens: {} }

const nameOf = (fileName) => /^assets\/(.+)\.js$/.exec(fileName)[1]

/** The static imports of a built file, itself last. */
export function atOnceOf(file, bundle, found = new Set()) {
  if (found.has(file)) return found
  for (const imported of bundle[file].imports) atOnceOf(imported, bundle, found)
  return found.add(file)
}

/**
 * Collects the files of screens.
 * @param own names of properties, by screen
 */
export const collectChunks = (own, common, version) => ({
  name: 'parket-collect-chunks',
  generateBundle(_options, bundle) {
    Object.assign(chunks, { version, common })
    for (const { name, fileName, isEntry } of Object.values(bundle))
      if (isEntry && own[name])
        chunks.screens[name] = { files: [...atOnceOf(fileName, bundle)].map(nameOf), properties: own[name] }
  },
})

/** Collects its build's only file. */
export const collectByItself = () => ({
  name: 'parket-collect-by-itself',
  generateBundle(_options, bundle) {
    for (const { name, fileName } of Object.values(bundle)) chunks[name] = nameOf(fileName)
  },
})

/** Writes the chunks into the loader, and into dist/chunks.json for the size budgets. */
export const writeChunks = () => ({
  name: 'parket-write-chunks',
  writeBundle: () => writeFileSync('dist/chunks.json', JSON.stringify(chunks)),
  renderChunk: {
    order: 'pre',
    handler: (code) =>
      code.replace(/\b__CHUNKS__\b/, () => JSON.stringify(chunks)).replace(/\b__ROOT__\b/, '"./"'),
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
