/** What a visitor pays (brotli), and for what. Needs a build. */
import { readFileSync } from 'node:fs'

const read = (file) => JSON.parse(readFileSync(`dist/${file}`, 'utf8'))
const { screens } = read('chunks.json')
const core = screens[Object.keys(screens)[0]].files.find((file) => file.startsWith('core-'))
const filesOf = (screen) => screens[screen].files.filter((file) => file !== core)
const paths = (list) => list.map((file) => `dist/public/assets/${file}.js`)
/** What the last build has made: the folder may hold files of earlier ones, too. */
const made = Object.keys(read('public/manifest.json').files)
const named = (name) =>
  made.filter((file) => RegExp(`^assets/${name}-\\w{7}\\.js`).test(file)).map((file) => `dist/public/${file}`)

const first = 'match-search'
const further = Object.keys(screens).filter((screen) => screen !== first)

/** Those that render more at once: rows of matches, a season's program, a hero with matches, a player's numbers. */
const larger = {
  'match-list': '17.9 kB',
  competition: '13.72 kB',
  'national-team': '13.6 kB',
  page: '12.4 kB',
  player: '11.85 kB',
}

export default [
  {
    name: 'the loader, with the code for static elements',
    path: 'dist/public/parket.js',
    limit: '6.17 kB',
  },
  { name: 'frame.js, which gives frames their height', path: 'dist/public/frame.js', limit: '1.15 kB' },
  {
    name: 'polling of matches for static elements, when one is on',
    path: named('follow'),
    limit: '1.6 kB',
  },
  {
    name: 'the first requests of an element that draws itself',
    path: named('first'),
    limit: '8.6 kB',
  },
  { name: 'what all screens share', path: paths([core]), limit: '78.4 kB' },
  { name: `${first}, to be live, beyond that`, path: paths(filesOf(first)), limit: '11.2 kB' },
  ...further.map((screen) => ({
    name: `${screen}, beyond what ${first} brought`,
    path: paths(filesOf(screen).filter((file) => !filesOf(first).includes(file))),
    limit: larger[screen] ?? '9.1 kB',
  })),
  { name: 'the list of a select, when reached for', path: named('tom-select'), limit: '16 kB' },
  { name: 'the sanitiser, when rich text is shown', path: named('clean-text'), limit: '14.5 kB' },
  { name: 'the gallery, when a photo is opened', path: named('gallery'), limit: '12.5 kB' },
  { name: 'the calendar, when reached for', path: named('calendar'), limit: '17.5 kB' },
  { name: 'match-search, standalone', path: 'dist/public/standalone/match-search.js', limit: '118.1 kB' },
  { name: 'the largest standalone', path: 'dist/public/standalone/national-team.js', limit: '183 kB' },
]
