/** The calendar's settings, and the days that it can show. */
import { todayInSlovenia } from './calendar-days'

export interface CalendarState {
  /** ISO day */
  value: string | null
  /** ISO day; null is today in Slovenia. */
  today: string | null
  /** Number of days before and after the chosen one that are marked with it. */
  band: number
}

export interface SettledState extends CalendarState {
  today: string
}

/** Fills in today. */
export const settled = ({ value, band, today }: CalendarState): SettledState => ({
  value,
  band,
  today: today ?? todayInSlovenia(),
})

export const earliest = '1900-01-01'
export const latest = '2199-12-31'

/** The day, clamped to those that the calendar can show. */
export const shownDay = (iso: string): string => [earliest, iso, latest].sort()[1] ?? iso
