/**
 * `npm run verify`: format, lint, types, unused code, build, sizes, and all tests. Goes on after a failure
 * and ends with how many checks and tests passed and failed.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { project } from '../demo/install.mjs'

const reports = mkdtempSync(join(tmpdir(), 'parket-tests-'))
const checks = [
  ['format and lint', 'npx biome check --error-on-warnings .'],
  ['types', 'npx tsc -p .'],
  ['unused code', 'npx knip'],
  ['build', 'npm run --silent build'],
  ['sizes', 'npx size-limit'],
]
const suites = [
  'unit',
  'server',
  ...(process.env.TEST_DATABASE_URL ? ['postgres'] : []),
  'chromium',
  'journeys',
]

function runs(title, command) {
  const began = Date.now()
  console.log(`\n== ${title}`)
  const { status } = spawnSync(command, { cwd: project, shell: true, stdio: 'inherit' })
  console.log(
    `== ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - began) / 1000)} s`,
  )
  return status === 0
}

/** The numbers of one suite; a run that broke without a failed test counts as one failure. */
function runSuite(suite) {
  const report = join(reports, `${suite}.json`)
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`
  const isGreen = runs(
    `tests: ${suite}`,
    `npx vitest run -c test/vitest.config.ts --project ${suite} ${reporters}`,
  )
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: isGreen ? 0 : Math.max(1, numFailedTests) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const results = [
  ...checks.map(([title, command]) =>
    runs(title, command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  ),
  ...suites.map(runSuite),
]
rmSync(reports, { recursive: true, force: true })
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
