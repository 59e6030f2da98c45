/** A backend's calendar, with links to this site instead. */
import { foldLines } from 'ical-generator'
import { unfolded } from '../requests/calendar-file'

/** @param base of this site, without a slash at the end */
export const withOwnLinks = (calendar: string, base: string): string =>
  foldLines(
    unfolded(calendar).replace(
      /^(URL(?:;[^:\r\n]*)?:)https?:\/\/[^\r\n]*?(\/tekme\?[^\r\n]*)$/gm,
      (_, name: string, path: string) => name + base + path,
    ),
  )
