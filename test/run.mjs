/** `npm test` (contract 9): installs what is missing, a browser included, and runs every check. */
import { installPackages, run } from '../demo/install.mjs'
import { findChromium } from './support/chromium.mjs'

installPackages()
if (!findChromium()) {
  console.log('Installing Chromium …')
  run('apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null')
}
await import('./verify.mjs')
