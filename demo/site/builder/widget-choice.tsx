/** Which widget: all of them in sight, one chosen. */
import { useId } from 'react'
import { widgetNames, wordsOf } from './tags'

interface WidgetChoiceProperties {
  value: string
  onChange: (widget: string) => void
}

export function WidgetChoice({ value, onChange }: WidgetChoiceProperties) {
  const name = useId()
  return (
    <fieldset className="group stack">
      <legend className="group-title">Gradnik</legend>
      <div className="widgets">
        {widgetNames.map((widget) => (
          <label key={widget} className="widget">
            <input
              type="radio"
              className="widget-control"
              name={name}
              value={widget}
              checked={widget === value}
              onChange={() => onChange(widget)}
            />
            {wordsOf(widget).name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
