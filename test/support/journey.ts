/**
 * A visitor's way through pages in Chromium: the site, a stranger's origin and one browser, which the files of a worker
 * share; every visit has a context of its own and ends with its test, or when the file that keeps it says so.
 */
import { type Browser, type BrowserContextOptions, chromium, type Frame, type Page } from 'playwright'
import * as v from 'valibot'
import { expect, inject, type TestContext } from 'vitest'
import { chromiumArguments, findChromium } from './chromium.mjs'
import { leaveEvidence, watchFor } from './evidence'
import { startStranger } from './other-sites'

export const origin = inject('origin')

export const stranger = await startStranger()

const launch = (...more: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium() ?? 'chromium', args: [...chromiumArguments, ...more] })

/**
 * This worker's browsers, without pictures and with them: rendering them took a tenth of the time, and few journeys look
 * at one. A browser that workers shared through a server took another eighth.
 */
const browser = await launch('--blink-settings=imagesEnabled=false')
let pictured: Promise<Browser> | undefined
const picturedBrowser = (): Promise<Browser> => (pictured ??= launch())

export interface VisitOptions extends BrowserContextOptions {
  /** Pictures are fetched and rendered, and may fail. */
  hasPictures?: boolean
}

/** A public event as received by the host's page; `detail.error` as text. */
interface Heard {
  name: string
  tag: string
  detail: Record<string, unknown>
}

export interface Visit {
  page: Page
  requested: string[]
  waiting: Set<unknown>
  errors: string[]
  warnings: string[]
  received: Heard[]
  uncaught: string[]
}

const names = ['navigate', 'load', 'error', 'filter-change', 'metadata'].map((name) => `parket-${name}`)

/** Reports events by the console, so that nothing of ours is in the page. Runs in the page. */
function listen(names: string[]): void {
  /** Ignores a host's `toJSON`. */
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
 * In ms; nothing takes as long, however busy the machine. Shorter than a test's own timeout, so that the message names
 * what was awaited.
 */
export const backstop = 50_000

const opened = new Set<Visit>()
const kept = new Set<Visit>()

/**
 * Whether our script handles everything that the server rendered in a page of the shell: input is kept. Runs in the
 * page.
 */
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
 * Opening a page waits until input is kept, unless the test waits for `commit` only; input before that has tests of its
 * own (rendered-pages.test.ts).
 */
function waitForAttendance(page: Page): void {
  const { goto } = page
  page.goto = async (...where) => {
    const response = await goto.apply(page, where)
    if (where[1]?.waitUntil !== 'commit') await page.waitForFunction(isAttended, undefined, { polling: 50 })
    return response
  }
}

/** Whether it has a view, and somebody handles a touch of it: a view may be there before our script. Runs in the page. */
function hearsTouch(element: Element): boolean {
  const { shadowRoot } = element
  const page = Reflect.get(globalThis, Symbol.for('parket@1')) as
    | { statics?: WeakMap<Element, unknown> }
    | undefined
  if (!shadowRoot) return false
  return page?.statics?.has(element) || !shadowRoot.querySelector('script[data-view]')
}

/** Touches the element, and nothing more; resolves when React has taken over. */
export async function reach(page: Page | Frame, selector = '#outlet > *'): Promise<void> {
  const element = page.locator(selector).first()
  await eventually(() => element.evaluate(hearsTouch)).toBe(true)
  await element.evaluate(({ shadowRoot }) =>
    shadowRoot
      ?.querySelector('[data-root]')
      ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true })),
  )
  const isRendered = () =>
    element.evaluate(({ shadowRoot }) => shadowRoot?.querySelector('script[data-view]') !== null)
  await eventually(isRendered).toBe(false)
}

/** What can never be rendered fails at once; the server waits 300 ms for a pending rendering. */
const mostTries = 100

/** A first rendering may be late on a busy machine, and then elements render themselves; after that it is cached. */
export async function viewRendered(name: string, query: string): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++)
    if ((await fetch(`${origin}/view/${name}?${query}`)).status === 200) return
}

/** The same for a page of the site. */
export async function pageRendered(path: string): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++)
    if ((await (await fetch(origin + path)).text()).includes(' data-view>')) return
}

/** The loader waits two seconds for a view: a busy machine isn't a slow network. Runs in the page. */
function waitPatiently(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (ms) => timeout(ms === 2000 ? 60_000 : ms)
}

/** Makes pages and views reach this page server-rendered, by repeating requests until they are. */
export async function withoutHydration(page: Page): Promise<void> {
  await page.addInitScript(waitPatiently)
  await page.route(
    (url) => url.origin === origin,
    async (route) => {
      const request = route.request()
      const isView = new URL(request.url()).pathname.startsWith('/view/')
      if (!isView && request.resourceType() !== 'document') return route.fallback()
      let response = await route.fetch({ maxRedirects: 0 })
      const isRendered = async () =>
        'location' in response.headers() || (await response.text()).includes(' data-view>')
      for (let tries = 1; tries < mostTries && !(await isRendered()); tries++)
        response = await route.fetch({ maxRedirects: 0 })
      return route.fulfill({ response })
    },
  )
}

export async function embedsRendered(html: string): Promise<void> {
  for (const [, address = ''] of html.matchAll(/src="([^"]*\/embed\/[^"]+)"/g))
    for (let tries = 0; tries < mostTries; tries++) {
      const answer = await fetch(address.replaceAll('&amp;', '&'))
      if (!answer.ok || (await answer.text()).includes(' data-view>')) break
    }
}

