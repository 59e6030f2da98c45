/** When a match is, as the tables want it. */

/** Of facts that nobody has changed yet: the same rows, whenever they are filled in. */
export const factsChangedAt = new Date('2026-01-01T00:00:00Z')

interface TimeFacts {
  date: string | null
  dateTime: string | null
  dateTimeUtc: string | null
}

/**
 * The wall times at the venue and in UTC; a day without an hour is that day at 00:00:00 in both (CREATED).
 * Null where not even the day is known: the match can't be shown.
 */
export function matchTimes(match: TimeFacts): { date_time: string; date_time_utc: string } | null {
  if (match.dateTime !== null && match.dateTimeUtc !== null) {
    return { date_time: match.dateTime, date_time_utc: match.dateTimeUtc }
  }
  if (match.date === null) return null
  const midnight = `${match.date} 00:00:00`
  return { date_time: midnight, date_time_utc: midnight }
}

/** An afternoon or evening hour in Slovenia, as wall time there and in UTC. */
export function slovenianTimes(day: string, hour: number, minute: number) {
  const wallTime = (at: number) =>
    `${day} ${String(at).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00`
  return { date_time: wallTime(hour), date_time_utc: wallTime(hour - (isSummerTime(day) ? 2 : 1)) }
}

/** Summer time of the European Union, for the afternoon of the day: last Sunday of March to that of October. */
function isSummerTime(day: string): boolean {
  const year = Number(day.slice(0, 4))
  return day >= lastSunday(year, 3) && day < lastSunday(year, 10)
}

function lastSunday(year: number, month: number): string {
  const last = new Date(Date.UTC(year, month, 0))
  last.setUTCDate(last.getUTCDate() - last.getUTCDay())
  return last.toISOString().slice(0, 10)
}
