/** Requests all that a screen's view needs, on the server. */
import type { Ask, Loading } from '../client/ask'
import { type NamedRequest, readAnswer, requestAddress } from '../client/request'
import { versionOfText } from '../contract/text-version'
import type { Attributes } from './attributes'
import type { ScreenRequests, ScreenState } from './screen-requests'

/** An answer as it came. */
export interface RawAnswer {
  raw: unknown
  /** Of its text */
  version: string
}

export type RawAnswers = Map<string, RawAnswer>

/** Each round requests what the answers of the round before made known; more rounds than this mean a fault. */
const maxRounds = 8

interface ViewRequest<A extends Attributes> {
  requests: ScreenRequests<A>
  state: ScreenState<A>
  /** Base of the API */
  api: string
  fetchText: (address: string) => Promise<string>
}

/** Fills `answers`; ends where one fails. Returns the query as the screen corrects it. */
export async function requestView<A extends Attributes>(
  { requests, state, api, fetchText }: ViewRequest<A>,
  answers: RawAnswers,
): Promise<string> {
  const read = new Map<string, Loading<unknown>>()
  const load = async (address: string) => {
    const text = await fetchText(address)
    answers.set(address, { raw: JSON.parse(text), version: versionOfText(text) })
  }
  let query = state.query
  for (let round = 0; round < maxRounds; round++) {
    const missing = new Set<string>()
    const ask = ((request: NamedRequest | null) => {
      if (!request) return { state: 'loading' }
      const address = requestAddress(api, request)
      const answer = answers.get(address)
      if (!answer) missing.add(address)
      const known = read.get(address) ?? (answer ? readyFrom(request, answer.raw) : { state: 'loading' })
      if (answer) read.set(address, known)
      return known
    }) as Ask
    const corrected = requests.read({ ...state, query }, ask)
    if (missing.size > 0) {
      const settled = await Promise.allSettled([...missing].map(load))
      if (settled.some(({ status }) => status === 'rejected')) break
    } else if (corrected === undefined || corrected === query) break
    else query = corrected
  }
  return query
}

/** An unusable answer is loading for ever, as in the rendering. */
function readyFrom(request: NamedRequest, raw: unknown): Loading<unknown> {
  try {
    return { state: 'ready', value: readAnswer(request, raw, () => {}), busy: false }
  } catch {
    return { state: 'loading' }
  }
}
