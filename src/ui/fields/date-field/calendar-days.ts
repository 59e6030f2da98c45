/** Names and marks of a calendar's days. Loaded with the calendar. */
import { clockAt, slovenianDay } from '../../../domain/time/clock'
import { addDays, datePartsOf, weekdayNames } from '../../../domain/time/date'

/** What the calendar marks. */
export interface CalendarState {
  /** ISO day */
  value: string | null
  /** Number of days before and after the chosen one that are marked with it. */
  band: number
  /** ISO day, in Slovenia */
  today: string
}

export const earliest = '1900-01-01'
export const latest = '2199-12-31'

/** The day, clamped to those that the calendar can show. */
export const shownDay = (iso: string): string => [earliest, iso, latest].sort()[1] ?? iso

const utcDay = (iso: string) => new Date(`${iso}T00:00:00Z`)
const fullName = new Intl.DateTimeFormat('sl-SI', { dateStyle: 'full', timeZone: 'UTC' })
const monthName = new Intl.DateTimeFormat('sl-SI', { month: 'long', timeZone: 'UTC' })

/** "sobota, 29. november 2025" */
export const dayName = (iso: string): string => fullName.format(utcDay(iso))

/** "november 2025"; month 0–11. */
export const monthTitle = (year: number, month: number): string => `${monthNames[month]} ${year}`

export const monthNames = [...Array(12).keys()].map((month) =>
  monthName.format(new Date(Date.UTC(2000, month))),
)

/** Sunday first, as in the library. */
export const weekdays = { short: weekdayNames.map((name) => name.slice(0, 3)), long: weekdayNames }

/** The current day in Slovenia, whatever the visitor's time zone. */
export const todayInSlovenia = (): string => slovenianDay(clockAt(Date.now()))

/** The position of a day in the band of days around the chosen one; null outside of it. */
export function partOfBand(iso: string, chosen: string | null, band: number): string | null {
  if (chosen === null || band === 0 || datePartsOf(chosen) === null) return null
  const first = addDays(chosen, -band)
  const last = addDays(chosen, band)
  if (iso < first || iso > last) return null
  return iso === first ? 'first' : iso === last ? 'last' : 'middle'
}
