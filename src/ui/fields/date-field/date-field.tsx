/**
 * A date input: typed, or chosen in a calendar. Its visible part is rendered by React and doesn't change when the
 * calendar has loaded.
 */
import { useId, useRef } from 'react'
import { datePartsOf } from '../../../domain/time/date'
import { holdsFocus } from '../../base/leave'
import { assertMarkupLayers, lazyPart, useLazyPart } from '../lazy-part'
import { CalendarField } from './calendar-field'
import type { DateChoice, DateFieldProps } from './date-choice'
import { NativeDate } from './native-date'

const calendar = lazyPart('calendar', () => import('./calendar'), assertMarkupLayers)

export function DateField(props: DateFieldProps) {
  const { band = 0, plainNames } = props
  const value = props.value !== null && datePartsOf(props.value) ? props.value : null
  const choice: DateChoice = { ...props, plainNames, value, band, labelId: useId() }
  const field = useRef<HTMLDivElement>(null)
  const { found, load, giveUp } = useLazyPart(calendar)
  if (found === null) {
    // The calendar's field is still in the document while its replacement renders for the first time.
    return <NativeDate choice={choice} focused={holdsFocus(field.current)} />
  }
  return <CalendarField choice={choice} field={field} module={found} onIntent={load} onFail={giveUp} />
}
