/** Slovenian wall times as instants, because readers of feeds are in any time zone. */

const zone = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Ljubljana', timeZoneName: 'longOffset' })

/** "+01:00" at that instant. */
const offsetAt = (instant: number): string => zone.format(instant).split('GMT')[1] ?? ''

/** "2026-02-27 18:00:00" in Slovenia as RFC 3339: "2026-02-27T18:00:00+01:00". */
export function slovenianInstant(wallTime: string): string {
  const text = wallTime.replace(' ', 'T')
  // The offset is off by at most two hours, which matters only in the night when the clocks change.
  return text + offsetAt(Date.parse(`${text}Z`))
}
