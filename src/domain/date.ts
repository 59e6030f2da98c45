/**
 * Calendar dates and wall times as text (spec 9, contract 8). A wall time "YYYY-MM-DD HH:MM:SS" belongs to
 * a place and is no instant: it is cut as text and never handed to `new Date`, which would also read
 * 30 February as 2 March.
 */

const wallTimePattern = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/

export interface DateParts {
  year: number
  /** 1–12 */
  month: number
  /** 1–31 */
  day: number
}

/** Days of the month, 1–12, of a Gregorian year. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

export function isDate({ year, month, day }: DateParts): boolean {
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** Whether the text is "YYYY-MM-DD HH:MM:SS" with a day and a time that exist. */
export function isWallTime(text: string): boolean {
  const match = wallTimePattern.exec(text)
  if (!match) return false
  const [year, month, day, hour, minute, second] = match.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return isDate({ year, month, day }) && hour < 24 && minute < 60 && second < 60
}
