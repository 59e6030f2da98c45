/** The text of a date field while somebody types. */
import { useState } from 'react'
import { formatDotDate } from '../../../domain/date'
import type { DateChoice } from './date-choice'
import { isWithin, readTypedDate } from './typed-date'

/**
 * What is typed counts as soon as it is a day; an emptied text is no day. What never became one is forgotten
 * when the visitor leaves, and the last good value shows again.
 */
export function useDateText({ value, min, max, onChange }: DateChoice) {
  const [typed, setTyped] = useState<string | null>(null)
  return {
    shown: typed ?? (value === null ? '' : formatDotDate(value)),
    type: (text: string) => {
      setTyped(text)
      const iso = readTypedDate(text)
      if (text.trim() === '') onChange(null)
      else if (iso !== null && isWithin(iso, min, max)) onChange(iso)
    },
    forget: () => setTyped(null),
  }
}
