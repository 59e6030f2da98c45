/** One attempt of one named request. */
import type * as v from 'valibot'
import { type LeftOut, parseAnswer } from '../contract/parse'
import { changedQuery } from '../domain/query/query'
import { responseTo } from './early-responses'

/** A named request of the API. `schema` validates its answer. */
export interface NamedRequest<S extends v.GenericSchema = v.GenericSchema> {
  name: string
  path: string
  query?: Readonly<Record<string, string | number | null | undefined>>
  schema: S
  /** Every response is another one, so a view keeps its own. */
  isAnotherEachTime?: boolean
}

export type AnswerOf<R extends NamedRequest> = v.InferOutput<R['schema']>

/** Timeout of an attempt, body included, in ms. */
const timeoutMs = 30_000

const failureName = 'RequestFailure'

export class RequestFailure extends Error {
  /** Compared by name: copies of our scripts share one request cache, and each has its own class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === failureName
  }
  override name = failureName
  constructor(
    message: string,
    /** The HTTP status; undefined if there was no response. */
    readonly status: number | undefined,
    /** Whether the same request may be retried: network errors, 429 and 5xx. */
    readonly repeatable: boolean,
    /** The server's Retry-After, in ms; null without a usable one. */
    readonly retryAfter: number | null = null,
  ) {
    super(message)
  }
}

/** The absolute address of a request. Null, undefined and empty parameters are left out. */
export function requestAddress(
  api: string,
  { path, query = {} }: Pick<NamedRequest, 'path' | 'query'>,
): string {
  const search = changedQuery('', query)
  return api + path + (search && `?${search}`)
}

/** Retry-After as ms from `now`: seconds or an HTTP date; null for anything else. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null
  // Any number of digits: a huge one is a long wait, which ends the attempts.
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000
  const date = /^[A-Za-z]{3}, .+ GMT$/.test(header.trim()) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}

/** The failure of an unsuccessful response. */
function refusalOf({ status, headers, body }: Response): RequestFailure {
  const repeatable = status === 429 || status >= 500
  // An unread body would keep the connection open.
  body?.cancel().catch(() => {})
  const wait = repeatable ? parseRetryAfter(headers.get('retry-after'), Date.now()) : null
  return new RequestFailure(`answered ${status}`, status, repeatable, wait)
}

async function readBody(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await responseTo(address, signal)
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
 * One attempt. Resolves with the raw JSON (null for 204); rejects with a RequestFailure, or with the reason of `signal`
 * if that was aborted.
 */
export async function requestOnce(address: string, signal: AbortSignal): Promise<unknown> {
  const attempt = new AbortController()
  const end = () => attempt.abort(signal.reason)
  const timer = setTimeout(() => attempt.abort(), timeoutMs)
  signal.addEventListener('abort', end)
  if (signal.aborted) end()
  try {
    return await readBody(address, attempt.signal)
  } catch (error) {
    if (error instanceof RequestFailure || signal.aborted) throw error
    const reason = attempt.signal.aborted ? `no answer within ${timeoutMs / 1000} s` : String(error)
    throw new RequestFailure(reason, undefined, true)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}

/** Cuts lists in the raw answer to the requested page size. Returns the original length of a list that was too long. */
export function cutToPage({ query }: NamedRequest, raw: unknown): number | undefined {
  const most = query?.perPage
  if (typeof most !== 'number' || typeof raw !== 'object' || raw === null) return undefined
  for (const list of Object.values(raw)) {
    if (!Array.isArray(list) || list.length <= most) continue
    const length = list.length
    list.length = most
    return length
  }
  return undefined
}

/** The answer as validated data. Throws a RequestFailure if it is unusable; records that were left out go to `warn`. */
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
