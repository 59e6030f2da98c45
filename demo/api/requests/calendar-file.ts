/** The file name of a calendar, from its own name. */
import { foldText } from '../../../src/domain/text/text-search'

/** Unfolds lines (RFC 5545, 3.1). */
export const unfolded = (calendar: string): string => calendar.replace(/\r?\n[ \t]/g, '')

/** The name comes before the events, which may be thousands. */
const headLength = 1000

/** "krka-tekme-2026-2027.ics", in ASCII. */
export function calendarFileName(calendar: string): string {
  const head = unfolded(calendar.slice(0, headLength))
  const name = /^X-WR-CALNAME(?:;[^:\r\n]*)?:([^\r\n]*)/m.exec(head)?.[1] ?? ''
  const plain = foldText(name)
    .replace(/\\n/g, ' ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
  return `${plain || 'tekme'}.ics`
}

/** Calendar programs open it by its type; other browsers save it under its name. */
export const calendarDisposition = (calendar: string): string =>
  `inline; filename="${calendarFileName(calendar)}"`
