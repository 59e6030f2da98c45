/** What a server says of a view beside its markup: one data block in the root, which stands until React has taken over. */
import type { PageMetadata } from './events'

const factsSelector = 'script[data-view]'

export interface ViewFacts {
  /** The version of each answer that it was drawn from (src/contract/text-version.ts), by the request's address. */
  answers?: Readonly<Record<string, string>>
  /** Of answers that change by themselves: when their matches without a score begin, in ms, by the request's address */
  followed?: Readonly<Record<string, readonly number[]>>
  /** Raw answers by the request's address that would be others by now: the ad */
  carried?: Readonly<Record<string, unknown>>
  /** The version of the attributes, the configuration and the query that it was drawn for (src/element/drawn-state.ts). */
  state?: string
  /** Keys of the page's query that it depends on: what else stands there changes nothing. */
  keys?: readonly string[]
  /** The query that the screen has put in place of the one it was drawn for */
  query?: string
  /** What time it was (src/domain/clock.ts), where the screen looked */
  now?: string
  /** Lines for the console: attributes that are not understood */
  warnings?: readonly string[]
  /** The detail of `parket-metadata` */
  metadata?: PageMetadata
}

/** Null where nothing was drawn; what is broken says nothing. */
export function viewFacts(root: ParentNode | null): ViewFacts | null {
  const block = root?.querySelector(factsSelector)
  if (!block) return null
  try {
    return JSON.parse(block.textContent ?? '')
  } catch {
    return {}
  }
}

export const dropViewFacts = (root: ParentNode): void => root.querySelector(factsSelector)?.remove()
