/** What a calendar is called where it is kept as a file: as it calls itself. */
import { foldText } from '../../../src/domain/text-search'

/** Lines of it as they were before they were folded (RFC 5545, 3.1). */
export const unfolded = (calendar: string): string => calendar.replace(/\r?\n[ \t]/g, '')

/** The name stands before the events; thousands of them need not be gone through. */
const headLength = 1000

/** "krka-tekme-2026-2027.ics": in letters that every system keeps. */
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

/** Calendar programs open it by its type; a browser that can't keeps it under its name. */
export const calendarDisposition = (calendar: string): string =>
  `inline; filename="${calendarFileName(calendar)}"`
