/**
 * assets/fact-sheet-{hash}.json, named by manifest.json: what a host loads with each screen. `loader` for the first
 * view, `live` when the element is used, `reachedFor` what may load on demand after that. It is derived from the build:
 * sizes from the files, hosts and policy from the modules inside, licences from their packages. A browser test checks
 * every screen against it.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { atOnceOf } from './chunk-list.mjs'
import { describeContent } from './public-folder.mjs'
import { everythingOf, filesOfScreens, nestedScreens } from './standalone.mjs'

/** Placeholder for the address that serves parket.js, the API and the storage. */
const own = '{origin}'
const youtube = 'https://www.youtube-nocookie.com'

/**
 * Other origins that a screen requests because content names them (contract: Other origins), recognized by words in its
 * modules.
 */
const foreign = {
  pictures: /\b(pictureUrl|teamPhotoUrl|fileAddress)\(/,
  recordings: /\bfileAddress\(/,
  films: /youtube-nocookie\.com\/embed/,
}

/** Modules that only implement such a request. */
const definitions = /src\/(page\/addresses|domain\/link)\.ts$/

/** Names of files and the modules in them, by screen, collected during the modules' build. */
const facts = {}

const packageFolder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

const modulesIn = (files, bundle) =>
  files.flatMap((file) =>
    Object.entries(bundle[file].modules)
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id]) => id.replace(/^\0/, '')),
  )

/** Folders of the libraries that the modules belong to. */
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

/** The CSP directives that the screen needs; all our files come from one origin. */
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

/** Writes the sheet into the folder of a build that contains all its scripts. */
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
