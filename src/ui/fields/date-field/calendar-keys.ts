/** Keyboard navigation in a calendar, as in the ARIA guide's date grid. */
import { addDays, datePartsOf, daysInMonth, isoOf, weekdayNames, weekdayOf } from '../../../domain/time/date'

/** The same day some months later, or that month's last day; clamped to the years 1–9999. */
export function addMonths(iso: string, months: number): string {
  const parts = datePartsOf(iso)
  if (!parts) return iso
  const count = Math.max(12, Math.min(parts.year * 12 + parts.month - 1 + months, 9999 * 12 + 11))
  const year = Math.floor(count / 12)
  const month = (count % 12) + 1
  return isoOf({ year, month, day: Math.min(parts.day, daysInMonth(year, month)) })
}

/** 0 is Monday. */
const weekdayIndex = (iso: string): number => (weekdayNames.indexOf(weekdayOf(iso)) + 6) % 7

/** The day that the key moves to from `iso`; null for other keys. */
export function dayAfterKey(iso: string, key: string, shift: boolean): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(iso, -1)
    case 'ArrowRight':
      return addDays(iso, 1)
    case 'ArrowUp':
      return addDays(iso, -7)
    case 'ArrowDown':
      return addDays(iso, 7)
    case 'Home':
      return addDays(iso, -weekdayIndex(iso))
    case 'End':
      return addDays(iso, 6 - weekdayIndex(iso))
    case 'PageUp':
      return addMonths(iso, shift ? -12 : -1)
    case 'PageDown':
      return addMonths(iso, shift ? 12 : 1)
    default:
      return null
  }
}
