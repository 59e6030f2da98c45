/**
 * A server-rendered element before hydration. `reasons` has what hydrates it; until React has taken over, input is kept
 * to be replayed.
 */
import { attend } from './attend'
import { dispatch } from './dispatch'
import { fallbackMark, type KeptInput, type StaticState } from './protocol'
import { onHostChange, reflectProperties } from './reasons/change'
import type { PolledView } from './reasons/match'
import { onQueryChange, putCorrected } from './reasons/query'
import { giveUp, onUse } from './reasons/use'
import { enter, type State } from './state'
import { viewFacts } from './view-facts'

/** What the loader provides. */
export interface StaticElementOptions {
  /** Property names of the tag; the attributes are the same names in kebab case. */
  properties: readonly string[]
  /** The site that its internal links lead to */
  site: () => string
  /** Its state is in the page's address. */
  isInAddress: boolean
  /** Loads the tag's files, which define it. Rejects if one fails. */
  load: () => Promise<unknown>
  /** It shows matches without a score: starts polling when they begin. */
  poll?: (view: PolledView, starts: readonly number[]) => void
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

export class StaticElement implements PolledView, StaticState {
  state: State = 'static'
  since = Date.now()
  readonly kept: KeptInput[] = []
  isReplaying?: boolean
  readonly host: HTMLElement
  readonly root: ShadowRoot
  readonly #load: () => Promise<unknown>
  readonly #stops: (() => void)[]
  #mount: (() => void) | undefined

  constructor(host: HTMLElement, root: ShadowRoot, options: StaticElementOptions) {
    const { properties, site, isInAddress, load, poll } = options
    this.host = host
    this.root = root
    this.#load = load
    attend(root, site)
    const hydrate = () => this.hydrate()
    this.#stops = [onHostChange(host, properties, hydrate), onUse(root, this, hydrate)]
    reflectProperties(host, properties)
    const {
      attributes,
      query = '',
      isCorrected,
      keys,
      metadata,
      polled,
      warnings = [],
    } = viewFacts(root) ?? {}
    if (isInAddress) {
      if (isCorrected) putCorrected(query, keys)
      this.#stops.push(onQueryChange(host, hydrate))
    }
    const starts = Object.values(polled ?? {}).flatMap(({ starts }) => starts)
    if (polled) poll?.(this, attributes?.refresh === 'always' ? [0] : starts)
    for (const line of warnings) console.warn(line)
    // With nothing to show, the fallback stays.
    if (!isInside(host) && !root.querySelector(`[${fallbackMark}]`))
      onceParsed(() => {
        dispatch(host, 'parket-load', {})
        if (metadata) dispatch(host, 'parket-metadata', metadata)
      })
  }

  /** Loads the files and hydrates, once. After a failure the next reason tries again. */
  hydrate(): void {
    if (!enter(this, 'loading')) return
    this.#load().then(
      () => {
        enter(this, 'hydrating')
        if (this.host.isConnected) this.#mount?.()
      },
      () => {
        enter(this, 'static')
        giveUp(this.kept)
      },
    )
  }

  defer(mount: () => void): boolean {
    this.#mount = mount
    return this.state !== 'hydrating'
  }

  end(): void {
    for (const stop of this.#stops) stop()
  }
}
