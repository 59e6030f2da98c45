/**
 * Calendar dates and wall times as text. A wall time "YYYY-MM-DD HH:MM:SS" belongs to a place and isn't an instant: it
 * is never passed to `new Date`, which also reads 30 February as 2 March. "ISO" here is always the plain day
 * "YYYY-MM-DD".
 */

const wallTimePattern = /^(\d{4}-\d{2}-\d{2}) (\d{2}):(\d{2}):(\d{2})$/
const isoPattern = /^(\d{4})-(\d{2})-(\d{2})$/
const dotPattern = /^\s*(\d{1,2})\s*\.\s*(\d{1,2})\s*\.\s*(\d{4})\s*$/

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

/** Whether the text is an existing ISO day. */
export function isDate({ year, month, day }: DateParts): boolean {
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** The parts of "YYYY-MM-DD"; null if the text isn't an existing day. */
export function datePartsOf(iso: string): DateParts | null {
  const [, year, month, day] = isoPattern.exec(iso) ?? []
  const parts = { year: Number(year), month: Number(month), day: Number(day) }
  return isDate(parts) ? parts : null
}

/** Whether the text is "YYYY-MM-DD HH:MM:SS" with an existing day and time. */
export function isWallTime(text: string): boolean {
  const [, date, hour, minute, second] = wallTimePattern.exec(text) ?? []
  if (date === undefined || datePartsOf(date) === null) return false
  return Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60
}

const padded = (value: number, length: number): string => String(value).padStart(length, '0')

/** "YYYY-MM-DD" of an existing date. */
export function isoOf({ year, month, day }: DateParts): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`
}

/**
 * "dd.mm.yyyy" or "d.m.yyyy", spaces allowed, as "YYYY-MM-DD"; null for anything else and for days that don't exist.
 */
export function parseDotDate(text: string): string | null {
  const [, day, month, year] = dotPattern.exec(text) ?? []
  const parts = { year: Number(year), month: Number(month), day: Number(day) }
  return isDate(parts) ? isoOf(parts) : null
}

/** "YYYY-MM-DD" as "dd.mm.yyyy", the form of page queries; '' for a day that doesn't exist. */
export function formatDotDate(iso: string): string {
  const parts = datePartsOf(iso)
  return parts ? `${padded(parts.day, 2)}.${padded(parts.month, 2)}.${padded(parts.year, 4)}` : ''
}

/** An attribute's date, ISO or dd.mm.yyyy, as ISO; null for anything else. */
export function parseDateInput(text: string): string | null {
  const trimmed = text.trim()
  return datePartsOf(trimmed) ? trimmed : parseDotDate(trimmed)
}

/** The day of a wall time, "YYYY-MM-DD"; an ISO day is returned as it is. */
export const dateOf = (wallTimeOrIso: string): string => wallTimeOrIso.slice(0, 10)

/** "HH:MM" of a wall time; '' without a time. */
export const timeOf = (wallTime: string): string => wallTime.slice(11, 16)

/** A wall time or an ISO day for display, d.m.yyyy: "6.12.2025". '' for bad input. */
export function formatDate(wallTimeOrIso: string): string {
  const parts = datePartsOf(dateOf(wallTimeOrIso))
  return parts ? `${parts.day}.${parts.month}.${parts.year}` : ''
}

/** Midnight UTC of the day; only for arithmetic and weekdays. */
function utcDay({ year, month, day }: DateParts): Date {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date
}

/** The day `days` later (earlier if negative), clamped to the years 1–9999; bad input is returned as it is. */
export function addDays(iso: string, days: number): string {
  const parts = datePartsOf(iso)
  if (!parts || !Number.isInteger(days)) return iso
  const date = utcDay({ ...parts, day: parts.day + days })
  const year = date.getUTCFullYear()
  if (year < 1) return '0001-01-01'
  if (!(year <= 9999)) return days < 0 ? '0001-01-01' : '9999-12-31'
  return isoOf({ year, month: date.getUTCMonth() + 1, day: date.getUTCDate() })
}

/** Indexed by `Date`'s getUTCDay. Loading the browser's formatter takes a slow device 200 ms. */
export const weekdayNames = ['nedelja', 'ponedeljek', 'torek', 'sreda', 'četrtek', 'petek', 'sobota']

/** The Slovenian weekday of a wall time or an ISO day, "petek"; '' for bad input. */
export function weekdayOf(wallTimeOrIso: string): string {
  const parts = datePartsOf(dateOf(wallTimeOrIso))
  return (parts && weekdayNames[utcDay(parts).getUTCDay()]) ?? ''
}

/** "14. 11." with a non-breaking space; '' for bad input. */
export function formatDayAndMonth(wallTimeOrIso: string): string {
  const parts = datePartsOf(dateOf(wallTimeOrIso))
  return parts ? `${parts.day}.\u00a0${parts.month}.` : ''
}

/**
 * "sob, 14. 11." with non-breaking spaces; with the year if that isn't the year of `today`. Takes wall times or ISO
 * days; '' for bad input.
 */
export function formatDayOf(wallTimeOrIso: string, today: string): string {
  const parts = datePartsOf(dateOf(wallTimeOrIso))
  if (!parts) return ''
  const { day, month, year } = parts
  const isThisYear = datePartsOf(dateOf(today))?.year === year
  const short = [`${weekdayOf(wallTimeOrIso).slice(0, 3)},`, `${day}.`, `${month}.`].join('\u00a0')
  return isThisYear ? short : `${short} ${year}`
}
