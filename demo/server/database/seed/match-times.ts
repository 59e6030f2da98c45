/** When a match is, as the tables want it. */

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
