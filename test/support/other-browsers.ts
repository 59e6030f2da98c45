/** Browsers from the system's packages: Firefox by WebDriver BiDi, WebKitGTK (Safari's engine) by WebDriver. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import puppeteer from 'puppeteer-core'
import { Builder, Capabilities, Key } from 'selenium-webdriver'
import { freePort } from './server/program'
import { waitFor } from './wait-for'

export type PressedKey = 'Enter' | 'ArrowDown' | 'ArrowRight'

export interface OtherBrowser {
  version: string
  open: (address: string) => Promise<void>
  back: () => Promise<void>
  /** The expression's value in the page; null if it can't be sent as JSON. */
  read: <T>(expression: string) => Promise<T>
  /** px of the window. */
  click: (x: number, y: number) => Promise<void>
  press: (key: PressedKey) => Promise<void>
  stop: () => Promise<void>
}

const windowSize = { width: 1280, height: 900 }

const find = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path))

const firefoxPath = find('firefox-esr') ?? find('firefox')

async function startFirefox(executablePath: string): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  await page.setViewport(windowSize)
  return {
    version: await browser.version(),
    open: async (address) => {
      await page.goto(address)
    },
    back: async () => {
      await page.goBack()
    },
    read: (expression) => page.evaluate(expression) as Promise<never>,
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    stop: () => browser.close(),
  }
}

const webDriverPath = find('xvfb-run') && find('WebKitWebDriver')

/** Its window; in a folder of the machine's kind and the library's version. */
function findMiniBrowser(): string | undefined {
  const inside = (folder: string, pattern: RegExp) =>
    existsSync(folder)
      ? readdirSync(folder).flatMap((name) => (pattern.test(name) ? join(folder, name) : []))
      : []
  return inside('/usr/lib', /-linux-gnu/)
    .flatMap((folder) => inside(folder, /^webkit2gtk-/))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path))
}

const miniBrowser = findMiniBrowser()

/** With all its child processes. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid) process.kill(-child.pid)
  await once(child, 'close')
}

const pressed: Record<PressedKey, string> = {
  Enter: Key.ENTER,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
}

async function startWebKit(webDriver: string, binary: string): Promise<OtherBrowser> {
  const port = await freePort()
  // Settings for a machine without a screen and for a container without a sandbox.
  const env = { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
  const child = spawn('xvfb-run', ['-a', webDriver, `--port=${port}`], {
    detached: true,
    env,
    stdio: 'ignore',
  })
  const server = `http://127.0.0.1:${port}`
  await waitFor(async () => fetch(`${server}/status`))
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build()
  await driver.manage().window().setRect(windowSize)
  return {
    version: `WebKitGTK/${(await driver.getCapabilities()).getBrowserVersion()}`,
    open: (address) => driver.get(address),
    back: () => driver.navigate().back(),
    read: (expression) => driver.executeScript(`return ${expression}`),
    click: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    press: (key) => driver.actions().sendKeys(pressed[key]).perform(),
    stop: async () => {
      await driver.quit()
      await end(child)
    },
  }
}

/** By name; null if it isn't installed. */
export const otherBrowsers: [name: string, start: (() => Promise<OtherBrowser>) | null][] = [
  ['Firefox', firefoxPath ? () => startFirefox(firefoxPath) : null],
  ['WebKit', webDriverPath && miniBrowser ? () => startWebKit(webDriverPath, miniBrowser) : null],
]
