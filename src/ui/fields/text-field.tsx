/** A free text field in the filters' box, for searching while typing. */
import { useId, useRef } from 'react'
import { Icon } from '../base/icon'
import { shapes } from '../base/shapes'
import { ClearButton, Field } from './field'

export interface TextFieldProperties {
  /** Also the accessible name. */
  label: string
  value: string
  /** The form field's name without JavaScript. */
  plainName?: string | undefined
  onChange: (text: string) => void
}

/** Maximum length, in characters. */
const longest = 100

export function TextField({ label, value, plainName, onChange }: TextFieldProperties) {
  const labelId = useId()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <Field {...{ label, labelId }} filled={value !== ''} open={false}>
      <input
        ref={input}
        name={plainName}
        className="field-control"
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={longest}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value === '' ? (
        <span className="field-end">
          <Icon shape={shapes.search} />
        </span>
      ) : (
        <ClearButton labelId={labelId} onClear={clear} />
      )}
    </Field>
  )
}
