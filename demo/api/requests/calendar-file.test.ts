import { expect, test } from 'vitest'
import { calendarFileName } from './calendar-file'

const calendar = (line: string) => `BEGIN:VCALENDAR\r\n${line}\r\nBEGIN:VEVENT\r\nSUMMARY:X-WR-CALNAME:no\r\n`

test.each([
  ['X-WR-CALNAME:Krka – tekme 2026/2027', 'krka-tekme-2026-2027.ics'],
  ['X-WR-CALNAME;VALUE=TEXT:Črnomelj\\, Dvorana Šiška', 'crnomelj-dvorana-siska.ics'],
  ['X-WR-CALNAME:Dvor\r\n ana Đ', 'dvorana-d.ics'],
  ['X-WR-CALNAME:a"; filename=../../b\\nc', 'a-filename-b-c.ics'],
  [`X-WR-CALNAME:${'a'.repeat(400)}`, `${'a'.repeat(80)}.ics`],
  ['X-WR-CALNAME:–', 'tekme.ics'],
  ['VERSION:2.0', 'tekme.ics'],
])('a calendar with %s is kept as %s', (line, name) => {
  expect(calendarFileName(calendar(line))).toBe(name)
})
