/**
 * The browser's own date input in the same box, if the calendar can't work (contract: Trusted Types) or failed to load.
 */
import { useLayoutEffect, useRef } from 'react'
import { Field } from '../field'
import type { DateChoice } from './date-choice'

interface NativeDateProps {
  choice: DateChoice
  /** The field had the focus when this replaced it. */
  focused: boolean
}

export function NativeDate({ choice, focused }: NativeDateProps) {
  const { label, labelId, value, onChange } = choice
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])

  return (
    // Such an input never looks empty: the label stays at the top.
    <Field {...{ label, labelId }} filled open={false}>
      <input
        ref={input}
        type="date"
        className="field-control field-native"
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
    </Field>
  )
}
