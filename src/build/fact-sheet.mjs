/**
 * assets/fact-sheet-{hash}.json, which manifest.json names: what a host takes in with each screen: `loader` for the first view, `live` when somebody reaches for it,
 * `reachedFor` at most by and by. Made of the build itself: the bytes are those of the files,
 * the hosts and the policy follow from the modules inside, the licences from their packages. A browser test holds every
 * screen to it.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { atOnceOf } from './chunk-list.mjs'
import { describeContent } from './public-folder.mjs'
import { everythingOf, filesOfScreens, nestedScreens } from './standalone.mjs'

/** Put in place of the address that serves parket.js, the API and the storage. */
const own = '{origin}'
const youtube = 'https://www.youtube-nocookie.com'

/** What a screen may ask of others because content names it (contract: Other origins), told by words in its modules. */
const foreign = {
  pictures: /\b(pictureUrl|teamPhotoUrl|richFile)\(/,
  recordings: /\brichFile\(/,
  films: /youtube-nocookie\.com\/embed/,
}

/** These only say how it is done. */
const definitions = /src\/(page\/addresses|domain\/rich-html)\.ts$/

/** By screen, while the modules' build goes on: names of files, and what the modules in them are. */
const facts = {}

const packageFolder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

const modulesIn = (files, bundle) =>
  files.flatMap((file) =>
    Object.entries(bundle[file].modules)
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id]) => id.replace(/^\0/, '')),
  )

/** Folders of the libraries that the modules are of. */
export const packageFolders = (modules) => [
  ...new Set(modules.flatMap((id) => packageFolder.exec(id.replace(/^\0/, ''))?.[0] ?? [])),
]

function licencesOf(modules) {
  return packageFolders(modules)
    .map((folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
    .map(({ name, version, license }) => ({ name, version, licence: license }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

export const collectFacts = () => ({
  name: 'parket-collect-facts',
  generateBundle(_options, bundle) {
    const screens = filesOfScreens(bundle)
    for (const [screen, file] of Object.entries(screens)) {
      const nested = nestedScreens(screen, bundle).map((name) => screens[name])
      const all = [...everythingOf([file, ...nested], bundle)]
      const modules = modulesIn(all, bundle)
      const using = modules.filter((id) => !definitions.test(id))
      const code = using.map((id) => this.getModuleInfo(id)?.code ?? '').join('\n')
      const may = (what) => foreign[what].test(code)
      facts[screen] = {
        atOnce: [...atOnceOf(file, bundle)],
        all,
        licences: licencesOf(modules),
        pictures: may('pictures'),
        recordings: may('recordings'),
        films: may('films'),
      }
    }
  },
})

/** The lines that a policy needs for the screen, whatever else it allows; all of ours comes from one origin. */
const policyOf = ({ pictures, recordings, films }) =>
  [
    `script-src ${own}`,
    `connect-src ${own}`,
    `img-src ${own}${pictures ? ' https:' : ''}`,
    ...(recordings ? [`media-src ${own} https:`] : []),
    ...(films ? [`frame-src ${youtube}`] : []),
  ].join('; ')

const trustedTypes = "require-trusted-types-for 'script'; trusted-types parket dompurify"

const sumOf = (files) => ({
  bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  brotli: files.reduce((sum, { brotli }) => sum + brotli, 0),
})

function widgetFacts(screen, describe) {
  const { atOnce, all, licences, pictures, films, ...rest } = facts[screen]
  return {
    live: sumOf(atOnce.map(describe)),
    reachedFor: sumOf(all.filter((file) => !atOnce.includes(file)).map(describe)),
    standalone: describe(`standalone/${screen}.js`),
    hosts: [own, ...(pictures ? ['https:'] : []), ...(films ? [youtube] : [])],
    cookies: 0,
    storageKeys: 0,
    csp: { base: policyOf({ ...rest, pictures, films }), trustedTypes },
    licences,
  }
}

/** Writes the sheet into the folder of a build that has all its scripts. */
export function writeFactSheet(folder, version) {
  const known = new Map()
  const describe = (file) => {
    if (!known.has(file)) known.set(file, describeContent(readFileSync(join(folder, file))))
    return known.get(file)
  }
  const widgets = Object.fromEntries(
    Object.keys(facts)
      .sort()
      .map((screen) => [screen, widgetFacts(screen, describe)]),
  )
  const csp = { base: policyOf({ pictures: true, recordings: true, films: true }), trustedTypes }
  const sheet = { version, loader: describe('parket.js'), csp, widgets }
  const text = `${JSON.stringify(sheet, null, 2)}\n`
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 7)
  writeFileSync(join(folder, `assets/fact-sheet-${hash}.json`), text)
}
