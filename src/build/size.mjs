/**
 * `npm run size`: the modules that each widget contains, and why. Needs a build. Exits with 1 if a module of over 2 kB
 * has no reason, or a reason has no module.
 */
import { readFileSync } from 'node:fs'

/** Why a visitor downloads it. */
const reasons = {
  'react-dom': 'draws every screen and takes over what a server has drawn',
  valibot: 'reads answers of an API that may say anything, record by record',
  react: 'what the screens are written in; react-dom asks for it, too',
  'vanilla-calendar-pro': 'the calendar of a date field, when it is opened',
  'tom-select': 'the list of a select that is searched, when it is opened',
  'src/ui/matches/match-box.css.sheet.js':
    'how a match looks: wide, narrow, on a telephone, past, on, and on paper',
  dompurify: 'cleans rich HTML of an API that is not ours, when a browser has no cleaner of its own',
  'yet-another-react-lightbox': 'photos in a window of their own, when one is opened',
}

const read = (file) => JSON.parse(readFileSync(`dist/${file}`, 'utf8'))
const modules = read('modules.json')
const sheet = Object.keys(read('public/manifest.json').files).find((file) => file.includes('fact-sheet-'))
const { widgets } = read(`public/${sheet}`)
const kilo = (bytes) => (bytes / 1000).toFixed(1).padStart(7)
const namesOf = (screen, when) =>
  modules.filter((each) => each[when].includes(screen)).map(({ module }) => module)

console.log('kB, brotli: to make it live, what may be reached for, and what of it is over 2 kB\n')
for (const [screen, { live, reachedFor }] of Object.entries(widgets)) {
  const atOnce = namesOf(screen, 'atOnce').join(', ')
  const later = namesOf(screen, 'later').join(', ') || 'nothing'
  console.log(`${screen.padEnd(20)}${kilo(live.brotli)}${kilo(reachedFor.brotli)}  ${atOnce}; later ${later}`)
}
console.log('\nWhy they are there, and who asks for them')
for (const { module, brotli, importedBy } of modules) {
  const [first, ...others] = importedBy
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  console.log(`${kilo(brotli)}  ${module}: ${reasons[module] ?? 'NO REASON'} (${first}${more})`)
}

const unexplained = modules.map(({ module }) => module).filter((module) => !reasons[module])
const gone = Object.keys(reasons).filter((name) => !modules.some(({ module }) => module === name))
for (const module of unexplained) console.error(`\n${module} is over 2 kB: say why in src/build/size.mjs`)
for (const module of gone) console.error(`\n${module} is not over 2 kB any more: its reason goes`)
if (unexplained.length + gone.length > 0) process.exitCode = 1
