/**
 * What a screen's first view needs, said once: by its requests.ts, as a pure function of its state and of what has been
 * answered so far. The server calls it until nothing new is needed, then renders once; the loader calls it without answers
 * and sends what it names while the screen's code is on its way.
 */
import type { AnswersByAddress } from '../client/answers'
import type { Ask } from '../client/ask'
import { sendEarly } from '../client/early-responses'
import { type NamedRequest, requestAddress } from '../client/request'
import { clockAt, slovenianDay } from '../domain/time/clock'
import { currentQuery } from '../page/address-query'
import { attributeTexts, elementConfiguration, type HistoryMode, startOf } from '../page/configuration'
import { type Attributes, type AttributeValues, readAttributes, type Tag } from './attributes'
import { sharedCache } from './protocol'

export interface ScreenState<A extends Attributes = Attributes> {
  attributes: AttributeValues<A>
  /** The query that the screen begins with, without "?" */
  query: string
  history: HistoryMode
  /** The time (src/domain/time/clock.ts) */
  now: string
  /** Its ISO day in Slovenia */
  today: string
}

export interface ScreenRequests<A extends Attributes = Attributes> {
  tag: Tag<A>
  /**
   * Requests all that the view needs by now. Returns the query that replaces the given one, as for a page beyond the
   * last; undefined where that is right.
   */
  read(state: ScreenState<A>, ask: Ask): string | undefined
}

/** As long as an attempt of the screen's own may take. */
const timeoutMs = 30_000

const noop = () => {}

/** Addresses of what an element needs while nothing is answered, each once. */
export function firstAddresses(element: Element, { tag, read }: ScreenRequests): string[] {
  const { api, history } = elementConfiguration(element, noop)
  const addresses = new Set<string>()
  const ask: Ask = (request: NamedRequest | null) => {
    if (request) addresses.add(requestAddress(api, request))
    return { state: 'loading' }
  }
  const now = clockAt(Date.now())
  const state = {
    attributes: readAttributes(tag.attributes, attributeTexts(element), noop),
    query: history === 'page' ? currentQuery() : startOf(element),
    history,
    now,
    today: slovenianDay(now),
  }
  read(state, ask)
  return [...addresses]
}

/** Sends those that no screen of the page has requested yet; none for an element that is gone. */
export function sendFirst(element: Element, requests: ScreenRequests): void {
  if (!element.isConnected) return
  const asked = sharedCache<AnswersByAddress>(() => new Map())
  for (const address of firstAddresses(element, requests))
    if (!asked.has(address)) sendEarly(address, timeoutMs)
}
