/** Answers of another server, kept as long as it allows and asked for again by their ETag. */
import CachePolicy from 'http-cache-semantics'
import { reasonOf } from '../database/reason'
import type { Freshness } from '../http/answer'
import { type Content, contentOf } from '../http/content'
import { Shelf } from '../http/shelf'

/** It doesn't answer, or not with what could be used. Passes, as a system's own codes do. */
export class Away extends Error {
  readonly code = 'EAWAY'
}

export interface Theirs {
  status: number
  content: Content
  freshness: Freshness
}

interface Kept {
  policy: CachePolicy
  status: number
  content: Content
}

/** What is made of a body that came with 200. @throws Error for one that can't be used */
export type Make = (bytes: Uint8Array) => Content

/** Milliseconds for one answer, its body included */
const usualPatience = 3000
/** Milliseconds for which nobody asks a server that couldn't be reached */
const pause = 1000
const largest = 32 * 1024 * 1024
/** An answer's cost beside its bytes: its key, which its policy holds as well, and what came with it */
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

/** What is left of it: whoever keeps it after us shows it no longer than we may. */
function freshnessOf(policy: CachePolicy): Freshness {
  const said = String(policy.responseHeaders()['cache-control'] ?? '')
  const isKept = policy.maxAge() > 0
  return {
    maxAge: Math.max(0, Math.floor(policy.maxAge() - policy.age())),
    whileRevalidating: isKept ? secondsIn(said, 'stale-while-revalidate') : 0,
    whileGone: isKept ? secondsIn(said, 'stale-if-error') : 0,
  }
}

/** Seconds: what changes more often than that, people watch. */
const lively = 60

/**
 * Whether nothing need be asked. What is made of it is kept anew, for up to a minute: of what people watch it must not be
 * made of what has been kept already, for more than the moment that all who ask at once have.
 */
const isGood = ({ policy }: Kept, asked: CachePolicy.Request, isOwn: boolean): boolean =>
  policy.satisfiesWithoutRevalidation(asked) && (!isOwn || policy.maxAge() >= lively || policy.age() < 1)

/** Whether it may stand where there is no other (stale-if-error). */
function mayStandIn({ policy }: Kept, asked: CachePolicy.Request): boolean {
  try {
    return policy.revalidatedPolicy(asked, { status: 503, headers: {} }).policy === policy
  } catch {
    return false
  }
}

const theirs = ({ policy, status, content }: Kept): Theirs => ({
  ...{ status, content },
  freshness: freshnessOf(policy),
})

export class KeptAnswers {
  readonly #kept: Shelf<Kept>
  readonly #coming = new Map<string, Promise<Theirs>>()
  readonly #patience: number
  #away = { until: Number.NEGATIVE_INFINITY, reason: '' }

  /** @param room bytes to keep */
  constructor(room: number, patience = usualPatience) {
    this.#kept = new Shelf(room)
    this.#patience = patience
  }

  /**
   * What stands at the address; what many ask for at once is asked for once.
   * @param key where more than the address decides what is made of it
   * @param isOwn whether something is made of it that is kept anew
   * @throws Away where there is no answer, or one of the server's own faults
   */
  take(address: string, make: Make, key = address, isOwn = false): Promise<Theirs> {
    const asked = { method: 'GET', url: address, headers: { accept: 'application/json, */*;q=0.5' } }
    const kept = this.#kept.take(key)
    if (kept && isGood(kept, asked, isOwn)) return Promise.resolve(theirs(kept))
    const coming =
      this.#coming.get(key) ??
      this.#ask(asked, make, kept)
        .then((next) => {
          if (next.policy.storable()) this.#kept.put(key, next, next.content.bytes.length + costOf(key))
          return theirs(next)
        })
        .finally(() => this.#coming.delete(key))
    this.#coming.set(key, coming)
    return coming
  }

  async #ask(asked: CachePolicy.Request & { url: string }, make: Make, kept?: Kept): Promise<Kept> {
    try {
      const headers = kept ? kept.policy.revalidationHeaders(asked) : asked.headers
      const answer = await this.#fetch(asked.url, headers)
      const { status } = answer
      const response = { status, headers: Object.fromEntries(answer.headers) }
      if (kept && status === 304)
        return { ...kept, policy: kept.policy.revalidatedPolicy(asked, response).policy }
      const bytes = await bytesOf(answer)
      if (status >= 500 || status === 429) throw new Away(`${asked.url}: answered ${status}`)
      const policy = new CachePolicy(asked, response, { shared: true, cacheHeuristic: 0 })
      const content =
        status === 200 ? make(bytes) : contentOf(bytes, answer.headers.get('content-type') ?? '')
      return { policy, status, content }
    } catch (error) {
      if (kept && mayStandIn(kept, asked)) return kept
      throw error instanceof Away ? error : new Away(`${asked.url}: ${reasonOf(error)}`)
    }
  }

  /** A connection that the server has closed just now is no fault of it: once more. */
  async #fetch(address: string, given: CachePolicy.Headers, isAgain = false): Promise<Response> {
    if (performance.now() < this.#away.until) throw new Away(this.#away.reason)
    const headers = Object.entries(given).map(([name, value]): [string, string] => [name, String(value)])
    try {
      return await fetch(address, { headers, signal: AbortSignal.timeout(this.#patience) })
    } catch (error) {
      if (!isAgain && (error as Error).name !== 'TimeoutError') return this.#fetch(address, given, true)
      this.#away = { until: performance.now() + pause, reason: `${address}: ${reasonOf(error)}` }
      throw error
    }
  }
}
