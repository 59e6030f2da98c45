/** The browser's own date input in the same box, where the calendar can't work (contract: Trusted Types) or did not come. */
import { useLayoutEffect, useRef } from 'react'
import { Field } from '../field'
import type { DateChoice } from './date-choice'

interface NativeDateProps {
  choice: DateChoice
  /** The visitor was in the field when this took its place. */
  focused: boolean
}

export function NativeDate({ choice, focused }: NativeDateProps) {
  const { label, labelId, value, min, max, disabled, onChange } = choice
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])

  return (
    // Such an input is never empty to the eye: the label stays on top.
    <Field {...{ label, labelId, disabled }} filled open={false}>
      <input
        {...{ ref: input, disabled }}
        type="date"
        className="field-control field-native"
        aria-label={label}
        min={min ?? undefined}
        max={max ?? undefined}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
    </Field>
  )
}
