/** The test suites (projects of vitest.config.ts), and how one is run and counted. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { project } from '../demo/install.mjs'

export const suites = [
  'unit',
  'server',
  ...(process.env.TEST_DATABASE_URL ? ['postgres'] : []),
  'chromium',
  'journeys',
]

/** Runs one command under a title; whether it went well. */
export function runs(title, command) {
  const began = Date.now()
  console.log(`\n== ${title}`)
  const { status } = spawnSync(command, { cwd: project, shell: true, stdio: 'inherit' })
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`== ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  return status === 0
}

/** What became of one check that is no suite. */
export const runCheck = ([title, command]) =>
  runs(title, command)
    ? { passed: 1, failed: 0, faults: [] }
    : { passed: 0, failed: 1, faults: [`${title}: ${command}`] }

/** The first line of an error, without the colours of a terminal. */
const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n', 1)[0]

/** One line for each failed test of a file, and for a file that could not be read at all. */
function faultsOf({ name, status, message, assertionResults }) {
  const file = relative(project, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`]
  return failed.map((test) => `${file} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
}

/** What became of one suite; a run that broke without a failed test counts as one failure. */
export function runSuite(suite, files = '') {
  const folder = mkdtempSync(join(tmpdir(), 'parket-tests-'))
  const report = join(folder, 'report.json')
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`
  const isGreen = runs(
    `tests: ${suite}`,
    `npx vitest run -c test/vitest.config.ts --project ${suite} ${reporters} ${files}`,
  )
  const fault = (line) => `tests: ${suite}: ${line}`
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    const faults = testResults.flatMap(faultsOf)
    if (!isGreen && faults.length === 0) faults.push('broke without a failed test')
    return {
      passed: numPassedTests,
      failed: isGreen ? 0 : Math.max(1, numFailedTests),
      faults: faults.map(fault),
    }
  } catch {
    return { passed: 0, failed: 1, faults: [fault('no report')] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What failed, and as the last line how many checks and tests passed and failed. */
export function conclude(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const faults = results.flatMap((result) => result.faults)
  if (faults.length > 0) console.log(`\nFailed:\n${faults.map((fault) => `- ${fault}`).join('\n')}`)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}
