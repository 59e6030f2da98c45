/**
 * `npm test`: every check that a change must pass. `npm test -- roster`: what touches that screen or folder.
 * `npm run check`: while writing, what needs no build and no browser. `npm run test:long`: all tables whole, on a
 * PostgreSQL, too. Each installs what is missing, ends with what failed and with "N passed, N failed".
 */
import { existsSync } from 'node:fs'
import { installPackages, isStale, project, run } from '../demo/ops/install.mjs'
import { findChromium } from './support/chromium.mjs'

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isCheck = process.argv.includes('--check')
const isLong = process.argv.includes('--long')

installPackages()
if (!isCheck && !findChromium()) {
  console.log('Installing Chromium …')
  const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium'
  // The headless shell is the same engine without windows, and smaller.
  run(`apt-get update -qq && (${install}-headless-shell || ${install}) >/dev/null`)
}

// The long run has a throw-away PostgreSQL, unless there is one: it kills servers beside it.
if (isLong && !process.env.TEST_DATABASE_URL) {
  const withPostgres = '. .ci/postgres; start_postgres; trap stop_postgres EXIT; node test/run.mjs --long'
  run(`bash -ec '${withPostgres}'`)
  process.exit()
}
if (isLong) process.env.TEST_LONG = '1'

const { runChecks, runTests, conclude } = await import('./suites.mjs')

/** Neither needs the build: they run beside it. */
const checks = [
  ['format and lint', 'biome check --error-on-warnings .'],
  ['types', 'tsc -p .'],
  ['unused code', 'knip'],
]
const build = ['build', 'npm run --silent build']
const sizes = ['sizes', 'npm run --silent size']

/** Tables of all screens, in which one screen has rows of its own. */
const tables = [
  'widgets/every-',
  'widgets/restless',
  'journeys/accessibility/surfaces',
  'journeys/robustness/faults',
  'journeys/embeds/fact-sheet',
  'journeys/site/site',
]

const isScreen = (word) => existsSync(`${project}widgets/${word}/screen.tsx`)

if (isCheck) {
  const [checked, tested] = await Promise.all([runChecks([checks]), runTests(['unit'])])
  conclude([checked, tested])
} else if (words.length > 0) {
  const made = await runChecks([isStale() ? [build] : [], checks])
  const tested = await runTests(undefined, words)
  const rows = []
  for (const word of words.filter(isScreen)) rows.push(await runTests(undefined, tables, `parket-${word}`))
  conclude([made, tested, ...rows])
} else {
  const made = await runChecks([[build, sizes], checks])
  conclude([made, await runTests()])
}
