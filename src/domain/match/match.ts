/** A match's status and winner, and the order and days of a list of matches. */
import { instantOf, longestMatch, slovenianDay, slovenianTime } from '../time/clock'
import { dateOf, weekdayOf } from '../time/date'
import {
  type MatchScores,
  type MatchStatus,
  type MatchTimes,
  matchStatus,
  matchStatuses,
} from './match-status'

export { isTimed, type MatchScores, type MatchTimes, matchStatus } from './match-status'

const home = 'Europe/Ljubljana'

/** The wall time in Slovenia of a match abroad; null if it equals the hall's. */
export function slovenianStart(match: MatchTimes & { time_zone: string | null }): string | null {
  const { dateTime, dateTimeUtc, time_zone } = match
  if (!time_zone || time_zone === home) return null
  const there = slovenianTime(dateTimeUtc)
  return there === dateTime ? null : there
}

/** A match's status at some time; one without a score may be on or past. */
export type MatchMoment = MatchStatus | 'LIVE' | 'PAST'

/** `now`: a UTC wall time. */
export function matchMoment(match: MatchScores & MatchTimes, now: string): MatchMoment {
  const status = matchStatus(match)
  if (status !== 'SCHEDULED') return status
  const since = instantOf(now) - instantOf(match.dateTimeUtc)
  if (since < 0) return 'SCHEDULED'
  return since <= longestMatch ? 'LIVE' : 'PAST'
}

/** Whether it is played, on or past; a match without a start time has begun when its day is over. */
export function hasBegun(match: MatchScores & MatchTimes, now: string): boolean {
  const moment = matchMoment(match, now)
  return moment === 'CREATED' ? dateOf(match.dateTime) < slovenianDay(now) : moment !== 'SCHEDULED'
}

/** The first match that hasn't begun, in a list ordered by time; null if all have or none has. */
export function firstAhead<M extends MatchScores & MatchTimes>(matches: readonly M[], now: string): M | null {
  const index = matches.findIndex((match) => !hasBegun(match, now))
  return index > 0 ? (matches[index] ?? null) : null
}

/** The team with more points; null before the match and for equal scores. */
export function winnerOf({ firstTeamScore, secondTeamScore }: MatchScores): 'first' | 'second' | null {
  if (firstTeamScore === secondTeamScore) return null
  return firstTeamScore > secondTeamScore ? 'first' : 'second'
}

/** Wall times have a fixed width, so they sort as text. */
export function byDateTime(a: MatchTimes, b: MatchTimes): number {
  if (a.dateTime === b.dateTime) return 0
  return a.dateTime < b.dateTime ? -1 : 1
}

/**
 * All finished: newest first. Otherwise SCHEDULED, FINISHED, CREATED, each oldest first. Matches at the same time keep
 * their order; returns a copy.
 */
export function sortMatches<M extends MatchScores & MatchTimes>(matches: readonly M[]): M[] {
  if (matches.every((match) => matchStatus(match) === 'FINISHED')) {
    return matches.toSorted((a, b) => byDateTime(b, a))
  }
  const rank = (match: M) => matchStatuses.indexOf(matchStatus(match))
  return matches.toSorted((a, b) => rank(a) - rank(b) || byDateTime(a, b))
}

/**
 * The matches of an answer as its list shows them. With `page` the server has ordered them by time. Without it only a
 * whole list can be sorted, not one page of a longer one; a record that was left out counts in the total.
 */
export const matchesInOrder = <M extends MatchScores & MatchTimes>(
  { matches, total, page }: { matches: readonly M[]; total: number; page?: number | undefined },
  perPage: number,
): readonly M[] => (total <= perPage && page === undefined ? sortMatches(matches) : matches)

export interface MatchDay<M> {
  /** "YYYY-MM-DD" at the hall. */
  date: string
  /** "petek" */
  weekday: string
  matches: M[]
}

/**
 * Groups consecutive matches of one day. The order is kept, so a day whose matches aren't adjacent (one played, one to
 * come) has two groups.
 */
export function groupByDay<M extends MatchTimes>(matches: readonly M[]): MatchDay<M>[] {
  const days: MatchDay<M>[] = []
  for (const match of matches) {
    const date = dateOf(match.dateTime)
    const last = days.at(-1)
    if (last?.date === date) last.matches.push(match)
    else days.push({ date, weekday: weekdayOf(date), matches: [match] })
  }
  return days
}
