/**
 * A server-rendered element before hydration, which happens when somebody uses it. Until then its links are announced, its
 * ad's clicks recorded, and input is kept to be replayed; afterwards `src/element` does it.
 */
import { followAddress } from '../page/address-query'
import { kebab } from '../page/attribute-text'
import { dispatch } from './dispatch'
import type { FollowedView } from './follow-matches'
import { announceLinks, recordAdClicks } from './navigation'
import { type KeptInput, keptAttribute, type StaticState } from './protocol'
import { viewFacts } from './view-facts'

/** What the loader provides. */
export interface StaticElementOptions {
  /** Property names of the tag; the attributes are the same names in kebab case. */
  properties: readonly string[]
  /** The site that its internal links lead to. */
  site: string
  /** Its state stands in the page's address. */
  isInAddress: boolean
  /** Loads the tag's files, which define it. Rejects if one fails. */
  load: () => Promise<unknown>
  /** It shows matches without a score: starts polling when they begin. */
  follow?: (drawn: FollowedView, starts: readonly number[]) => void
}

/** Events that hydrate it. */
const using = ['pointerdown', 'focusin', 'keydown', 'click', 'input', 'submit']

/** Controls that need our script; a select's trigger is a combobox that contains buttons. */
const answering = 'button:not([type=submit]),[role=combobox],[data-in-place],[type=text]'
/** Keys that are the browser's. */
const ownKeys = /^(Tab|Shift|Control|Alt|Meta|Escape)$/
/** Keys that our fields handle; all others type. */
const fieldKeys = /^(Enter|Arrow(Up|Down))$/
/** Keys that the browser turns into a click, but not on a select's trigger. */
const pressing = /^(Enter| )$/

function isOurKey(key: string, target: Element): boolean {
  if (target.matches('input')) return fieldKeys.test(key)
  return target.matches(pressing.test(key) ? 'div[role=combobox]' : '[role=tab],[role=combobox],button')
}

/** The control that the event is for; null where the browser handles it. */
function wantedBy(event: Event, target: HTMLElement): HTMLElement | null {
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

/** Deferred scripts of the page may listen to our events: they run before DOMContentLoaded. */
function onceParsed(act: () => void): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.domContentLoadedEventStart === 0)
    document.addEventListener('DOMContentLoaded', act, { once: true })
  else act()
}

/** A nested element fires no events of its own. */
const isInside = (host: Element): boolean =>
  (host.getRootNode() as Partial<ShadowRoot>).host?.localName.startsWith('parket-') === true

export class StaticElement implements FollowedView, StaticState, EventListenerObject {
  readonly since = Date.now()
  readonly kept: KeptInput[] = []
  isReplaying?: boolean
  readonly host: HTMLElement
  readonly root: ShadowRoot
  readonly #options: StaticElementOptions
  readonly #stops: (() => void)[]
  #isHydrating = false
  #isLoaded = false
  #mount: (() => void) | undefined

  constructor(host: HTMLElement, root: ShadowRoot, options: StaticElementOptions) {
    this.host = host
    this.root = root
    this.#options = options
    const { site, properties, isInAddress } = options
    const observer = new MutationObserver((changes) => {
      const hasChanged = ({ attributeName, oldValue }: MutationRecord) =>
        host.getAttribute(attributeName as string) !== oldValue
      if (changes.some(hasChanged)) this.hydrate()
    })
    observer.observe(host, { attributeFilter: properties.map(kebab), attributeOldValue: true })
    for (const type of using) root.addEventListener(type, this, true)
    this.#stops = [
      () => observer.disconnect(),
      () => {
        for (const type of using) root.removeEventListener(type, this, true)
      },
      announceLinks(root, host, () => site),
      recordAdClicks(root),
    ]
    const { query = '', isCorrected, keys, metadata, polled, warnings = [] } = viewFacts(root) ?? {}
    if (isInAddress) this.#followAddress(isCorrected ? query : undefined, keys)
    if (polled)
      options.follow?.(
        this,
        Object.values(polled).flatMap(({ starts }) => starts),
      )
    for (const line of warnings) console.warn(line)
    // With nothing to show, the fallback stands.
    if (!isInside(host) && !root.querySelector('[data-fallback]'))
      onceParsed(() => {
        dispatch(host, 'parket-load', {})
        if (metadata) dispatch(host, 'parket-metadata', metadata)
      })
  }

  handleEvent(event: Event): void {
    const target = event.composedPath()[0] as HTMLElement
    // Slotted content is the host's; a nested element handles its own.
    if (this.isReplaying || target.getRootNode() !== this.root) return
    const wanted = this.#isTyped(event, target) ? target : wantedBy(event, target)
    if (wanted) this.#keep(event, wanted)
    this.hydrate()
  }

  /** Loads the files and hydrates, once. After a failure the next event tries again. */
  hydrate(): void {
    if (this.#isHydrating) return
    this.#isHydrating = true
    this.#options.load().then(
      () => {
        this.#isLoaded = true
        if (this.host.isConnected) this.#mount?.()
      },
      () => {
        this.#isHydrating = false
        for (const { event, target } of this.kept.splice(0)) {
          target.removeAttribute(keptAttribute)
          // The browser sends the form as it would without scripts.
          if (event.type === 'submit') (target as HTMLFormElement).submit()
        }
      },
    )
  }

  defer(mount: () => void): boolean {
    this.#mount = mount
    return !this.#isLoaded
  }

  end(): void {
    for (const stop of this.#stops) stop()
  }

  /** What is typed waits for the keys before it, which are being replayed. */
  #isTyped(event: Event & Partial<KeyboardEvent>, target: HTMLElement): boolean {
    const { type, key = '', ctrlKey, metaKey, altKey } = event
    const isText = /^(.|Backspace)$/u.test(key) && !ctrlKey && !metaKey && !altKey
    const isWaiting = this.kept.some(({ event }) => event.type === 'keydown')
    return type === 'keydown' && isText && isWaiting && target.matches('input')
  }

  #keep(event: Event, target: HTMLElement): void {
    if (event.type !== 'input') {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    if (event.type === 'click') {
      for (const { target } of this.kept) target.removeAttribute(keptAttribute)
      target.setAttribute(keptAttribute, '')
    }
    const isField = target.matches('input, select')
    this.kept.push({ event, target, ...(isField && { text: (target as HTMLInputElement).value }) })
  }

  /** @param settled the query as corrected by the screen; it replaces the entries under `keys` */
  #followAddress(settled?: string, keys: readonly string[] = []): void {
    const address = new URL(location.href)
    const before = address.search
    const entries = new URLSearchParams(settled)
    if (settled !== undefined) for (const key of keys) if (!entries.has(key)) address.searchParams.delete(key)
    for (const [key, text] of entries) address.searchParams.set(key, text)
    // The host's router keeps its state of this history entry.
    if (address.search !== before) history.replaceState(history.state, '', address)
    let last = location.search
    const look = () => {
      // Later: a page that is being left sees the next page's query first.
      setTimeout(() => {
        if (!this.host.isConnected) stop()
        else if (location.search !== last) this.hydrate()
        last = location.search
      })
    }
    const stop = followAddress(look)
    this.#stops.push(stop)
  }
}
