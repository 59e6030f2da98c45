/**
 * Retries of failed requests. Failures are shared by the page: an element that is added while a request is known to
 * fail continues its retries instead of starting again.
 */
import { type KnownFailure, shared } from '../island/protocol'
import { RequestFailure, requestOnce } from './request'

const maxRepeats = 2
/** A longer Retry-After ends the attempts, in ms. */
const maxWait = 10_000
/** Backoff in ms: the first retry waits up to this long, the second up to twice as long. */
const base = 1000
const perMinute = 10
/** In ms; a request that wasn't attempted for so long starts again, though it still counts as a retry of the page. */
const minute = 60_000
/** Number of failures that are remembered; older ones are dropped. */
const maxFailures = 100

const failing = () => shared('failing', () => new Map())

/** Whether the page's limit allows one more retry; if so, it is counted. */
function takeRepeat(): boolean {
  const repeats = shared('repeats', () => [])
  const now = Date.now()
  while (now - (repeats[0] ?? now) >= minute) repeats.shift()
  const isAllowed = repeats.length < perMinute
  if (isAllowed) repeats.push(now)
  return isAllowed
}

/** The server's Retry-After is longer than we wait. */
const isHeldOff = ({ at, error }: KnownFailure): boolean =>
  performance.now() - at < (error.retryAfter ?? 0) && (error.retryAfter ?? 0) > maxWait

/** The network is back, or the visitor acts: failed requests start again, except those with a long Retry-After. */
export function forgetFailures(): void {
  for (const [address, known] of failing()) if (!isHeldOff(known)) failing().delete(address)
}

/** Allows the request before its minute is over, within the page's limit. */
export function allowRetry(address: string): void {
  const known = failing().get(address)
  if (known && !isHeldOff(known)) known.at = Number.NEGATIVE_INFINITY
}

/** Remembers a failure. One that can't be repeated (the server has answered) is not remembered. */
function noteFailure(address: string, error: RequestFailure): void {
  const all = failing()
  const known = all.get(address) ?? { repeats: 0, error, at: 0 }
  all.delete(address)
  if (!error.repeatable) return
  all.set(address, Object.assign(known, { error, at: performance.now() }))
  for (const [oldest] of all) if (all.size > maxFailures) all.delete(oldest)
}

/** The delay before a retry, in ms: full jitter, at least Retry-After. */
const delayOf = (repeats: number, retryAfter: number): number =>
  Math.max(retryAfter, Math.random() * base * 2 ** repeats)

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end)
      resolve()
    }, ms)
    const end = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', end, { once: true })
  })
}

/** Waits until the request may be retried; rejects with its failure if it may not. */
async function waitForRetry(known: KnownFailure, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const retryAfter = known.error.retryAfter ?? 0
  const gone = performance.now() - known.at
  if (gone >= Math.max(minute, retryAfter)) known.repeats = -1
  else if (known.repeats >= maxRepeats || retryAfter > maxWait) throw known.error
  else await pause(delayOf(known.repeats, retryAfter) - gone, signal)
  // Another copy of our scripts may have retried meanwhile.
  if (known.repeats >= maxRepeats || !takeRepeat()) throw known.error
  known.repeats += 1
}

/** Requests, with retries. Rejects as `requestOnce` does. */
export async function fetchWithRetries(address: string, signal: AbortSignal): Promise<unknown> {
  for (;;) {
    const known = failing().get(address)
    if (known) await waitForRetry(known, signal)
    try {
      const answer = await requestOnce(address, signal)
      failing().delete(address)
      return answer
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error
      noteFailure(address, error)
      if (!error.repeatable) throw error
    }
  }
}
