/** The chosen values of a multi-select, as removable chips. */
import { Icon } from '../../base/icon'
import { shapes } from '../../base/shapes'
import type { SelectOption } from './option'

interface ChipsProps {
  options: readonly SelectOption[]
  disabled: boolean
  onRemove: (value: string) => void
}

export function Chips({ options, disabled, onRemove }: ChipsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className="chips" role="list">
      {options.map(({ value, label }) => (
        <li key={value} className="chip">
          <span className="chip-label">{label}</span>
          {!disabled && (
            <button
              type="button"
              className="chip-remove field-button"
              aria-label={`Odstrani ${label}`}
              onClick={() => onRemove(value)}
            >
              <Icon shape={shapes.close} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
