/**
 * The browser's own select, for visitors without JavaScript; of a multi-select one can be chosen. Rendered only on the
 * server.
 */
import type { Choice } from './choice'

type PlainSelectProperties = Pick<Choice, 'label' | 'options' | 'chosen' | 'plainName'>

export const PlainSelect = ({ label, options, chosen, plainName }: PlainSelectProperties) => (
  <select className="field-control" name={plainName} aria-label={label} defaultValue={chosen[0] ?? ''}>
    <option value="" label=" " />
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
)
