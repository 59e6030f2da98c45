/**
 * What a screen and its parts can use of their element. Provided by src/island, in the browser and on the server
 * alike; views get it by `useWidget`.
 */
import { createContext, useContext } from 'react'
import type { RichAddresses } from '../domain/text/rich-html'
import type { Configuration } from './configuration'
import type { FailedRequest, FilterChange, PageMetadata } from './events'
import type { QueryState } from './query-state'

/** Raw answers that are known before they are requested. */
export interface KnownAnswers {
  /** By the request's address; undefined without one */
  get(address: string): unknown
  /** When they came, in ms; without it, now */
  since?: number | undefined
}

/** The context in which rich HTML is shown. */
export interface RichContext extends RichAddresses {
  /** Level of the text's first heading, 1–6. */
  headingLevel: number
}

/** `on` polls while a match is on, `always` every quarter of an hour as well, as for a screen in a hall. */
export type Refresh = 'on' | 'off' | 'always'

export interface Widget {
  /** The element's tag, for console lines. */
  tag: string
  /** Server rendering: requests are answered from `answers` or not at all, and no state is kept. */
  isOnServer: boolean
  /** This is the server's rendering, or the one that hydrates it: both use the view's answers. */
  isHydrating(): boolean
  configuration: Configuration
  /** The level of the widget's own heading, 1–6. */
  headingLevel: number
  /** The state according to `history`: the page's query, or the element's own. */
  query: QueryState
  /** The view's answers, or those requested before the screen's code had loaded. */
  answers: KnownAnswers
  /** The time (src/domain/time/clock.ts); in a server-rendered view at first the server's. Read by `useNow`. */
  clock(): string
  /** The year in Slovenia, likewise. Read by `useYear`. */
  year(): string
  /** Whether its lists poll: while a match is on, never, or always. */
  following: Refresh
  /** Server rendering: notes an answer to poll, with the start times (ms) of its matches that may change. */
  noteFollowed(address: string, starts: readonly number[]): void
  /** The element, for checking whether it is on the screen; null on the server. */
  element: Element | null
  /** Keeps the focus over a re-render that the visitor didn't cause. */
  keepFocus(): void
  /** Navigates to an absolute URL like a link: `parket-navigate` first, then the browser. */
  navigate(url: string): void
  announceFilters(detail: FilterChange): void
  announceMetadata(metadata: PageMetadata): void
  /** Adds CSS texts to the element's own, each once. */
  adoptStyles(texts: readonly string[]): void
  /**
   * Called if a part's file isn't loaded while rendering on the server or hydrating. The server loads it and renders
   * once more; the browser loads it at once and returns a promise to wait for.
   */
  waitFor(load: () => Promise<unknown>): Promise<unknown> | undefined
  /** Rich HTML of our own API, rendered on the server; null in a browser, which cleans it itself. */
  renderRich(html: string, context: RichContext): string | null
  /** The widget has content: hides its fallback and fires `parket-load` once. */
  showContent(): void
  /** There is nothing to show: shows the host's fallback. */
  showFallback(): void
  /** One console line naming element and request, and `parket-error`. */
  reportFailure(failure: FailedRequest): void
}

export const WidgetContext = createContext<Widget | null>(null)

/** The element around this view. Throws outside of an element, which is a programming error. */
export function useWidget(): Widget {
  const widget = useContext(WidgetContext)
  if (!widget) throw new Error('a Parket view stands outside of its element')
  return widget
}
