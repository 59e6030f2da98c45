/** Days as a visitor types them. */
import { parseDateInput, parseDotDate } from '../../../domain/time/date'

const eightDigits = /^\s*(\d{2})(\d{2})(\d{4})\s*$/

/**
 * Parses d.m.yyyy, also with other separators, ISO, or eight digits (a phone's numeric keyboard has no dot), as
 * "YYYY-MM-DD"; null if it isn't an existing day.
 */
export function readTypedDate(text: string): string | null {
  const dotted = text.replace(eightDigits, '$1.$2.$3').replace(/\s*[,/\-\s]\s*(?=\d)/g, '.')
  return parseDateInput(text) ?? parseDotDate(dotted.replace(/\.{2,}/g, '.'))
}
