/**
 * The data blocks beside the markup of a server-rendered view: all that it was rendered from. React hydrates with exactly
 * that; afterwards they are removed.
 */
import type { Configuration } from '../page/configuration'
import type { PageMetadata } from '../page/events'
import { answersMark, viewMark } from './protocol'

const factsSelector = `script[${viewMark}]`
const answersSelector = `script[${answersMark}]`

/** An answer to poll. */
export interface PolledAnswer {
  /** When its matches that may change begin, in ms */
  starts: readonly number[]
  /** Of the answer's text (src/contract/text-version.ts) */
  version: string
}

export interface ViewFacts {
  /** Absent in a view of an older release: such an element renders itself. */
  configuration?: Configuration
  /** Attribute texts by property name */
  attributes?: Readonly<Record<string, string>>
  /** By the request's address */
  polled?: Readonly<Record<string, PolledAnswer>>
  /** Keys of the page's query that it depends on */
  keys?: readonly string[]
  /** The query; absent if it is empty */
  query?: string
  /** The screen has corrected the query. */
  isCorrected?: boolean
  /** The time used (src/domain/time/clock.ts), if any */
  now?: string
  /** The year used instead of it, if any */
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

/** Whether there is a view in it. */
export const hasView = (root: ParentNode | null): boolean => !!root?.querySelector(factsSelector)

/** Raw answers by the request's address; null without them, or if they are broken. */
export function viewAnswers(root: ParentNode): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(root.querySelector(answersSelector)?.textContent ?? 'null')
  } catch {
    return null
  }
}

/** Removes the data blocks. */
export function dropViewFacts(root: ParentNode): void {
  for (const block of root.querySelectorAll(`${factsSelector},${answersSelector}`)) block.remove()
}
