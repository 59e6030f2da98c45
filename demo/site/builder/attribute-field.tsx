/** The form field of one attribute: a select, radios, a number, a date, a switch, or text. */
import { useState } from 'react'
import type { Attribute } from '../../../src/island/attributes'
import { attributeText } from '../../../src/page/attribute-text'
import { DateField } from '../../../src/ui/fields/date-field/date-field'
import { Select, type SelectOption } from '../../../src/ui/fields/select/select'
import { TextField } from '../../../src/ui/fields/text-field'
import type { Offer } from './choices'
import { Switch } from './controls'
import { plainText } from './settings'

interface AttributeFieldProperties {
  label: string
  attribute: Attribute<unknown>
  /** Labels of a closed set of words. */
  choices: Readonly<Record<string, string>>
  /** The options by name; undefined if the attribute isn't chosen by name. */
  offer: Offer | undefined
  /** Undefined if not set. */
  value: string | undefined
  /** Whether the widget shows something without it. */
  isClearable: boolean
  onChange: (text: string | null, how: 'push' | 'replace') => void
}

const countsOf = (takes: string): SelectOption[] => {
  const [least = 1, most = 1] = takes.split('–').map(Number)
  return Array.from({ length: most - least + 1 }, (_, index) => String(least + index)).map((text) => ({
    value: text,
    label: text,
  }))
}

export function AttributeField(properties: AttributeFieldProperties) {
  const { label, attribute, choices, offer, value, isClearable, onChange } = properties
  const { takes } = attribute
  const shown = value ?? attributeText(attribute.fallback)
  const choose = (text: string | null) => onChange(text, 'push')
  if (offer !== undefined) return <NameField {...properties} offer={offer} />
  if (takes === 'date') return <DateField label={label} value={value ?? null} onChange={choose} />
  if (Array.isArray(takes) && takes.join() === 'on,off')
    return <Switch label={label} isOn={shown === 'on'} onChange={(isOn) => choose(isOn ? 'on' : 'off')} />
  if (typeof takes === 'string' && !/^\d/.test(takes)) return <WrittenField {...properties} />
  const options =
    typeof takes === 'string'
      ? countsOf(takes)
      : takes.map((word) => ({ value: word, label: choices[word] ?? word }))
  return (
    <Select
      {...{ label, options }}
      value={shown}
      clearable={isClearable && value !== undefined}
      onChange={choose}
    />
  )
}

function NameField({
  label,
  attribute,
  offer,
  value,
  isClearable,
  onChange,
}: AttributeFieldProperties & { offer: Offer }) {
  const common = { label, options: offer ?? [], loading: offer === null, clearable: isClearable }
  const choose = (text: string | null) => onChange(text, 'push')
  return attribute.takes === 'ids' ? (
    <Select {...common} multiple value={value?.split(',') ?? []} onChange={(ids) => choose(ids.join(','))} />
  ) : (
    <Select {...common} value={value ?? null} onChange={choose} />
  )
}

/** The typed text is kept as long as it means the current value. */
function WrittenField({ label, attribute, value = '', onChange }: AttributeFieldProperties) {
  const [draft, setDraft] = useState({ text: '', plain: '' })
  const type = (text: string) => {
    setDraft({ text, plain: plainText(attribute, text) ?? '' })
    onChange(text, 'replace')
  }
  return (
    <TextField label={label} value={draft.plain === value ? draft.text || value : value} onChange={type} />
  )
}
