/**
 * A day to choose: typed, or from a calendar. What stands in the page is drawn by React and
 * is the same before and after the calendar has come.
 */
import { useId, useRef } from 'react'
import { datePartsOf } from '../../../domain/date'
import { trustedHtml } from '../../../page/trusted-html'
import { holdsFocus } from '../../base/leave'
import { assertPopovers, lazyPart, useLazyPart } from '../lazy-part'
import { CalendarField } from './calendar-field'
import type { DateChoice, DateFieldProps } from './date-choice'
import { NativeDate } from './native-date'

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
