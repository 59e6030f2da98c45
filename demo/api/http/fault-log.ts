/** Logs errors once, however many visitors they affect at a time. */
import type { Log } from '../database/database'

/** The same line isn't logged again within this many ms. */
const pause = 10_000
/** Number of lines to remember; if there are more different ones, all are logged. */
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
