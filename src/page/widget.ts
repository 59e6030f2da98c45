/**
 * What a screen and its parts may know of the element they stand in. The frame (src/element) provides it,
 * in the browser and on the server alike; views read it by `useWidget`.
 */
import { createContext, useContext } from 'react'
import type { Configuration } from './configuration'
import type { QueryState } from './query-state'

export interface FailedRequest {
  /** The named request of contract 5, for example "Get clubs". */
  request: string
  status?: number
  error: unknown
}

export interface PageMetadata {
  title: string
  description: string
  image: string | null
  url: string
  jsonLd?: unknown
}

export interface Widget {
  /** The element's tag, for console lines. */
  tag: string
  configuration: Configuration
  /** The level of the widget's own heading, 1–6. */
  headingLevel: number
  /** The state that `history` keeps: the page's query, or the element's own. */
  query: QueryState
  /** Leads the visitor to an absolute URL as a link would: `parket-navigate` first, then the browser. */
  navigate(url: string): void
  /** Events of contract 3. */
  announce(event: 'parket-load' | 'parket-filter-change' | 'parket-metadata', detail: unknown): void
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
