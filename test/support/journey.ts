/**
 * A visitor's way through pages in Chromium. Importing it gives a test file the site, a stranger's origin and
 * one browser; every visit has a context of its own and ends with its test, or when the file that keeps it says so.
 */
import { type Browser, type BrowserContextOptions, chromium, type Frame, type Page } from 'playwright'
import * as v from 'valibot'
import { afterAll, afterEach, expect, inject } from 'vitest'
import { chromiumArguments, findChromium } from './chromium.mjs'
import { leaveEvidence, watchFor } from './evidence'
import { startStranger } from './strangers'

/** The suite's one server, see site-setup.ts. */
export const origin = inject('origin')

export const stranger = await startStranger()
afterAll(stranger.stop)

/** The browser of the whole run where test/run.mjs has started one, else one of this file's own. */
const browser: Browser = process.env.TEST_BROWSER
  ? await chromium.connect(process.env.TEST_BROWSER)
  : await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: chromiumArguments })
afterAll(() => browser.close())

/** An event of the contract as the host's page heard it; `detail.error` as text. */
interface Heard {
  name: string
  tag: string
  detail: Record<string, unknown>
}

export interface Visit {
  page: Page
  /** What was asked for: absolute addresses, in order. */
  asked: string[]
  /** Questions that wait for their answers. */
  waiting: Set<unknown>
  /** Console lines of ours. */
  errors: string[]
  warnings: string[]
  heard: Heard[]
  /** What nobody has caught; a test that expects something takes it out. */
  uncaught: string[]
}

const names = ['navigate', 'load', 'error', 'filter-change', 'metadata'].map((name) => `parket-${name}`)

/** Tells events by the console, so that nothing of ours stands in the page. Runs in the page. */
function listen(names: string[]): void {
  /** A host's `toJSON` is not asked. */
  const textOf = (value: object) => {
    const host = Object.getOwnPropertyDescriptor(Object.prototype, 'toJSON')
    if (host) Reflect.deleteProperty(Object.prototype, 'toJSON')
    const text = JSON.stringify(value)
    if (host) Object.defineProperty(Object.prototype, 'toJSON', Object.setPrototypeOf(host, null))
    return text
  }
  const tell = (event: Event) => {
    const { detail } = event as CustomEvent<Record<string, unknown>>
    const tag = (event.target as Element).localName
    const error = 'error' in detail ? { error: String(detail.error) } : {}
    console.debug('heard', textOf({ name: event.type, tag, detail: { ...detail, ...error } }))
  }
  for (const name of names) window.addEventListener(name, tell)
}

/**
 * Ms that nothing takes, however busy the machine: whoever waits for so long waits in vain. Less than a test's own
 * limit, so that it says what was awaited.
 */
export const backstop = 50_000

const opened = new Set<Visit>()
/** Those that several tests of a file share. */
const kept = new Set<Visit>()

/** Whether a script attends to all that the server drew of a page of the shell: what is done is kept. Runs in the page. */
function isAttended(): boolean {
  const page = Reflect.get(globalThis, Symbol.for('parket@1')) as
    | { statics?: WeakMap<Element, unknown> }
    | undefined
  const areAttended = (root: ParentNode): boolean =>
    [...root.querySelectorAll('*')].every(
      (element) =>
        !element.shadowRoot ||
        ((page?.statics?.has(element) || !element.shadowRoot.querySelector('script[data-view]')) &&
          areAttended(element.shadowRoot)),
    )
  const outlet = document.querySelector('#outlet')
  return !outlet || areAttended(outlet)
}

/**
 * Whoever opens a page acts on it when somebody attends to it, unless he says that he waits for `commit` only; what happens
 * before has tests of its own (rendered-pages.test.ts).
 */
function waitForAttendance(page: Page): void {
  const { goto } = page
  page.goto = async (...where) => {
    const response = await goto.apply(page, where)
    if (where[1]?.waitUntil !== 'commit') await page.waitForFunction(isAttended, undefined, { polling: 50 })
    return response
  }
}

/** A visitor puts a finger on the element, and nothing more; ends when React has taken over. */
export async function reach(page: Page | Frame, selector = '#outlet > *'): Promise<void> {
  const element = page.locator(selector).first()
  await element.evaluate(({ shadowRoot }) =>
    shadowRoot
      ?.querySelector('[data-root]')
      ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true })),
  )
  const isDrawn = () =>
    element.evaluate(({ shadowRoot }) => shadowRoot?.querySelector('script[data-view]') !== null)
  await eventually(isDrawn).toBe(false)
}

