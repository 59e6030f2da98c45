/** What a calendar is told, and the same with nothing left open. */
import { todayInSlovenia } from './calendar-days'

export interface CalendarState {
  /** ISO day */
  value: string | null
  /** ISO day; null is today in Slovenia. */
  today: string | null
  /** Days before and after the chosen one that are marked with it. */
  band: number
  min: string | null
  max: string | null
}

export interface SettledState extends CalendarState {
  today: string
  min: string
  max: string
}

/** As far as the arrows lead where the field sets no limit. */
const earliest = '1900-01-01'
const latest = '2199-12-31'

/** With today and limits for what the field leaves open. */
export const settled = ({ value, band, today, min, max }: CalendarState): SettledState => ({
  value,
  band,
  today: today ?? todayInSlovenia(),
  min: min ?? earliest,
  max: max ?? latest,
})
