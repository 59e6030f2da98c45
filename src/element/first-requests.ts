/** What a screen asks for before anything is answered. The loader sends it while the screen's code is on its way. */
import type { AnswersByAddress } from '../api/answers'
import { sendEarly } from '../api/early-responses'
import { type NamedRequest, requestAddress } from '../api/request'
import { clockAt, slovenianDay } from '../domain/clock'
import { currentQuery } from '../page/address-query'
import { attributeTexts, elementConfiguration, type HistoryMode } from '../page/configuration'
import { sharedCache } from '../page/registry'
import { type Attributes, type AttributeValues, readAttributes, type Tag } from './attributes'

export interface FirstState<A extends Attributes> {
  attributes: AttributeValues<A>
  /** The query that the screen begins with, without "?" */
  query: string
  history: HistoryMode
  /** The ISO day in Slovenia */
  today: string
}

/** A screen's first requests, exported by its first-requests.ts; what doesn't apply is null or false. */
export interface FirstRequests<A extends Attributes = Attributes> {
  tag: Tag<A>
  requestsOf: (state: FirstState<A>) => readonly (NamedRequest | null | false)[]
}

/** As long as an attempt of the screen's own may take. */
const timeoutMs = 30_000

const noop = () => {}

/** Addresses of the first requests of an element. */
export function firstAddresses(element: Element, { tag, requestsOf }: FirstRequests): string[] {
  const { api, history } = elementConfiguration(element, noop)
  const requests = requestsOf({
    attributes: readAttributes(tag.attributes, attributeTexts(element), noop),
    query: history === 'page' ? currentQuery() : (element.getAttribute('start') ?? ''),
    history,
    today: slovenianDay(clockAt(Date.now())),
  })
  return requests.flatMap((request) => (request ? [requestAddress(api, request)] : []))
}

/** Sends those that no screen of the page has asked for yet; none for an element that is gone. */
export function sendFirst(element: Element, first: FirstRequests): void {
  if (!element.isConnected) return
  const asked = sharedCache<AnswersByAddress>(() => new Map())
  for (const address of firstAddresses(element, first)) if (!asked.has(address)) sendEarly(address, timeoutMs)
}
