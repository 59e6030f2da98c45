/** Properties of a date field. */

export interface DateFieldProps {
  /** The floating label, and the accessible name. */
  label: string
  /** "YYYY-MM-DD"; a day that doesn't exist counts as none. */
  value: string | null
  onChange: (value: string | null) => void
  /** Number of days before and after the chosen one that belong to it; the calendar shows them as a band. */
  band?: number
  /** Form field names without JavaScript: the day, or the first and the last day of the band. */
  plainNames?: readonly [string] | readonly [string, string] | undefined
}

/** The same with defaults filled in. */
export interface DateChoice extends Required<Omit<DateFieldProps, 'plainNames'>> {
  labelId: string
  plainNames: DateFieldProps['plainNames']
}
