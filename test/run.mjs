/**
 * `npm test` (contract 9): installs what is missing, a browser included, and runs every check.
 * `npm run test:long`: what takes too long for every landing.
 */
import { installPackages, run } from '../demo/install.mjs'
import { findChromium } from './support/chromium.mjs'

installPackages()
if (!findChromium()) {
  console.log('Installing Chromium …')
  run('apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null')
}
// A throw-away PostgreSQL, unless there is one: among the long tests are those that kill a server beside it.
const withPostgres = '. .ci/postgres; start_postgres; trap stop_postgres EXIT; node test/run.mjs --long'
if (!process.argv.includes('--long')) await import('./verify.mjs')
else if (process.env.TEST_DATABASE_URL) await import('./long.mjs')
else run(`bash -ec '${withPostgres}'`)
