/**
 * An element at rest: what a server drew needs nothing of React until somebody reaches for it. Until React answers in it
 * its links are announced and its ad's clicks recorded, and what is tapped or typed is kept; `src/element` does it then.
 */
import { fetchAnswer } from '../api/request-fetch'
import { kebab } from '../page/attribute-text'
import { dispatch } from '../page/dispatch'
import { announceLinks, recordAdClicks } from '../page/navigation'
import { type KeptAct, keptMark, type Resting } from '../page/registry'
import { viewFacts } from '../page/view-facts'
import type { Drawn } from './follow-drawn'

/** What its page does for it. */
export interface Attendance {
  /** Property names of the tag; the attributes are the same names in kebab case. */
  properties: readonly string[]
  /** The site that its internal links lead to. */
  site: string
  /** Its state stands in the page's address. */
  isInAddress: boolean
  /** Brings what makes the tag live, and defines it. Rejects where that can't be had. */
  live: () => Promise<unknown>
  /** What it shows changes by itself: brings what follows that. */
  follow?: (drawn: Drawn, starts: readonly number[]) => void
}

/** Who touches, focuses or types has reached for it. */
const reaching = ['pointerdown', 'focusin', 'keydown', 'click', 'input', 'submit']

/** What a script of ours answers; a select's trigger is one that holds buttons itself. */
const answering = 'button:not([type=submit]),[role=combobox],[data-in-place],[type=text]'
/** Keys that go on without us. */
const ownKeys = /^(Tab|Shift|Control|Alt|Meta|Escape)$/
/** Keys that a field of ours answers; all others type. */
const fieldKeys = /^(Enter|Arrow(Up|Down))$/
/** Keys of which the browser makes a click, but not on a select's trigger. */
const pressing = /^(Enter| )$/

function isOurKey(key: string, target: Element): boolean {
  if (target.matches('input')) return fieldKeys.test(key)
  return target.matches(pressing.test(key) ? 'div[role=combobox]' : '[role=tab],[role=combobox],button')
}

/** What the event asks of a script of ours; null where it is the browser's. */
function askedOf(event: Event, target: HTMLElement): HTMLElement | null {
  const { type, key = '', ctrlKey, metaKey, altKey, shiftKey } = event as Event & Partial<KeyboardEvent>
  const isModified = ctrlKey || metaKey || altKey || shiftKey
  if (type === 'click') {
    const element = target.closest<HTMLElement>(answering)
    // A link in another tab or window is the browser's.
    return isModified && element?.localName === 'a' ? null : element
  }
  if (type === 'keydown') return !isModified && !ownKeys.test(key) && isOurKey(key, target) ? target : null
  return /^(input|submit)$/.test(type) ? target : null
}

/** Scripts that are still on their way with the page may want to hear of it. */
function onceHeard(tell: () => void): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.domContentLoadedEventStart === 0)
    document.addEventListener('DOMContentLoaded', tell, { once: true })
  else tell()
}

/** A screen inside another one says nothing of itself to the host. */
const isInside = (host: Element): boolean =>
  (host.getRootNode() as Partial<ShadowRoot>).host?.localName.startsWith('parket-') === true

export class ElementAtRest implements Drawn, Resting, EventListenerObject {
  readonly since = Date.now()
  readonly kept: KeptAct[] = []
  passes?: boolean
  responses: ReadonlyMap<string, Promise<Response>> | undefined
  readonly host: HTMLElement
  readonly root: ShadowRoot
  readonly #attendance: Attendance
  readonly #stops: (() => void)[]
  #isBrought = false
  #mount: (() => void) | undefined

