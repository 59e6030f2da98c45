/** The data block beside the markup of a server-rendered view. It is removed when React has taken over. */
import type { PageMetadata } from './events'

const factsSelector = 'script[data-view]'

export interface ViewFacts {
  /** The version of each answer used (src/contract/text-version.ts), by the request's address. */
  answers?: Readonly<Record<string, string>>
  /** Of answers to poll: when their matches without a score begin, in ms, by the request's address */
  followed?: Readonly<Record<string, readonly number[]>>
  /** Raw answers by the request's address that must not be requested again: the ad, which changes each time */
  carried?: Readonly<Record<string, unknown>>
  /** The version of the attributes, configuration and query used (src/element/view-state.ts). */
  state?: string
  /** Keys of the page's query that it depends on. */
  keys?: readonly string[]
  /** The query as corrected by the screen */
  query?: string
  /** The time used (src/domain/clock.ts), if any */
  now?: string
  /** The year used in place of it, if any */
  year?: string
  /** Console warnings about wrong attributes */
  warnings?: readonly string[]
  /** The detail of `parket-metadata` */
  metadata?: PageMetadata
}

/** Null without a data block; {} where it is broken. */
export function viewFacts(root: ParentNode | null): ViewFacts | null {
  const block = root?.querySelector(factsSelector)
  if (!block) return null
  try {
    // Without a prototype: a host may have given all objects a `keys`.
    return { __proto__: null, ...JSON.parse(block.textContent ?? '') }
  } catch {
    return {}
  }
}

/** Removes the data block. */
export const dropViewFacts = (root: ParentNode): void => root.querySelector(factsSelector)?.remove()
