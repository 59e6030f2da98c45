/**
 * The data block beside the markup of a server-rendered view: all that it was rendered from. React hydrates with exactly
 * that; afterwards the block is removed.
 */
import type { Configuration } from '../page/configuration'
import type { PageMetadata } from '../page/events'
import { viewMark } from './protocol'

const factsSelector = `script[${viewMark}]`

/** An answer to poll. */
export interface PolledAnswer {
  /** When its matches without a score begin, in ms */
  starts: readonly number[]
  /** Of the answer's text (src/contract/text-version.ts) */
  version: string
}

export interface ViewFacts {
  /** Absent in a view of another version, which is rendered anew. */
  configuration?: Configuration
  /** Attribute texts by property name */
  attributes?: Readonly<Record<string, string>>
  /** Raw answers by the request's address */
  answers?: Readonly<Record<string, unknown>>
  /** By the request's address */
  polled?: Readonly<Record<string, PolledAnswer>>
  /** Keys of the page's query that it depends on */
  keys?: readonly string[]
  /** The query; absent if it is empty */
  query?: string
  /** The screen has corrected the query. */
  isCorrected?: boolean
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
