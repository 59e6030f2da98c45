/**
 * Where a Chromium or Chrome is: CHROME_PATH, else the usual names on the PATH. The headless shell first: the same
 * engine without windows, which opens a context in less than half of the time and renders frames as soon as they are due.
 */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { seedOfRun } from './seed.mjs'

const headlessShell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/**
 * For each new context the browser would load four hundred files of an address bar that nobody sees, beside what is
 * tested or measured. Of two such switches Chromium takes the last: Playwright's own list is repeated.
 */
const disabledFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
]

export const chromiumArguments = [
  `--disable-features=${disabledFeatures}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const find = (/** @type {string[]} */ names) => {
  const named = process.env.CHROME_PATH
  if (named) return named
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable)
}

/**
 * TEST_BROWSERS=both: half of the suites run in the headless shell, half in a browser with windows, in turn by the seed.
 *
 * @param {{ half?: 0 | 1, keepsPages?: boolean }} wish `keepsPages`: rather one with a back/forward cache
 * @returns {string | undefined} the path of an executable browser, undefined where there is none
 */
export function findChromium({ half = 0, keepsPages = false } = {}) {
  const isWindowed = process.env.TEST_BROWSERS === 'both' && (seedOfRun() + half) % 2 === 1
  return find(isWindowed || keepsPages ? [...names, headlessShell] : [headlessShell, ...names])
}
