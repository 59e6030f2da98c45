/** The builder's small controls: one of a few words, on and off. */
import { useId } from 'react'
import './controls.css?sheet'

interface SegmentedProperties<W extends string> {
  /** The accessible name. */
  label: string
  options: readonly { value: W; label: string }[]
  value: W
  onChange: (value: W) => void
}

/** Radios side by side, drawn as one bar. */
export function Segmented<W extends string>({ label, options, value, onChange }: SegmentedProperties<W>) {
  const name = useId()
  return (
    <div role="radiogroup" className="segmented" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className="segmented-option">
          <input
            type="radio"
            className="segmented-control"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}

interface SwitchProperties {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

export function Switch({ label, isOn, onChange }: SwitchProperties) {
  return (
    <label className="switch">
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className="switch-control"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  )
}