  constructor(host: HTMLElement, root: ShadowRoot, attendance: Attendance) {
    this.host = host
    this.root = root
    this.#attendance = attendance
    const { site, properties, isInAddress } = attendance
    const observer = new MutationObserver((changes) => {
      const hasChanged = ({ attributeName, oldValue }: MutationRecord) =>
        host.getAttribute(attributeName as string) !== oldValue
      if (changes.some(hasChanged)) this.reach()
    })
    observer.observe(host, { attributeFilter: properties.map(kebab), attributeOldValue: true })
    for (const type of reaching) root.addEventListener(type, this, true)
    this.#stops = [
      () => observer.disconnect(),
      () => {
        for (const type of reaching) root.removeEventListener(type, this, true)
      },
      announceLinks(root, host, () => site),
      recordAdClicks(root),
    ]
    const { query, keys, metadata, followed, warnings = [] } = viewFacts(root) ?? {}
    if (isInAddress) this.#followAddress(query, keys)
    if (followed) attendance.follow?.(this, Object.values(followed).flat())
    for (const line of warnings) console.warn(line)
    if (!isInside(host))
      onceHeard(() => {
        dispatch(host, 'parket-load', {})
        if (metadata) dispatch(host, 'parket-metadata', metadata)
      })
  }

  handleEvent(event: Event): void {
    const target = event.composedPath()[0] as HTMLElement
    // What stands in the slot is the host's, what stands in an element inside is that element's.
    if (this.passes || target.getRootNode() !== this.root) return
    const asked = askedOf(event, target)
    if (asked) this.#keep(event, asked)
    this.reach()
  }

  /** Makes it live, once; who could not be made live waits for the next who reaches for it. */
  reach(): void {
    if (this.responses) return
    const signal = AbortSignal.timeout(10_000)
    const addresses = Object.keys(viewFacts(this.root)?.answers ?? {})
    this.responses = new Map(
      addresses.map((address) => [address, fetchAnswer(address, 'application/json', signal)]),
    )
    // Nobody may come to read them.
    for (const response of this.responses.values()) response.catch(() => {})
    this.#attendance.live().then(
      () => {
        this.#isBrought = true
        if (this.host.isConnected) this.#mount?.()
      },
      () => {
        this.responses = undefined
        for (const { event, target } of this.kept.splice(0)) {
          target.removeAttribute(keptMark)
          // The browser sends the form as it would without scripts.
          if (event.type === 'submit') (target as HTMLFormElement).submit()
        }
      },
    )
  }

  holds(mount: () => void): boolean {
    this.#mount = mount
    return !this.#isBrought
  }

  end(): void {
    for (const stop of this.#stops) stop()
  }

  #keep(event: Event, target: HTMLElement): void {
    if (event.type !== 'input') {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    if (event.type === 'click') {
      for (const { target } of this.kept) target.removeAttribute(keptMark)
      target.setAttribute(keptMark, '')
    }
    this.kept.push({ event, target, text: (target as HTMLInputElement).value })
  }

  /** @param settled the query that the screen has put in place of what stands under its `keys` */
  #followAddress(settled?: string, keys: readonly string[] = []): void {
    const address = new URL(location.href)
    const before = address.search
    const entries = new URLSearchParams(settled)
    if (settled !== undefined) for (const key of keys) if (!entries.has(key)) address.searchParams.delete(key)
    for (const [key, text] of entries) address.searchParams.set(key, text)
    // The host's router finds its own state on the step.
    if (address.search !== before) history.replaceState(history.state, '', address)
    let last = location.search
    const look = () => {
      // Not at once: a page that is being left hears the next one's query before it goes.
      setTimeout(() => {
        if (!this.host.isConnected) stop()
        else if (location.search !== last) this.reach()
        last = location.search
      })
    }
    // A host's own step is heard where there is a Navigation API.
    const places: [EventTarget | undefined, string][] = [
      [window, 'popstate'],
      [(globalThis as { navigation?: EventTarget }).navigation, 'currententrychange'],
    ]
    for (const [place, type] of places) place?.addEventListener(type, look)
    const stop = () => {
      for (const [place, type] of places) place?.removeEventListener(type, look)
    }
    this.#stops.push(stop)
  }
}
