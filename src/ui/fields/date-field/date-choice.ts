/** What a date field is given. */

export interface DateFieldProps {
  /** The floating label, and the accessible name. */
  label: string
  /** "YYYY-MM-DD"; a day that does not exist counts as none. */
  value: string | null
  onChange: (value: string | null) => void
  /** Days before and after the chosen one that belong to it: the calendar shows them as a band. */
  band?: number
  /** Limits, both included. */
  min?: string
  max?: string
  disabled?: boolean
  /** Under which a form sends the day where no script runs, or the first and the last day of the band. */
  plainNames?: readonly [string] | readonly [string, string] | undefined
  /** The day that is marked as today; without it, today in Slovenia when the calendar opens. */
  today?: string
}

/** The same, each filled in; `null` is no limit. */
export interface DateChoice extends Required<Omit<DateFieldProps, 'min' | 'max' | 'today' | 'plainNames'>> {
  labelId: string
  min: string | null
  max: string | null
  plainNames: DateFieldProps['plainNames']
  today: string | null
}