export async function viewsRendered(body: string): Promise<void> {
  for (const [, name = '', text = ''] of body.matchAll(/<parket-([a-z-]+)([^>]*)>/g)) {
    const attributes = [...text.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
      key,
      value,
    ])
    await viewRendered(name, String(new URLSearchParams(attributes)))
  }
}

/** Our server has no views for this page: its elements render themselves. */
export const withoutViews = (page: Page): Promise<unknown> =>
  page.route(`${origin}/view/**`, (route) => route.fulfill({ status: 404, body: '' }))

/** The shell's pages arrive unrendered: routes that replace the API then apply from the start. */
export const unrendered = async (page: Page): Promise<void> => {
  await withoutViews(page)
  await page.route(
    (url) => url.origin === origin,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const body = (await response.text()).replace(/(<main id="outlet"[^>]*>).*(<\/main>)/s, '$1$2')
      return route.fulfill({ response, body })
    },
  )
}

/**
 * A blank page, with everything that is requested and reported in it. Animations are off by default: Playwright scrolls
 * the page if the element to click is moving, and clicks before the next frame, in which an open list follows its
 * field. `from` is a browser with settings of its own.
 */
export async function startVisit(
  { hasPictures = false, ...options }: VisitOptions = {},
  from?: Browser,
): Promise<Visit> {
  const opener = from ?? (hasPictures ? await picturedBrowser() : browser)
  const context = await opener.newContext({ locale: 'sl-SI', reducedMotion: 'reduce', ...options })
  await context.addInitScript(listen, names)
  const page = await context.newPage()
  context.setDefaultTimeout(backstop)
  if (options.javaScriptEnabled !== false) waitForAttendance(page)
  const lists = { requested: [], errors: [], warnings: [], received: [], uncaught: [] }
  const visit: Visit = { page, ...lists, waiting: new Set() }
  page.on('request', (request) => {
    visit.requested.push(request.url())
    visit.waiting.add(request)
  })
  page.on('requestfinished', (request) => visit.waiting.delete(request))
  page.on('requestfailed', (request) => visit.waiting.delete(request))
  page.on('pageerror', (error) => visit.uncaught.push(String(error)))
  page.on('console', (message) => {
    const [type, text] = [message.type(), message.text()]
    if (type === 'debug' && text.startsWith('heard ')) visit.received.push(JSON.parse(text.slice(6)))
    // The browser's own lines, such as a failed request's, begin differently.
    if (!/^(parket|Parket|shell)/.test(text)) return
    if (type === 'error') visit.errors.push(text)
    if (type === 'warning') visit.warnings.push(text)
  })
  await watchFor(context)
  opened.add(visit)
  return visit
}

async function end(visits: Visit[]): Promise<void> {
  // An intercepted response that is still pending at the end of the test isn't an error.
  const open = visits.filter(({ page }) => !page.isClosed())
  await Promise.all(open.map(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await Promise.all(visits.map(({ page }) => page.context().close()))
  expect(visits.flatMap(({ uncaught }) => uncaught)).toEqual([])
}

/** Ends what the test has opened and not kept. */
export async function endVisits({ task }: TestContext): Promise<void> {
  const visits = [...opened]
  opened.clear()
  if (task.result?.state === 'fail') await leaveEvidence(task, [...visits, ...kept])
  await end(visits)
}

/** Several tests of a file use this visit, until `leave`. */
export function keep<V extends Visit>(visit: V): V {
  opened.delete(visit)
  kept.add(visit)
  return visit
}

/** Ends shared visits: by default all of the file's. */
export async function leave(visits: Visit[] = [...kept]): Promise<void> {
  for (const visit of visits) kept.delete(visit)
  await end(visits)
}

export interface HostPage {
  /** Attributes of the script tag besides type and src. */
  script?: string
  /** Script tags in place of ours. */
  instead?: string
  /** Before the script tag. */
  head?: string
  headers?: Record<string, string>
}

/** A host's page with our script tag, as in the contract. */
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

export async function visitHost(
  body: string,
  { options, ...host }: HostPage & { options?: VisitOptions } = {},
): Promise<Visit> {
  const visit = await startVisit(options)
  await viewsRendered(body)
  await visit.page.addInitScript(waitPatiently)
  await visit.page.goto(hostPage(body, host))
  return visit
}

/** Holds responses to these requests until they are released. */
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

/** No request is pending any more, and the answers are rendered. */
export async function quiet({ page, waiting }: Visit): Promise<void> {
  do {
    await eventually(() => [...waiting]).toEqual([])
    await page.evaluate(rendered)
  } while (waiting.size > 0)
}

/**
 * Two frames, for what waits for layout, then a task that is run when no other is left, in however many pieces React
 * renders. No idle callback: the headless shell has pages that it never calls idle. Runs in the page.
 */
async function rendered(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  await scheduler.postTask(() => {}, { priority: 'background' })
}

export async function askApi<S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S>> {
  const response = await fetch(`${origin}/api${path}`)
  return v.parse(schema, await response.json())
}

/** Names of our files that were fetched, without hashes: "match-search", "core"; shared ones have nothing else. */
export const chunksOf = ({ requested }: Visit): string[] =>
  requested.flatMap((url) => {
    const [, file, name] = /\/assets\/((.+)-[a-z\d]{7})\.js$/.exec(url) ?? []
    return (name === 'shared' ? file : name) ?? []
  })
