/** Times as other servers write them: wall times, or ISO 8601 with an offset, which is an instant. */
import { clockOf, instantOf, slovenianTime } from './clock'
import { isWallTime } from './date'

const pattern = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?(?:[.,]\d+)?(Z|[+-]\d\d(?::?\d\d)?)?$/i

/** The wall time in a zone (an IANA name) at a UTC wall time; in Slovenia for none, and for an unknown one. */
function timeIn(zone: string | null, utc: string): string {
  if (zone === 'UTC') return utc
  if (zone === null || zone === 'Europe/Ljubljana') return slovenianTime(utc)
  try {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    return format.format(instantOf(utc))
  } catch {
    return slovenianTime(utc)
  }
}

/** "+0100", "+01" and "+01:00" in ms. */
function offsetOf(text: string): number {
  if (text === 'Z' || text === 'z') return 0
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(3).replace(':', '') || 0)
  return (text.startsWith('-') ? -minutes : minutes) * 60_000
}

interface ReadTime {
  /** As written, without offset. */
  wall: string
  /** UTC wall time; null for a time without an offset. */
  utc: string | null
}

/** Null for what isn't an existing time. */
function readTime(text: unknown): ReadTime | null {
  const [, day, minute, second = ':00', offset] =
    (typeof text === 'string' && pattern.exec(text.trim())) || []
  const wall = `${day} ${minute}${second}`
  if (!isWallTime(wall)) return null
  return { wall, utc: offset === undefined ? null : clockOf(instantOf(wall) - offsetOf(offset)) }
}

/** A time as a wall time in that zone; whatever isn't one is returned as it is. */
export function wallTimeIn(zone: string | null, given: unknown): unknown {
  const time = readTime(given)
  if (!time) return given
  return time.utc === null ? time.wall : timeIn(zone, time.utc)
}

/** The UTC wall time of a time in that zone; null for what isn't a time. */
export function utcTimeOf(zone: string | null, given: unknown): string | null {
  const time = readTime(given)
  if (!time) return null
  const { wall, utc } = time
  // Off by an hour in the night when the clocks change.
  return utc ?? clockOf(2 * instantOf(wall) - instantOf(timeIn(zone, wall)))
}