/** What can never be drawn says so at once; the server waits a third of a second for what is on its way. */
const mostTries = 30

/** What is drawn for the first time may be late on a busy machine, and then elements draw themselves; from then on it is there. */
export async function viewDrawn(name: string, query: string): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++)
    if ((await fetch(`${origin}/view/${name}?${query}`)).status === 200) return
}

/** The same for a page of the site. */
export async function pageDrawn(path: string): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++)
    if ((await (await fetch(origin + path)).text()).includes(' data-view>')) return
}

/** The loader gives a view two seconds: a busy machine is no slow network. Runs in the page. */
function waitPatiently(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (ms) => timeout(ms === 2000 ? 60_000 : ms)
}

/** Pages of the site and views come to this page drawn, however often they have to be asked for, and are waited for. */
export async function drawnOnly(page: Page): Promise<void> {
  await page.addInitScript(waitPatiently)
  await page.route(
    (url) => url.origin === origin,
    async (route) => {
      const request = route.request()
      const isView = new URL(request.url()).pathname.startsWith('/view/')
      if (!isView && request.resourceType() !== 'document') return route.fallback()
      let response = await route.fetch({ maxRedirects: 0 })
      const isDrawn = async () =>
        'location' in response.headers() || (await response.text()).includes(' data-view>')
      for (let tries = 1; tries < mostTries && !(await isDrawn()); tries++)
        response = await route.fetch({ maxRedirects: 0 })
      return route.fulfill({ response })
    },
  )
}

/** The embeds whose scripts stand in a host's markup. */
export async function embedsDrawn(html: string): Promise<void> {
  for (const [, address = ''] of html.matchAll(/src="([^"]*\/embed\/[^"]+)"/g))
    for (let tries = 0; tries < mostTries; tries++) {
      const answer = await fetch(address.replaceAll('&amp;', '&'))
      if (!answer.ok || (await answer.text()).includes(' data-view>')) break
    }
}

/** The views of the elements in a host's markup. */
export async function viewsDrawn(body: string): Promise<void> {
  for (const [, name = '', text = ''] of body.matchAll(/<parket-([a-z-]+)([^>]*)>/g)) {
    const attributes = [...text.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
      key,
      value,
    ])
    await viewDrawn(name, String(new URLSearchParams(attributes)))
  }
}

/** Our server has no views for this page: its elements draw themselves. */
export const withoutViews = (page: Page): Promise<unknown> =>
  page.route(`${origin}/view/**`, (route) => route.fulfill({ status: 404, body: '' }))

/** The shell's pages come to this page as if nothing could be drawn: what answers for the API then answers from the start. */
export const undrawn = async (page: Page): Promise<void> => {
  await withoutViews(page)
  await page.route(
    (url) => url.origin === origin,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const body = (await response.text())
        .replace(/(<main id="outlet"[^>]*>).*(<\/main>)/s, '$1$2')
        .replace(/(<ul id="menu-items"[^>]*>).*?(<\/ul>\s*<\/nav>)/s, '$1$2')
        .replace(/(<nav id="footer-menu"[^>]*>).*?(<\/nav>)/s, '$1$2')
      return route.fulfill({ response, body })
    },
  )
}

/**
 * A blank page of its own, and everything that will be asked, said and heard in it. Nothing moves unless a test
 * wants it to: Playwright scrolls the page when what it is to click is still moving, and clicks before the next
 * frame, in which an open list follows its field. `from` is a browser with settings of its own.
 */
