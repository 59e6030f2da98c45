/** A stranger's page in a real browser, with a federation's server that is no further away than `fetch`. */
import { vi } from 'vitest'
import { type PageDefaults, registry } from '../src/page/registry'
import { waitFor } from '../test/support/wait-for'
import { answerTo, type Routes } from './answers.fixture'

export interface Asked {
  address: string
  /** Path and query under the API, "/matches?season=12&perPage=20". */
  path: string
  isAborted: () => boolean
}

export interface HostPage {
  /** The federation's origin; each test has its own, because answers are kept by address. */
  origin: string
  /** Every request, in order. */
  asked: Asked[]
  /** How many of them are still without an answer. */
  open: number
  /** The paths asked for that begin so. */
  askedFor: (path: string) => string[]
  /** Where the widgets wanted to lead the visitor. */
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

/** The signal ends the wait, as in a browser. */
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

/** Opens the page; `data` is what the script tag says. Answers come from the fixture unless `changes` differ. */
export function openPage(changes: Routes = {}, data: PageDefaults['data'] = {}): HostPage {
  closePage()
  number += 1
  const origin = `https://kzs-${number}.example`
  // Pictures come from the demo's own storage, so that none is broken.
  registry().defaults = { origin, data: { storage: `${location.origin}/demo/data/storage`, ...data } }
  const page: HostPage = { origin, asked: [], open: 0, askedFor: () => [], ways: [], events: [] }
  page.askedFor = (path) => page.asked.filter((each) => each.path.startsWith(path)).map((each) => each.path)
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    const { pathname, search } = new URL(address)
    const path = pathname.replace(/^\/api/, '') + search
    page.asked.push({ address, path, isAborted: () => signal.aborted })
    page.open += 1
    try {
      return respond(await Promise.race([answerTo(address, changes), untilAborted(signal)]))
    } finally {
      page.open -= 1
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

/** Puts HTML on the page and gives its first element. */
export function put(html: string): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.append(place)
  return place.firstElementChild as HTMLElement
}

export const rootOf = (element: Element): HTMLElement | null =>
  element.shadowRoot?.querySelector<HTMLElement>('[data-root]') ?? null

/** What can be read in it; not what is only said of a change. */
export function wordsIn(element: Element): string {
  const copy = rootOf(element)?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ''
  for (const said of copy.querySelectorAll('.visually-hidden[role=status]')) said.remove()
  return copy.textContent
}

/** What the element's root holds, as markup; empty before it is drawn. */
export const markupIn = (element: Element): string => rootOf(element)?.innerHTML ?? ''

export const partsIn = (element: Element, part: string): HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(`[part~="${part}"]`) ?? []),
]

/** Waits for as long as a machine may take that has much else to do. */
export { waitFor }

export const shows = (element: Element, text: string) =>
  waitFor(() => {
    if (!markupIn(element).includes(text)) throw new Error(`"${text}" is not in ${markupIn(element)}`)
  })

/** An answer that comes when the test says so. */
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

/** The visitor is away for so long; the test has stopped the page's `Date`. */
export function leaveFor(minutes: number): void {
  visibility('hidden')
  vi.setSystemTime(Date.now() + minutes * 60_000)
  visibility('visible')
}

/** An answer with this status. */
export const failing = (status: number) => () => new Response('{}', { status })

/** What stands in the browser's queue already is done, and what that leads to: drawings of React, its effects. */
export async function tasks(): Promise<void> {
  for (let round = 0; round < 12; round++) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  }
}

/** One drawing of the browser, and what was to be done before it or follows from it. */
export async function nextFrame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await tasks()
}

/** Everything that was asked for has been answered and drawn. */
export async function settled(page: HostPage, element: Element): Promise<void> {
  const state = () => `${page.asked.length} ${markupIn(element)}`
  for (let still = 0; still < 2; ) {
    const before = state()
    await nextFrame()
    still = page.open === 0 && state() === before ? still + 1 : 0
  }
}
