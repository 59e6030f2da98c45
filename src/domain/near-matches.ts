/** A team's last result and its next match, and how far away that is. */
import { instantOf, slovenianDay } from './clock'
import { dateOf } from './date'
import { isTimed, type MatchScores, type MatchTimes, matchMoment } from './match'
import { plural } from './plural'

export interface NearMatches<M> {
  /** The newest with a score */
  last: M | null
  /** One that is on, else the first that is to come */
  next: M | null
}

/** The day of a match: in Slovenia where its hour is known, else at the hall. "YYYY-MM-DD" */
const dayOf = (match: MatchTimes): string =>
  isTimed(match) ? slovenianDay(match.dateTimeUtc) : dateOf(match.dateTime)

/** @param now UTC wall time */
export function nearMatches<M extends MatchScores & MatchTimes>(
  matches: readonly M[],
  now: string,
): NearMatches<M> {
  const byTime = matches.toSorted((a, b) => (a.dateTimeUtc < b.dateTimeUtc ? -1 : 1))
  const isAhead = (match: M) => {
    const moment = matchMoment(match, now)
    return moment === 'CREATED'
      ? dayOf(match) >= slovenianDay(now)
      : moment === 'SCHEDULED' || moment === 'LIVE'
  }
  return {
    last: byTime.findLast((match) => matchMoment(match, now) === 'FINISHED') ?? null,
    next: byTime.find(isAhead) ?? null,
  }
}

/** "V teku", "danes", "jutri", "čez 4 dni"; '' for a day that is over. `now`: UTC wall time */
export function untilText(match: MatchScores & MatchTimes, now: string): string {
  if (matchMoment(match, now) === 'LIVE') return 'V teku'
  const midnight = (day: string) => instantOf(`${day} 00:00:00`)
  const days = Math.round((midnight(dayOf(match)) - midnight(slovenianDay(now))) / 86_400_000)
  if (days < 0) return ''
  if (days === 0) return 'danes'
  if (days === 1) return 'jutri'
  return `čez ${days} ${plural(days, { one: 'dan', two: 'dni', few: 'dni', other: 'dni' })}`
}
