/**
 * When a failed question is asked again. What failed is the page's to know, whoever asked: an element that
 * comes while a question is known to fail goes on where the one before it has stopped.
 */
import { type FailedQuestion, registry } from '../page/registry'
import { askOnce, RequestFailure } from './request'

const mostRepeats = 2
/** The longest Retry-After that is waited for, in ms. */
const longestWait = 10_000
/** The first repeat waits up to this many ms, the second up to twice as many. */
const base = 1000
const perMinute = 10
/** ms; a question that nobody has asked for so long may be asked anew, in the place of a repeat. */
const minute = 60_000
/** So many failures are remembered; older ones go. */
const mostFailing = 100

const failing = (): Map<string, FailedQuestion> => (registry().failing ??= new Map())

/** Whether the page may repeat once more; if so, the repeat is counted. */
function takeRepeat(): boolean {
  const page = registry()
  const now = Date.now()
  const recent = (page.repeats ?? []).filter((moment) => now - moment < minute)
  const free = recent.length < perMinute
  page.repeats = free ? [...recent, now] : recent
  return free
}

/** The server wants to be left alone for longer than anybody waits. */
const isHeldOff = ({ at, error }: FailedQuestion): boolean =>
  performance.now() - at < (error.retryAfter ?? 0) && (error.retryAfter ?? 0) > longestWait

/** The network is back, or the visitor asks: questions are asked as if they had never failed, but for those held off. */
export function forgetFailures(): void {
  for (const [address, known] of failing()) if (!isHeldOff(known)) failing().delete(address)
}

/** The question may be asked before its minute is over, if the page may repeat at all. */
export function askAnew(address: string): void {
  const known = failing().get(address)
  if (known && !isHeldOff(known)) known.at = Number.NEGATIVE_INFINITY
}

/** From now on the question is known to fail; one that the server has answered is not. */
export function noteFailure(address: string, error: RequestFailure): void {
  const all = failing()
  const known = all.get(address) ?? { repeats: 0, error, at: 0 }
  all.delete(address)
  if (!error.repeatable) return
  all.set(address, Object.assign(known, { error, at: performance.now() }))
  for (const [oldest] of all) if (all.size > mostFailing) all.delete(oldest)
}

/** How long to wait before the repeat, in ms: full jitter, and no less than the server asked for. */
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

/** Waits until the question may be asked again; rejects with its failure where it may not. */
async function waitForTurn(known: FailedQuestion, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const retryAfter = known.error.retryAfter ?? 0
  const gone = performance.now() - known.at
  if (gone >= Math.max(minute, retryAfter)) known.repeats = -1
  else if (known.repeats >= mostRepeats || retryAfter > longestWait) throw known.error
  else await pause(delayOf(known.repeats, retryAfter) - gone, signal)
  // Another version's copy may have asked meanwhile.
  if (known.repeats >= mostRepeats || !takeRepeat()) throw known.error
  known.repeats += 1
}

/** Asks, and asks again as long as that may help. Rejects as `askOnce` does. */
export async function ask(address: string, signal: AbortSignal): Promise<unknown> {
  for (;;) {
    const known = failing().get(address)
    if (known) await waitForTurn(known, signal)
    try {
      const answer = await askOnce(address, signal)
      failing().delete(address)
      return answer
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error
      noteFailure(address, error)
      if (!error.repeatable) throw error
    }
  }
}
