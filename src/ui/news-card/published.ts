/** A news card's date (spec 2.11). */
import { dateOf, datePartsOf } from '../../domain/date'

/** Written out: server and browser may know different abbreviations. */
const months = ['jan.', 'feb.', 'mar.', 'apr.', 'maj', 'jun.', 'jul.', 'avg.', 'sep.', 'okt.', 'nov.', 'dec.']

/** Day and short month name of a wall time, "14. nov."; its year where `now` is in a later one; '' for bad input. */
export function publishedText(wallTime: string, now: string): string {
  const parts = datePartsOf(dateOf(wallTime))
  if (!parts) return ''
  const isOlder = parts.year < Number(now.slice(0, 4))
  return `${parts.day}. ${months[parts.month - 1]}${isOlder ? ` ${parts.year}` : ''}`
}
