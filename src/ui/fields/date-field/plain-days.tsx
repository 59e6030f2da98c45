/** First and last day as two text inputs, without JavaScript: there is no calendar to compute the band. */
import { addDays, formatDotDate } from '../../../domain/time/date'
import type { DateChoice } from './date-choice'

export function PlainDays({ value, band, plainNames = [''] }: DateChoice) {
  const days = value === null ? [] : [addDays(value, -band), addDays(value, band)]
  return (
    <noscript>
      <span className="field-control plain-days">
        {plainNames.map((name, index) => (
          <input
            key={name}
            name={name}
            aria-label={index === 0 ? 'Od' : 'Do'}
            placeholder={index === 0 ? 'od' : 'do'}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={formatDotDate(days[index] ?? '')}
          />
        ))}
      </span>
    </noscript>
  )
}
