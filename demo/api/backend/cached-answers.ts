/** Caches answers of another server as its headers allow, and revalidates them by ETag. */
import CachePolicy from 'http-cache-semantics'
import { LRUCache } from 'lru-cache'
import { reasonOf } from '../database/reason'
import type { Freshness } from '../http/answer'
import { type Content, contentOf } from '../http/content'

/** The server can't be reached or its answer is unusable. Counts as a transient error. */
export class BackendUnavailable extends Error {
  readonly code = 'EAWAY'
}

export interface BackendAnswer {
  address: string
  status: number
  content: Content
  freshness: Freshness
}

interface CachedEntry {
  policy: CachePolicy
  status: number
  content: Content
}

/** Converts a body that came with 200. @throws Error if it is unusable */
export type Make = (bytes: Uint8Array) => Content

/** Timeout of one answer in ms, body included */
const defaultTimeoutMs = 3000
/** Milliseconds for which nobody repeats where there was no answer */
const pause = 1000
/** So many addresses without an answer, one after the other, and the whole server is away. */
const mostSilent = 3
const largest = 32 * 1024 * 1024
/** However small they are, more are not worth it. */
const mostKept = 10_000
/** Bytes per cached answer besides its body: key, policy and headers */
const costOf = (key: string): number => 4 * key.length + 4000

async function bytesOf(answer: Response): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of answer.body ?? []) {
    length += piece.length
    if (length > largest) throw new Error(`answered more than ${largest} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

const secondsIn = (cacheControl: string, directive: string): number =>
  Number(new RegExp(`\\b${directive}=(\\d{1,9})`).exec(cacheControl)?.[1] ?? 0)

/** The remaining lifetime: caches after us must not keep it longer than we may. */
function freshnessOf(policy: CachePolicy): Freshness {
  const cacheControl = String(policy.responseHeaders()['cache-control'] ?? '')
  const isKept = policy.maxAge() > 0
  return {
    maxAge: Math.max(0, Math.floor(policy.maxAge() - policy.age())),
    whileRevalidating: isKept ? secondsIn(cacheControl, 'stale-while-revalidate') : 0,
    whileGone: isKept ? secondsIn(cacheControl, 'stale-if-error') : 0,
  }
}

/** In seconds: an answer with a shorter lifetime changes while people watch. */
const minSharedAge = 60

/**
 * Whether the cached answer can be used without revalidation. If something derived from it is cached for another minute
 * (`isOwn`), a frequently changing answer must be at most a second old.
 */
const isGood = ({ policy }: CachedEntry, request: CachePolicy.Request, isOwn: boolean): boolean =>
  policy.satisfiesWithoutRevalidation(request) &&
  (!isOwn || policy.maxAge() >= minSharedAge || policy.age() < 1)

/** Whether it may be served if the server fails (stale-if-error). */
function mayStandIn({ policy }: CachedEntry, request: CachePolicy.Request): boolean {
  try {
    return policy.revalidatedPolicy(request, { status: 503, headers: {} }).policy === policy
  } catch {
    return false
  }
}

const theirs = (address: string, { policy, status, content }: CachedEntry): BackendAnswer => ({
  ...{ address, status, content },
  freshness: freshnessOf(policy),
})

export class CachedAnswers {
  readonly #cached: LRUCache<string, CachedEntry>
  readonly #coming = new Map<string, Promise<BackendAnswer>>()
  readonly #timeoutMs: number
  /** What went wrong a moment ago, by address, and under '' where it is the whole server */
  readonly #away = new LRUCache<string, string>({ max: 1000, ttl: pause })
  /** Addresses without an answer since the last answer */
  #silent = 0

  /** @param room size in bytes */
  constructor(room: number, timeoutMs = defaultTimeoutMs) {
    this.#cached = new LRUCache({
      ...{ max: mostKept, maxSize: room },
      sizeCalculation: ({ content }, key) => content.bytes.length + costOf(key),
    })
    this.#timeoutMs = timeoutMs
  }

  /**
   * The answer at the address, cached or fetched. Simultaneous requests for the same address share one fetch.
   * @param key if the conversion depends on more than the address
   * @param isOwn whether something derived from it is cached again
   * @throws BackendUnavailable if there is no answer, or the server's own error
   */
  take(address: string, make: Make, key = address, isOwn = false): Promise<BackendAnswer> {
    const request = { method: 'GET', url: address, headers: { accept: 'application/json, */*;q=0.5' } }
    const cached = this.#cached.get(key)
    if (cached && isGood(cached, request, isOwn)) return Promise.resolve(theirs(address, cached))
    const coming =
      this.#coming.get(key) ??
      this.#ask(request, make, cached)
        .then((next) => {
          if (next.policy.storable()) this.#cached.set(key, next)
          return theirs(address, next)
        })
        .finally(() => this.#coming.delete(key))
    this.#coming.set(key, coming)
    return coming
  }

  async #ask(
    request: CachePolicy.Request & { url: string },
    make: Make,
    cached?: CachedEntry,
  ): Promise<CachedEntry> {
    try {
      const headers = cached ? cached.policy.revalidationHeaders(request) : request.headers
      const answer = await this.#fetch(request.url, headers)
      const { status } = answer
      const response = { status, headers: Object.fromEntries(answer.headers) }
      if (cached && status === 304)
        return { ...cached, policy: cached.policy.revalidatedPolicy(request, response).policy }
      const bytes = await bytesOf(answer)
      if (status >= 500 || status === 429) throw new BackendUnavailable(`${request.url}: answered ${status}`)
      const policy = new CachePolicy(request, response, { shared: true, cacheHeuristic: 0 })
      const content =
        status === 200 ? make(bytes) : contentOf(bytes, answer.headers.get('content-type') ?? '')
      return { policy, status, content }
    } catch (error) {
      if (cached && mayStandIn(cached, request)) return cached
      throw error instanceof BackendUnavailable
        ? error
        : new BackendUnavailable(`${request.url}: ${reasonOf(error)}`)
    }
  }

  /**
   * A connection that the server has closed just now is no fault of it: once more. One address that never answers is not
   * the whole server.
   */
  async #fetch(address: string, given: CachePolicy.Headers, isAgain = false): Promise<Response> {
    const known = this.#away.get('') ?? this.#away.get(address)
    if (known) throw new BackendUnavailable(known)
    const headers = Object.entries(given).map(([name, value]): [string, string] => [name, String(value)])
    try {
      const answer = await fetch(address, { headers, signal: AbortSignal.timeout(this.#timeoutMs) })
      this.#silent = 0
      return answer
    } catch (error) {
      if (!isAgain && (error as Error).name !== 'TimeoutError') return this.#fetch(address, given, true)
      this.#silent += 1
      this.#away.set(this.#silent < mostSilent ? address : '', `${address}: ${reasonOf(error)}`)
      throw error
    }
  }
}
