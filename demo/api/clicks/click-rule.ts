/** The rule for which ad clicks count, as a pure function of times; click-book.ts applies it. */

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
  /** The same ad again within a second: a double click, accepted but not counted. */
  | { kind: 'repeated' }
  /** Too many; another one may count in `seconds`. */
  | { kind: 'refused'; seconds: number }

/**
 * Decides about a click on `ad` at the time `at`, from an address with the counted clicks `counted`, in any order;
 * those older than a minute are ignored. A refused click isn't counted, so waiting helps.
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
