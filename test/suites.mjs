/** Runs, counts and reports checks and test suites (projects of vitest.config.ts). */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { project } from '../demo/ops/install.mjs'
import { evidenceFolder } from './support/evidence-place.mjs'
import { seedOfRun } from './support/seed.mjs'

const PATH = `${join(project, 'node_modules/.bin')}${delimiter}${process.env.PATH}`
const allSuites = [
  ...['unit', 'server', 'chromium', 'journeys', 'alone'],
  ...(process.env.TEST_DATABASE_URL ? ['postgres'] : []),
]

// What an earlier command left.
rmSync(evidenceFolder, { recursive: true, force: true })

const secondsSince = (began) => Math.round((performance.now() - began) / 1000)

/** Timeout in ms; the longest file of `npm run test:long` takes a fifth of it. */
const longestSilence = 900_000

/**
 * Whether it succeeded. Its output is shown at once, or (`isHeld`) at the end; it is ended if it is silent for too
 * long.
 */
async function runs(title, command, { isHeld = false, environment = {} } = {}) {
  const began = performance.now()
  const env = { ...process.env, PATH, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...environment }
  const child = spawn(`exec ${command}`, { cwd: project, shell: true, env })
  const end = () => {
    console.log(`== ${title}: silent for ${longestSilence / 60_000} minutes, ended`)
    child.kill('SIGKILL')
  }
  const silence = setTimeout(end, longestSilence)
  const said = []
  const hear = (part) => {
    silence.refresh()
    if (isHeld) said.push(part)
    else process.stdout.write(part)
  }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', hear)
  const status = await new Promise((resolve) => child.on('close', resolve))
  clearTimeout(silence)
  process.stdout.write(Buffer.concat(said))
  console.log(`== ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${secondsSince(began)} s`)
  return status === 0
}

/** Chains of checks side by side, each `[title, command]` after the one before it. */
export async function runChecks(chains) {
  const result = { passed: 0, failed: 0, faults: [], files: [] }
  const runChain = async (chain) => {
    for (const [title, command] of chain) {
      if (await runs(title, command, { isHeld: true })) result.passed += 1
      else {
        result.failed += 1
        result.faults.push(`${title}: ${command}`)
      }
    }
  }
  await Promise.all(chains.map(runChain))
  return result
}

/** Files of failed journeys, one per line. */
const evidenceOf = (place) =>
  ['.png', '.zip']
    .map((ending) => place + ending)
    .filter((path) => existsSync(path))
    .map((path) => `\n    ${relative(project, path)}`)
    .join('')

/** The report of test/support/report.ts; a run that broke without a failed test counts as one failure. */
function resultOf(report, isGreen) {
  const { passed, faults: found, files } = JSON.parse(readFileSync(report, 'utf8'))
  const faults = found.map(
    ({ name, says, evidence }) => `${name}: ${says}${evidence ? evidenceOf(evidence) : ''}`,
  )
  if (!isGreen && faults.length === 0) faults.push('the tests broke without a failed test')
  return { passed, failed: faults.length, faults, files }
}

/** Runs the suites, by default all: files whose path contains one of the words, tests whose name contains `pattern`. */
export async function runTests(suites = allSuites, words = [], pattern = '') {
  const seed = seedOfRun()
  console.log(`== tests; tables pair their rows by TEST_SEED=${seed}`)
  const folder = mkdtempSync(join(tmpdir(), 'parket-tests-'))
  const report = join(folder, 'report.json')
  const environment = { TEST_SEED: String(seed), TEST_REPORT: report }
  const named = suites.map((suite) => `--project ${suite}`).join(' ')
  const only = pattern ? `-t ${pattern}` : ''
  const reporters = '--reporter=default --reporter=./test/support/report.ts'
  const command = `vitest run -c test/vitest.config.ts --passWithNoTests ${named} ${only} ${reporters} ${words.join(' ')}`
  const began = performance.now()
  try {
    const isGreen = await runs('tests', command, { environment })
    return { ...resultOf(report, isGreen), seconds: secondsSince(began) }
  } catch (error) {
    return { passed: 0, failed: 1, faults: [`the tests ended without a report: ${error}`], files: [] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Prints the slowest files, failures, the time, and in the last line how many checks and tests passed and failed. */
export function conclude(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const files = results.flatMap((result) => result.files).toSorted((a, b) => b.seconds - a.seconds)
  const slowest = files
    .slice(0, 10)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)
  const faults = results.flatMap((result) => result.faults)
  console.log(`\nThe slowest files:\n${slowest.join('\n')}`)
  if (faults.length > 0) console.log(`\nFailed:\n${faults.map((fault) => `- ${fault}`).join('\n')}`)
  const seconds = results.reduce((total, result) => total + (result.seconds ?? 0), 0)
  console.log(`\nTests: ${seconds} s; with installing, building and checks: ${secondsSince(0)} s`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}
