/** What a visitor pays (brotli). Needs a build: the chunks of each screen stand in dist/chunks.json. */
import { readFileSync } from 'node:fs'

const { core, files, screens } = JSON.parse(readFileSync('dist/chunks.json', 'utf8'))
const filesOf = (screen) => screens[screen].map((number) => files[number]).filter((file) => file !== core)
/** What the last build has made: the folder may hold files of earlier ones, too. */
const made = Object.keys(JSON.parse(readFileSync('dist/public/manifest.json', 'utf8')).files)
const later = (name) => paths(made.filter((file) => file.startsWith(`assets/${name}-`)))
const paths = (list) => list.map((file) => `dist/public/${file}`)

const first = 'match-search'
const further = Object.keys(screens).filter((screen) => screen !== first)

/** Those that draw more at once: rows of matches, a season's program, a hero with matches, a player's numbers. */
const larger = {
  'match-list': '15.05 kB',
  competition: '12.7 kB',
  'national-team': '12.97 kB',
  page: '11.55 kB',
  player: '10.9 kB',
}

export default [
  {
    name: 'the loader, with the code for static elements',
    path: 'dist/public/parket.js',
    limit: '5.5 kB',
  },
  { name: 'frame.js, which gives frames their height', path: 'dist/public/frame.js', limit: '0.7 kB' },
  {
    name: 'polling of matches for static elements, when one is on',
    path: later('follow'),
    limit: '1.6 kB',
  },
  {
    name: 'the first requests of an element that draws itself',
    path: later('first'),
    limit: '7.9 kB',
  },
  { name: 'what all screens share', path: paths([core]), limit: '76.3 kB' },
  { name: `${first}, to be live, beyond that`, path: paths(filesOf(first)), limit: '11.1 kB' },
  ...further.map((screen) => ({
    name: `${screen}, beyond what ${first} brought`,
    path: paths(filesOf(screen).filter((file) => !filesOf(first).includes(file))),
    limit: larger[screen] ?? '9.1 kB',
  })),
  { name: 'the list of a select, when reached for', path: later('tom-select'), limit: '16 kB' },
  { name: 'the sanitiser, when rich text is shown', path: later('clean-text'), limit: '14 kB' },
  { name: 'the gallery, when a photo is opened', path: later('gallery'), limit: '12.5 kB' },
  { name: 'the calendar, when reached for', path: later('calendar'), limit: '17.5 kB' },
  { name: 'match-search, standalone', path: 'dist/public/standalone/match-search.js', limit: '115.5 kB' },
  { name: 'the largest standalone', path: 'dist/public/standalone/national-team.js', limit: '176.9 kB' },
]
