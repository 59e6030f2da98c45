/** Which ad clicks count, as a rule over times; who asks and stores is click-book.ts. */

/** Milliseconds */
const minute = 60_000
const second = 1000
const clicksPerMinute = 30

/** A click that was counted. Times are milliseconds since any fixed instant. */
export interface CountedClick {
  ad: string
  at: number
}

export type ClickDecision =
  | { kind: 'counted' }
  /** The same ad again within a second: a double click, fine and not counted. */
  | { kind: 'repeated' }
  /** Too many; the next one may count in `seconds`. */
  | { kind: 'refused'; seconds: number }

/**
 * What becomes of a click on `ad` at the time `at`, from an address whose clicks `counted` were counted
 * before, in any order; those older than a minute don't matter. A refused click is not counted, so waiting
 * helps.
 */
export function decideClick(counted: readonly CountedClick[], ad: string, at: number): ClickDecision {
  const recent = counted.filter((click) => at - click.at < minute)
  const isRepeat = recent.some((click) => click.ad === ad && Math.abs(at - click.at) < second)
  if (isRepeat) return { kind: 'repeated' }
  if (recent.length < clicksPerMinute) return { kind: 'counted' }
  const times = recent.map((click) => click.at).sort((a, b) => b - a)
  const freeing = times[clicksPerMinute - 1] ?? at
  return { kind: 'refused', seconds: Math.max(1, Math.ceil((freeing + minute - at) / second)) }
}
