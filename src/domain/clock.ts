/** What time it is, as text: the clock is read at the border, and rules take what it said. */

/** In ms: what is drawn tells no times apart within, so that a drawing lasts a while. */
const step = 5 * 60_000

/** In ms from its start: later a match without a score is past. */
export const longestMatch = 3 * 3_600_000

/** The UTC wall time "YYYY-MM-DD HH:MM:SS" of the last full five minutes. */
export const clockAt = (milliseconds: number): string =>
  new Date(Math.floor(milliseconds / step) * step).toISOString().slice(0, 19).replace('T', ' ')

/** ms of a UTC wall time that exists. */
export const instantOf = (utc: string): number => Date.parse(`${utc.replace(' ', 'T')}Z`)

/** One o'clock in UTC on the month's last Sunday, in ms: when all of the EU changes its clocks. Month 0–11 of 31 days. */
function changeOfClocks(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1))
  return last.getTime() - last.getUTCDay() * 86_400_000
}

/**
 * The wall time in Slovenia at a UTC wall time. By the rule, not by the browser's formatter, which takes a slow machine a
 * fifth of a second to come up.
 */
export function slovenianTime(utc: string): string {
  const instant = instantOf(utc)
  const year = new Date(instant).getUTCFullYear()
  const isSummer = instant >= changeOfClocks(year, 2) && instant < changeOfClocks(year, 9)
  return new Date(instant + (isSummer ? 2 : 1) * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

/** The day it is in Slovenia, "YYYY-MM-DD". */
export const slovenianDay = (utc: string): string => slovenianTime(utc).slice(0, 10)

/** The year it is in Slovenia, "YYYY". */
export const slovenianYear = (utc: string): string => slovenianTime(utc).slice(0, 4)
