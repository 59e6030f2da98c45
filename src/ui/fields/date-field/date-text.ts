/** The text of a date field while the visitor types. */
import { useState } from 'react'
import { formatDotDate } from '../../../domain/time/date'
import type { DateChoice } from './date-choice'
import { readTypedDate } from './typed-date'

/**
 * A typed text counts as soon as it is a valid day; an empty text is no day. Invalid text is dropped when the visitor
 * leaves the field, and the last valid value is shown again. Returns the shown
 * text, what takes a typed one, and what drops it.
 */
export function useDateText({ value, onChange }: DateChoice) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    const iso = readTypedDate(text)
    if (text.trim() === '') onChange(null)
    else if (iso !== null) onChange(iso)
  }
  const forget = () => setTyped(null)
  return [typed ?? (value === null ? '' : formatDotDate(value)), type, forget] as const
}
