/** Days as a visitor types them. */
import { parseDateInput, parseDotDate } from '../../../domain/date'

const eightDigits = /^\s*(\d{2})(\d{2})(\d{4})\s*$/

/**
 * d.m.yyyy, with other marks between too, ISO, or eight digits (a telephone's numeric keys have no dot), as
 * "YYYY-MM-DD"; null while it is no day that exists.
 */
export function readTypedDate(text: string): string | null {
  const dotted = text.replace(eightDigits, '$1.$2.$3').replace(/\s*[,/\-\s]\s*(?=\d)/g, '.')
  return parseDateInput(text) ?? parseDotDate(dotted.replace(/\.{2,}/g, '.'))
}

/** Whether the day is within the limits, both included; no limit is null. ISO days order as text. */
export function isWithin(iso: string, min: string | null, max: string | null): boolean {
  return (min === null || iso >= min) && (max === null || iso <= max)
}

/** The day itself, or the limit that it passes. */
export const heldWithin = (iso: string, { min, max }: { min: string; max: string }): string =>
  [min, iso, max].sort()[1] ?? iso
