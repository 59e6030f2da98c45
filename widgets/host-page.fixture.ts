/** A host's page in a real browser, with `fetch` replaced by a federation's server. */
import { afterEach, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { type PageDefaults, registry } from '../src/island/protocol'
import { waitFor } from '../test/support/wait-for'
import { answerTo, type Routes } from './answers.fixture'
// A pending file of a part can't be observed.
import './late-files.fixture'

export interface Asked {
  address: string
  /** Path and query under the API, "/matches?season=12&perPage=20". */
  path: string
  isAborted: () => boolean
}

export interface HostPage {
  /** The federation's origin; each test has its own, because answers are cached by address. */
  origin: string
  requested: Asked[]
  /** Number of requests that are not answered, or whose answer is not read. */
  open: number
  askedFor: (path: string) => string[]
  ways: string[]
  /** `parket-*` events as "name tag". */
  events: string[]
}

let number = 0
let close = () => {}

const respond = (raw: unknown): Response => {
  if (raw instanceof Response) return raw
  return raw === undefined ? new Response(null, { status: 204 }) : new Response(JSON.stringify(raw))
}

/** Resolves when the body has been read, or that of its copy; at once where nobody reads it. */
const bodyRead = (response: Response): Promise<unknown> =>
  new Promise((resolve) => {
    if (!response.ok || !response.body) resolve(undefined)
    const { text, clone } = response
    response.text = () => {
      const read = text.call(response)
      read.then(resolve, resolve)
      return read
    }
    response.clone = () => {
      const copy = clone.call(response)
      bodyRead(copy).then(resolve)
      return copy
    }
  })

/** Aborting the signal ends the wait, as in a browser. */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

const eventNames = [
  'parket-load',
  'parket-error',
  'parket-navigate',
  'parket-metadata',
  'parket-filter-change',
]

/**
 * Opens the page; `data` are the script tag's attributes. Answers come from the fixture unless `changes` replace them.
 */
export function openPage(changes: Routes = {}, data: PageDefaults['data'] = {}): HostPage {
  closePage()
  number += 1
  const origin = `https://kzs-${number}.example`
  // Pictures are from the demo's own storage, so that none is broken.
  registry().defaults = { origin, data: { storage: `${location.origin}/demo/data/storage`, ...data } }
  const page: HostPage = { origin, requested: [], open: 0, askedFor: () => [], ways: [], events: [] }
  page.askedFor = (path) =>
    page.requested.filter((each) => each.path.startsWith(path)).map((each) => each.path)
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    const { pathname, search } = new URL(address)
    const path = pathname.replace(/^\/api/, '') + search
    page.requested.push({ address, path, isAborted: () => signal.aborted })
    page.open += 1
    const end = () => {
      page.open -= 1
    }
    try {
      const response = respond(await Promise.race([answerTo(address, changes), untilAborted(signal)]))
      bodyRead(response).then(end)
      return response
    } catch (error) {
      end()
      throw error
    }
  })
  const hear = (event: Event) => {
    page.events.push(`${event.type} ${(event.target as Element).localName}`)
    if (event.type !== 'parket-navigate') return
    page.ways.push((event as CustomEvent<{ url: string }>).detail.url)
    event.preventDefault()
  }
  for (const name of eventNames) document.addEventListener(name, hear)
  close = () => {
    for (const name of eventNames) document.removeEventListener(name, hear)
  }
  return page
}

export function closePage(): void {
  close()
  close = () => {}
  document.body.replaceChildren()
  delete registry().defaults
  vi.unstubAllGlobals()
}

export const start = location.href

/** The page and the machine as they were, after each test of a file that imports this one. */
export function leave(): void {
  vi.restoreAllMocks()
  closePage()
  vi.useRealTimers()
  // Repeats in one test would use up the budget of the next (src/contract/README.md, Outages).
  delete registry().repeats
  delete registry().failing
  scrollTo(0, 0)
  history.replaceState(null, '', start)
}
afterEach(leave)

/** The page's query. */
export const query = () => location.search.slice(1)
export const standAt = (query: string) => history.replaceState(null, '', `${location.pathname}?${query}`)

export const select = (name: string) => browser.getByRole('combobox', { name, exact: true })

/** Chooses the option in the select of that name. */
export async function choose(name: string, label: string): Promise<void> {
  await userEvent.click(select(name))
  await userEvent.click(browser.getByRole('option', { name: label, exact: true }))
  await waitFor(() => {
    if (!select(name).element().textContent?.includes(label)) throw new Error(`${name} is not ${label}`)
  })
}

export function put(html: string): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.append(place)
  return place.firstElementChild as HTMLElement
}

export const rootOf = (element: Element): HTMLElement | null =>
  element.shadowRoot?.querySelector<HTMLElement>('[data-root]') ?? null

/** Its readable text, without live announcements. */
export function wordsIn(element: Element): string {
  const copy = rootOf(element)?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ''
  for (const said of copy.querySelectorAll('.visually-hidden[role=status]')) said.remove()
  return copy.textContent
}

export const markupIn = (element: Element): string => rootOf(element)?.innerHTML ?? ''

export const partsIn = (element: Element, part: string): HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(`[part~="${part}"]`) ?? []),
]

/** Waits with a timeout that suits a busy machine. */
export { waitFor }

export const shows = (element: Element, text: string) =>
  waitFor(() => {
    if (!markupIn(element).includes(text)) throw new Error(`"${text}" is not in ${markupIn(element)}`)
  })

/** An answer that arrives when the test releases it. */
export function later<T>() {
  let give: (value: T) => void = () => {}
  const answer = new Promise<T>((resolve) => {
    give = resolve
  })
  return { answer, give }
}

const visibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** The visitor leaves the page for this time; the test has stopped the page's `Date`. */
export function leaveFor(minutes: number): void {
  visibility('hidden')
  vi.setSystemTime(Date.now() + minutes * 60_000)
  visibility('visible')
}

export const failing = (status: number) => () => new Response('{}', { status })

/** Twelve turns of the browser's task queue, in which React renders: for a page whose timers are stopped. */
export async function tasks(): Promise<void> {
  for (let round = 0; round < 12; round++) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  }
}

/**
 * One frame, for what waits for layout, then a task that is run when no other is left, in however many pieces React renders
 * and however busy the machine is.
 */
export async function nextFrame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await scheduler.postTask(() => {}, { priority: 'background' })
}

/** Nothing is left to do but to wait for answers that are pending: all requests that come without them have been sent. */
export async function waitingForAnswers(page: HostPage, element: Element): Promise<void> {
  const state = () => `${page.requested.length} ${page.open} ${markupIn(element)}`
  for (let before = ''; before !== state(); ) {
    before = state()
    await nextFrame()
  }
}

/** All requests have been answered, and what the answers led to is rendered. */
export async function settled(page: HostPage, element: Element): Promise<void> {
  do await waitingForAnswers(page, element)
  while (page.open > 0)
}
