/**
 * What a screen and its parts may know of the element they stand in. The frame (src/element) provides it,
 * in the browser and on the server alike; views read it by `useWidget`.
 */
import { createContext, useContext } from 'react'
import type { RichAddresses } from '../domain/rich-html'
import type { Configuration } from './configuration'
import type { FailedRequest, FilterChange, PageMetadata } from './events'
import type { QueryState } from './query-state'

/** A request's raw answer by its address; undefined where it isn't there. */
export interface Answers {
  get(address: string): unknown
}

/** Rich HTML as its screen stands in the page. */
export interface RichPlace extends RichAddresses {
  /** Level of the text's first heading, 1–6. */
  headingLevel: number
}

export interface Widget {
  /** The element's tag, for console lines. */
  tag: string
  /** It is drawn for its markup alone: what it asks for is `answers` or nothing, and nothing of it is kept. */
  isOnServer: boolean
  configuration: Configuration
  /** The level of the widget's own heading, 1–6. */
  headingLevel: number
  /** The state that `history` keeps: the page's query, or the element's own. */
  query: QueryState
  /** Answers that came with the markup, as raw JSON by request address. */
  answers: Answers
  /** The time (src/domain/clock.ts): a view that a server drew begins with the server's. Read by `useNow`. */
  clock(): string
  /** The year in Slovenia, likewise. Read by `useYear`. */
  year(): string
  /** Its lists follow the matches that are on. */
  isFollowing: boolean
  /** Said while a server draws: an answer that changes by itself, and when its matches without a score begin, in ms. */
  noteFollowed(address: string, starts: readonly number[]): void
  /** The element, to see whether it is on the screen; null on a server. */
  element: Element | null
  /** Something is drawn anew by itself: whoever has the focus has it afterwards. */
  keepFocus(): void
  /** Leads the visitor to an absolute URL as a link would: `parket-navigate` first, then the browser. */
  navigate(url: string): void
  announceFilters(detail: FilterChange): void
  announceMetadata(metadata: PageMetadata): void
  /** Adds CSS texts to the element's own; one that it has already is not added again. */
  adoptStyles(texts: readonly string[]): void
  /**
   * A part's file is missing while a server draws, or while the browser takes over what a server drew. The server asks
   * for it and draws once more; the browser asks at once and gives what to wait for.
   */
  waitFor(ask: () => Promise<unknown>): Promise<unknown> | undefined
  /** Rich HTML of our own API, ready to stand: a server has it drawn; null in a browser, which cleans what it draws. */
  drawRich(html: string, place: RichPlace): string | null
  /** The widget's first content stands: its fallback goes, `parket-load` fires once. */
  showContent(): void
  /** There is nothing to show: the host's fallback comes back. */
  showFallback(): void
  /** One console line naming element and request, and `parket-error`. */
  reportFailure(failure: FailedRequest): void
}

export const WidgetContext = createContext<Widget | null>(null)

/** The element around this view. Throws outside of a frame: that is a fault of ours, not of data. */
export function useWidget(): Widget {
  const widget = useContext(WidgetContext)
  if (!widget) throw new Error('a Parket view stands outside of its element')
  return widget
}
