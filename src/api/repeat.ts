/** When a failed request is asked again (contract 8.17). */
import { registry } from '../page/registry'
import { RequestFailure } from './request'

const mostRepeats = 2
/** The longest Retry-After that is waited for, in ms. */
const longestWait = 10_000
/** The first repeat waits up to this many ms, the second up to twice as many. */
const base = 1000
const perMinute = 10

/** Whether the page may repeat once more at `now` (ms); if so, the repeat is counted. */
function takeRepeat(now: number): boolean {
  const page = registry()
  const recent = (page.repeats ?? []).filter((moment) => now - moment < 60_000)
  const free = recent.length < perMinute
  page.repeats = free ? [...recent, now] : recent
  return free
}

/** `failures`: how many repeats there were before this failure, from 0. */
export function shouldRepeat(failures: number, error: unknown, now = Date.now()): boolean {
  return (
    failures < mostRepeats &&
    error instanceof RequestFailure &&
    error.repeatable &&
    (error.retryAfter ?? 0) <= longestWait &&
    takeRepeat(now)
  )
}

/** How long to wait before the repeat, in ms: full jitter, and no less than the server asked for. */
export function repeatDelay(failures: number, error: unknown, random = Math.random()): number {
  const asked = error instanceof RequestFailure ? error.retryAfter : null
  return Math.max(asked ?? 0, random * base * 2 ** failures)
}
