/** Requests sent before the code that needs their answers has arrived. */
import { type EarlyRequest, shared } from '../island/protocol'
import type { KnownAnswers } from '../page/widget'
import { fetchAnswer } from './request-fetch'

async function noteText(request: EarlyRequest): Promise<void> {
  const response = await request.response
  if (response.ok) request.text = response.status === 204 ? 'null' : await response.clone().text()
}

const earlyRequests = () => shared('early', () => new Map())

/** Answers that are here before anybody needs them; an element that begins with them shows no placeholders. */
export const earlyAnswers: KnownAnswers = {
  get(address) {
    const text = earlyRequests().get(address)?.text
    return text === undefined ? undefined : JSON.parse(text)
  },
}

/** Sends the request unless it is waiting already. Nobody's after the timeout, in ms, it is ended. */
export function sendEarly(address: string, timeoutMs: number): void {
  const early = earlyRequests()
  if (early.has(address)) return
  const attempt = new AbortController()
  const response = fetchAnswer(address, 'application/json', attempt.signal)
  const timer = setTimeout(() => takeEarly(address)?.attempt.abort(), timeoutMs)
  const request: EarlyRequest = { response, attempt, timer }
  noteText(request).catch(() => {})
  early.set(address, request)
}

/** The response to a request sent early, if it was, else to a new one. `signal` ends either. */
export function responseTo(address: string, signal: AbortSignal): Promise<Response> {
  const early = takeEarly(address)
  if (!early) return fetchAnswer(address, 'application/json', signal)
  signal.addEventListener('abort', () => early.attempt.abort(signal.reason))
  return early.response
}

/** The request sent early, for whoever needs it first; undefined without one. From now on only the taker ends it. */
export function takeEarly(address: string): EarlyRequest | undefined {
  const request = earlyRequests().get(address)
  clearTimeout(request?.timer)
  earlyRequests().delete(address)
  return request
}
