/**
 * `npm run test:long`: the tests named `*.long.test.ts`, which try a few times in `npm test`, with far more
 * tries.
 */
import { conclude, runCheck, runSuite, suites } from './suites.mjs'

process.env.TEST_LONG = '1'
const build = runCheck(['build', 'npm run --silent build'])
conclude([build, ...suites.map((suite) => runSuite(suite, '--passWithNoTests .long.'))])
