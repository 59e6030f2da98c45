/** The calendar's settings, and the same with defaults filled in. */
import { todayInSlovenia } from './calendar-days'

export interface CalendarState {
  /** ISO day */
  value: string | null
  /** ISO day; null is today in Slovenia. */
  today: string | null
  /** Number of days before and after the chosen one that are marked with it. */
  band: number
  min: string | null
  max: string | null
}

export interface SettledState extends CalendarState {
  today: string
  min: string
  max: string
}

/** Limits of the arrows if the field has none. */
const earliest = '1900-01-01'
const latest = '2199-12-31'

/** Fills in today and the limits. */
export const settled = ({ value, band, today, min, max }: CalendarState): SettledState => ({
  value,
  band,
  today: today ?? todayInSlovenia(),
  min: min ?? earliest,
  max: max ?? latest,
})
