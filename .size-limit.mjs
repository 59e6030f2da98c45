/** What a visitor pays (brotli). Needs a build: the chunks of each screen stand in dist/chunks.json. */
import { readFileSync } from 'node:fs'

const { core, files, screens } = JSON.parse(readFileSync('dist/chunks.json', 'utf8'))
const filesOf = (screen) => screens[screen].map((number) => files[number]).filter((file) => file !== core)
const paths = (list) => list.map((file) => `dist/public/${file}`)

const first = 'match-search'
const further = Object.keys(screens).filter((screen) => screen !== first)

/** A whole page with a head and tabs; each tab's own code comes when it is first shown. */
const larger = { 'national-team': '10.5 kB' }

export default [
  { name: 'the loader', path: 'dist/public/parket.js', limit: '1.2 kB' },
  { name: 'what all screens share', path: paths([core]), limit: '76 kB' },
  { name: `${first}, until first sight, beyond that`, path: paths(filesOf(first)), limit: '10 kB' },
  ...further.map((screen) => ({
    name: `${screen}, beyond what ${first} brought`,
    path: paths(filesOf(screen).filter((file) => !filesOf(first).includes(file))),
    limit: larger[screen] ?? '8 kB',
  })),
  {
    name: 'the list of a select, when reached for',
    path: 'dist/public/assets/tom-select-*.js',
    limit: '16 kB',
  },
  {
    name: 'the sanitiser, when rich text is shown',
    path: 'dist/public/assets/clean-text-*.js',
    limit: '13.5 kB',
  },
  { name: 'the gallery, when a photo is opened', path: 'dist/public/assets/gallery-*.js', limit: '12.5 kB' },
  { name: 'the calendar, when reached for', path: 'dist/public/assets/calendar-*.js', limit: '17.5 kB' },
]
