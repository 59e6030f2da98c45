/** Properties of a date field. */

export interface DateFieldProps {
  /** The floating label, and the accessible name. */
  label: string
  /** "YYYY-MM-DD"; a day that doesn't exist counts as none. */
  value: string | null
  onChange: (value: string | null) => void
  /** Number of days before and after the chosen one that belong to it; the calendar shows them as a band. */
  band?: number
  /** Limits, both included. */
  min?: string
  max?: string
  disabled?: boolean
  /** Form field names without JavaScript: the day, or the first and the last day of the band. */
  plainNames?: readonly [string] | readonly [string, string] | undefined
  /** The day marked as today; by default today in Slovenia when the calendar opens. */
  today?: string
}

/** The same with defaults filled in; `null` is no limit. */
export interface DateChoice extends Required<Omit<DateFieldProps, 'min' | 'max' | 'today' | 'plainNames'>> {
  labelId: string
  min: string | null
  max: string | null
  plainNames: DateFieldProps['plainNames']
  today: string | null
}
