/** Calendars as files: their name, from their own, and links to another site. */
import { foldLines } from 'ical-generator'
import { foldText } from '../../../src/domain/text/text-search'

/** Unfolds lines (RFC 5545, 3.1). */
const unfolded = (calendar: string): string => calendar.replace(/\r?\n[ \t]/g, '')

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

/** The calendar with links to this site instead. @param base of this site, without a slash at the end */
export const withOwnLinks = (calendar: string, base: string): string =>
  foldLines(
    unfolded(calendar).replace(
      /^(URL(?:;[^:\r\n]*)?:)https?:\/\/[^\r\n]*?(\/tekme\?[^\r\n]*)$/gm,
      (_, name: string, path: string) => name + base + path,
    ),
  )
