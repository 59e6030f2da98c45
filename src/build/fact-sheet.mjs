/**
 * assets/fact-sheet-{hash}.json, named by manifest.json: what a host loads with each screen. `loader` for the first
 * view, `live` when the element is used, `reachedFor` what may load on demand after that. Sizes come from the files,
 * licences from their packages, hosts and policy from what each attributes.ts declares. A browser test checks every
 * screen against it.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { atOnceOf } from './chunk-list.mjs'
import { describeContent } from './public-folder.mjs'
import { everythingOf, filesOfScreens, nestedScreens } from './standalone.mjs'

/** Placeholder for the address that serves parket.js, the API and the storage. */
const own = '{origin}'
const players = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** By screen its files, its libraries and what it loads of other origins, collected during the modules' build. */
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

/** @param words by screen what its attributes.ts says */
export const collectFacts = (words) => ({
  name: 'parket-collect-facts',
  generateBundle(_options, bundle) {
    const screens = filesOfScreens(bundle)
    for (const [screen, file] of Object.entries(screens)) {
      const inside = [screen, ...nestedScreens(screen, bundle)]
      const all = [
        ...everythingOf(
          inside.map((name) => screens[name]),
          bundle,
        ),
      ]
      facts[screen] = {
        atOnce: [...atOnceOf(file, bundle)],
        all,
        licences: licencesOf(modulesIn(all, bundle)),
        loads: inside.flatMap((name) => words[name].loads ?? []),
      }
    }
  },
})

/** The CSP directives that the screen needs; all our files come from one origin. */
const policyOf = (loads) =>
  [
    `script-src ${own}`,
    `connect-src ${own}`,
    `img-src ${own}${loads.includes('pictures') ? ' https:' : ''}`,
    ...(loads.includes('recordings') ? [`media-src ${own} https:`] : []),
    ...(loads.includes('films') ? [`frame-src ${players.join(' ')}`] : []),
  ].join('; ')

const trustedTypes = "require-trusted-types-for 'script'; trusted-types parket dompurify"

const sumOf = (files) => ({
  bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  brotli: files.reduce((sum, { brotli }) => sum + brotli, 0),
})

function widgetFacts(screen, describe) {
  const { atOnce, all, licences, loads } = facts[screen]
  return {
    live: sumOf(atOnce.map(describe)),
    reachedFor: sumOf(all.filter((file) => !atOnce.includes(file)).map(describe)),
    standalone: describe(`standalone/${screen}.js`),
    hosts: [
      own,
      ...(loads.includes('pictures') ? ['https:'] : []),
      ...(loads.includes('films') ? players : []),
    ],
    cookies: 0,
    storageKeys: 0,
    csp: { base: policyOf(loads), trustedTypes },
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
  const csp = { base: policyOf(['pictures', 'recordings', 'films']), trustedTypes }
  const sheet = { version, loader: describe('parket.js'), csp, widgets }
  const text = `${JSON.stringify(sheet, null, 2)}\n`
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 7)
  writeFileSync(join(folder, `assets/fact-sheet-${hash}.json`), text)
}
