/** One attempt at one named request, and what may follow it. */
import type * as v from 'valibot'
import { type LeftOut, parseAnswer } from '../contract/parse'
import { fetchAnswer } from './request-fetch'

/** A named request of the API. `schema` is what the answer must be. */
export interface NamedRequest<S extends v.GenericSchema = v.GenericSchema> {
  name: string
  path: string
  query?: Readonly<Record<string, string | number | null | undefined>>
  schema: S
}

export type AnswerOf<R extends NamedRequest> = v.InferOutput<R['schema']>

/** An attempt, body included, ends after this many ms. */
const attemptLimit = 30_000

const failureName = 'RequestFailure'

export class RequestFailure extends Error {
  /** By its name: copies of our scripts share one request cache, and each has a class of its own. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === failureName
  }
  override name = failureName
  constructor(
    message: string,
    /** The HTTP status; none where no answer came. */
    readonly status: number | undefined,
    /** Whether the same request may be repeated: network errors, 429 and 5xx. */
    readonly repeatable: boolean,
    /** How long the server asked to wait, in ms; null where it said nothing usable. */
    readonly retryAfter: number | null = null,
  ) {
    super(message)
  }
}

/** The absolute address of a request; empty parameters are left out. */
export function requestAddress(
  api: string,
  { path, query = {} }: Pick<NamedRequest, 'path' | 'query'>,
): string {
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') parameters.set(key, String(value))
  }
  const search = parameters.toString()
  return api + path + (search && `?${search}`)
}

/** Retry-After as ms from `now`: seconds or an HTTP date; anything else is null. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null
  // However many digits: what is too long to wait for ends the attempts, it is no nonsense.
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000
  const date = /^[A-Za-z]{3}, .+ GMT$/.test(header.trim()) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}

/** What an answer that is none says. */
export function refusalOf({ status, headers, body }: Response): RequestFailure {
  const repeatable = status === 429 || status >= 500
  // Unread, it would keep the connection.
  body?.cancel().catch(() => {})
  const wait = repeatable ? parseRetryAfter(headers.get('retry-after'), Date.now()) : null
  return new RequestFailure(`answered ${status}`, status, repeatable, wait)
}

async function readBody(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetchAnswer(address, 'application/json', signal)
  const { status } = response
  if (!response.ok) throw refusalOf(response)
  if (status === 204) return null
  const body = await response.text()
  try {
    return JSON.parse(body)
  } catch {
    throw new RequestFailure('answered no JSON', status, false)
  }
}

/**
 * One attempt. Gives the raw JSON (null for 204); rejects with a RequestFailure, or with the signal's own
 * reason when `signal` ended it.
 */
export async function askOnce(address: string, signal: AbortSignal): Promise<unknown> {
  const attempt = new AbortController()
  const end = () => attempt.abort(signal.reason)
  const timer = setTimeout(() => attempt.abort(), attemptLimit)
  signal.addEventListener('abort', end)
  if (signal.aborted) end()
  try {
    return await readBody(address, attempt.signal)
  } catch (error) {
    if (error instanceof RequestFailure || signal.aborted) throw error
    const reason = attempt.signal.aborted ? `no answer within ${attemptLimit / 1000} s` : String(error)
    throw new RequestFailure(reason, undefined, true)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}

/**
 * Takes out of the raw answer what goes beyond the page that was asked for. Gives back how many records came where they
 * were too many.
 */
export function cutToPage({ query }: NamedRequest, raw: unknown): number | undefined {
  const most = query?.perPage
  if (typeof most !== 'number' || typeof raw !== 'object' || raw === null) return undefined
  for (const list of Object.values(raw)) {
    if (!Array.isArray(list) || list.length <= most) continue
    const came = list.length
    list.length = most
    return came
  }
  return undefined
}

/** The answer as data. Throws a RequestFailure when it can't be used at all; `warn` hears what was left out. */
export function readAnswer<R extends NamedRequest>(
  request: R,
  raw: unknown,
  warn: (leftOut: LeftOut[]) => void,
): AnswerOf<R> {
  const parsed = parseAnswer(request.schema, raw)
  if (!parsed.ok) throw new RequestFailure(`answered another shape: ${parsed.reason}`, undefined, false)
  if (parsed.leftOut.length > 0) warn(parsed.leftOut)
  return parsed.value
}
