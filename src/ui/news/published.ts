/** A news card's date. */
import { dateOf, datePartsOf } from '../../domain/time/date'

/** Not by Intl: server and browser may use different abbreviations. */
const months = ['jan.', 'feb.', 'mar.', 'apr.', 'maj', 'jun.', 'jul.', 'avg.', 'sep.', 'okt.', 'nov.', 'dec.']

/** Day and short month name of a wall time, "14. nov."; its year where that is over in `year`, "YYYY"; '' for bad input. */
export function publishedText(wallTime: string, year: string): string {
  const parts = datePartsOf(dateOf(wallTime))
  if (!parts) return ''
  const isOlder = parts.year < Number(year)
  return `${parts.day}. ${months[parts.month - 1]}${isOlder ? ` ${parts.year}` : ''}`
}
