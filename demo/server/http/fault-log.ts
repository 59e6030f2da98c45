/** Faults in the log: one that a thousand visitors meet at once is one line. */
import type { Log } from '../database/database'

/** Milliseconds in which the same line is not written again. */
const pause = 10_000
/** Lines to remember; more different ones than that are all worth writing. */
const mostKnown = 100

/** @param now milliseconds since any fixed instant */
export function faultLog(log: Log, now: () => number): Log {
  const written = new Map<string, number>()
  return (line, fields) => {
    const last = written.get(line) ?? Number.NEGATIVE_INFINITY
    if (now() - last < pause) return
    if (written.size >= mostKnown) written.clear()
    written.set(line, now())
    log(line, { level: 'error', ...fields })
  }
}
