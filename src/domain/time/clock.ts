/** The time as text. The clock is read at the edges of the program; everything else takes its text as an argument. */

/** Resolution in ms: renderings within it are equal, so they can be cached. */
const step = 5 * 60_000

/** In ms from its start; after that a score is final, and a match without one is past. */
export const longestMatch = 3 * 3_600_000

/** In ms after that: by then every rounded clock says so. */
export const closing = step

/** The UTC wall time "YYYY-MM-DD HH:MM:SS" of an instant in ms. */
export const clockOf = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ')

/** That of the last full five minutes. */
export const clockAt = (milliseconds: number): string => clockOf(Math.floor(milliseconds / step) * step)

/** ms of an existing UTC wall time. */
export const instantOf = (utc: string): number => Date.parse(`${utc.replace(' ', 'T')}Z`)

/** When the EU changes its clocks, in ms: 01:00 UTC on the last Sunday of a month of 31 days (0–11). */
function changeOfClocks(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1))
  return last.getTime() - last.getUTCDay() * 86_400_000
}

/**
 * The wall time in Slovenia at a UTC wall time. Computed by the EU rule, because loading the browser's formatter takes
 * a slow device 200 ms.
 */
export function slovenianTime(utc: string): string {
  const instant = instantOf(utc)
  const year = new Date(instant).getUTCFullYear()
  const isSummer = instant >= changeOfClocks(year, 2) && instant < changeOfClocks(year, 9)
  return clockOf(instant + (isSummer ? 2 : 1) * 3_600_000)
}

/** The current day in Slovenia, "YYYY-MM-DD". */
export const slovenianDay = (utc: string): string => slovenianTime(utc).slice(0, 10)

/** The year it is in Slovenia, "YYYY". */
export const slovenianYear = (utc: string): string => slovenianTime(utc).slice(0, 4)
