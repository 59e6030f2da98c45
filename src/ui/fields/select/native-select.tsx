/** The browser's own select in the same box, if tom-select can't work (contract: Trusted Types) or failed to load. */
import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../base/icon'
import { shapes } from '../../base/shapes'
import { Field } from '../field'
import type { Choice } from './choice'

interface NativeSelectProps {
  choice: Choice
  /** The field had the focus when this replaced it. */
  focused: boolean
}

const chosenIn = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
  [...currentTarget.selectedOptions].map((option) => option.value).filter((value) => value !== '')

export function NativeSelect({ choice, focused }: NativeSelectProps) {
  const { label, labelId, options, chosen, shown, multiple, choose } = choice
  const select = useRef<HTMLSelectElement>(null)
  useLayoutEffect(() => {
    if (focused) select.current?.focus()
  }, [focused])

  return (
    <Field {...{ label, labelId }} filled={shown.length > 0 || multiple} open={false}>
      <select
        {...{ ref: select, multiple }}
        className="field-control field-native"
        aria-label={label}
        value={multiple ? chosen : (chosen[0] ?? '')}
        onChange={(event) => choose(chosenIn(event))}
      >
        {!multiple && <option value="" />}
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is only its text, and ids may repeat
          <option key={index} value={option.value}>
            {[option.lead, option.label, option.detail].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
      {!multiple && (
        <span className="field-end">
          <Icon shape={shapes.chevronDown} />
        </span>
      )}
    </Field>
  )
}
