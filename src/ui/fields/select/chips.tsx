/** The chosen values of a multi-select, as removable chips. */
import { Icon } from '../../base/icon'
import { shapes } from '../../base/shapes'
import type { SelectOption } from './option'

interface ChipsProps {
  options: readonly SelectOption[]
  onRemove: (value: string) => void
}

export function Chips({ options, onRemove }: ChipsProps) {
  return (
    <ul className="chips" role="list">
      {options.map(({ value, label }) => (
        <li key={value} className="chip">
          <span className="chip-label">{label}</span>
          <button
            type="button"
            className="chip-remove field-button"
            aria-label={`Odstrani ${label}`}
            onClick={() => onRemove(value)}
          >
            <Icon shape={shapes.close} />
          </button>
        </li>
      ))}
    </ul>
  )
}