export async function startVisit(options: BrowserContextOptions = {}, from = browser): Promise<Visit> {
  const context = await from.newContext({ locale: 'sl-SI', reducedMotion: 'reduce', ...options })
  await context.addInitScript(listen, names)
  const page = await context.newPage()
  context.setDefaultTimeout(backstop)
  if (options.javaScriptEnabled !== false) waitForAttendance(page)
  const lists = { asked: [], errors: [], warnings: [], heard: [], uncaught: [] }
  const visit: Visit = { page, ...lists, waiting: new Set() }
  page.on('request', (request) => {
    visit.asked.push(request.url())
    visit.waiting.add(request)
  })
  page.on('requestfinished', (request) => visit.waiting.delete(request))
  page.on('requestfailed', (request) => visit.waiting.delete(request))
  page.on('pageerror', (error) => visit.uncaught.push(String(error)))
  page.on('console', (message) => {
    const [type, text] = [message.type(), message.text()]
    if (type === 'debug' && text.startsWith('heard ')) visit.heard.push(JSON.parse(text.slice(6)))
    // The browser's own lines, as of a request that failed, begin otherwise.
    if (!/^(parket|Parket|shell)/.test(text)) return
    if (type === 'error') visit.errors.push(text)
    if (type === 'warning') visit.warnings.push(text)
  })
  await watchFor(context)
  opened.add(visit)
  return visit
}

async function end(visits: Visit[]): Promise<void> {
  // An answer that is on its way through a test's hands when the test is done is nobody's fault.
  const open = visits.filter(({ page }) => !page.isClosed())
  await Promise.all(open.map(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await Promise.all(visits.map(({ page }) => page.context().close()))
  expect(visits.flatMap(({ uncaught }) => uncaught)).toEqual([])
}

afterEach(async ({ task }) => {
  const visits = [...opened]
  opened.clear()
  if (task.result?.state === 'fail') await leaveEvidence(task, [...visits, ...kept])
  await end(visits)
})

/** Several tests of a file go on with this visit, until `leave`. */
export function keep<V extends Visit>(visit: V): V {
  opened.delete(visit)
  kept.add(visit)
  return visit
}

/** Ends kept visits: all of the file's where none is named. */
export async function leave(visits: Visit[] = [...kept]): Promise<void> {
  for (const visit of visits) kept.delete(visit)
  await end(visits)
}

afterAll(() => leave())

export interface HostPage {
  /** Attributes of the script tag beside type and src. */
  script?: string
  /** Script tags instead of ours. */
  instead?: string
  /** Before the script tag. */
  head?: string
  headers?: Record<string, string>
}

/** A stranger's page with our script tag as the contract shows it. */
export function hostPage(
  body: string,
  {
    script = '',
    instead = `<script type="module" src="${origin}/parket.js" ${script}></script>`,
    head = '',
    headers = {},
  }: HostPage = {},
): string {
  const html = `<!doctype html><html lang="sl"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><title>Tuja stran</title>
    <link rel="icon" href="data:,">${head}${instead}</head>
    <body><main><h1>Tuja stran</h1>${body}</main></body></html>`
  const type = { 'content-type': 'text/html; charset=utf-8' }
  return stranger.put('/', html, { ...type, ...headers })
}

/** Opens a stranger's page with this in its body; `undrawn`: its elements draw themselves. */
export async function visitHost(
  body: string,
  {
    options,
    undrawn = false,
    ...host
  }: HostPage & { options?: BrowserContextOptions; undrawn?: boolean } = {},
): Promise<Visit> {
  const visit = await startVisit(options)
  if (undrawn) await withoutViews(visit.page)
  else {
    await viewsDrawn(body)
    await visit.page.addInitScript(waitPatiently)
  }
  await visit.page.goto(hostPage(body, host))
  return visit
}

/** What the page asks for there waits until it is let go. */
export async function hold(page: Page, which: Parameters<Page['route']>[0]): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(which, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/** Waits until the condition holds: `await eventually(() => …).toBe(…)`. */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: backstop, interval: 50 })

/** Nothing is on its way any more, and what came is drawn. */
export async function quiet({ page, waiting }: Visit): Promise<void> {
  do {
    await eventually(() => [...waiting]).toEqual([])
    await page.evaluate(twoFrames)
  } while (waiting.size > 0)
}

/** Runs in the page. */
const twoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

/** An answer of the site's API, from the path on: "/clubs". */
export async function askApi<S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S>> {
  const response = await fetch(`${origin}/api${path}`)
  return v.parse(schema, await response.json())
}

/** Names of our files that were fetched, without hashes: "match-search", "core"; shared ones have nothing else. */
export const chunksOf = ({ asked }: Visit): string[] =>
  asked.flatMap((url) => {
    const [, file, name] = /\/assets\/((.+)-[a-z\d]{7})\.js$/.exec(url) ?? []
    return (name === 'shared' ? file : name) ?? []
  })
