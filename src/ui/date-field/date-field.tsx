/**
 * A day to choose: typed, or from a calendar (look.md, Calendar). What stands in the page is drawn by React and
 * is the same before and after the calendar has come.
 */
import { useId, useRef } from 'react'
import { datePartsOf } from '../../domain/date'
import { trustedHtml } from '../../page/trusted-html'
import { assertPopovers, lazyPart, useLazyPart } from '../field/lazy-part'
import { holdsFocus } from '../field/leave'
import { CalendarField } from './calendar-field'
import { NativeDate } from './native-date'

export interface DateFieldProps {
  /** The spec's placeholder: drawn as the floating label, and the accessible name. */
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

/** The same with everything said. */
export interface DateChoice extends Required<Omit<DateFieldProps, 'min' | 'max' | 'today' | 'plainNames'>> {
  labelId: string
  min: string | null
  max: string | null
  plainNames: DateFieldProps['plainNames']
  today: string | null
}

const calendar = lazyPart(
  'calendar',
  () => import('./calendar'),
  () => {
    assertPopovers()
    trustedHtml('')
  },
)

export function DateField(props: DateFieldProps) {
  const { band = 0, min = null, max = null, disabled = false, today = null } = props
  const value = props.value !== null && datePartsOf(props.value) ? props.value : null
  const { plainNames } = props
  const choice: DateChoice = {
    ...props,
    plainNames,
    value,
    band,
    min,
    max,
    disabled,
    today,
    labelId: useId(),
  }
  const field = useRef<HTMLDivElement>(null)
  const { found, reach, giveUp } = useLazyPart(calendar)
  if (found === null) {
    // The calendar's field is still in the page while its stand-in is drawn for the first time.
    return <NativeDate choice={choice} focused={holdsFocus(field.current)} />
  }
  return <CalendarField choice={choice} field={field} module={found} onReach={reach} onFail={giveUp} />
}
