/**
 * `npm run verify`: format, lint, types, unused code, build, sizes, and all tests. Goes on after a failure
 * and ends with how many checks and tests passed and failed.
 */
import { conclude, runCheck, runSuite, suites } from './suites.mjs'

const checks = [
  ['format and lint', 'npx biome check --error-on-warnings .'],
  ['types', 'npx tsc -p .'],
  ['unused code', 'npx knip'],
  ['build', 'npm run --silent build'],
  ['sizes', 'npm run --silent size'],
]

conclude([...checks.map(runCheck), ...suites.map((suite) => runSuite(suite))])
