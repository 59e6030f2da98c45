/** A match's status and winner, and the order and days of a list of matches. */
import { instantOf, longestMatch, slovenianDay, slovenianTime } from '../time/clock'
import { dateOf, weekdayOf } from '../time/date'
import {
  hasScore,
  isDated,
  isTimed,
  type MatchFacts,
  type MatchScores,
  type MatchStatus,
  type MatchTimes,
  matchStatus,
  matchStatuses,
} from './match-status'

export {
  hasScore,
  isDated,
  isTimed,
  type MatchFacts,
  type MatchScores,
  type MatchTimes,
  matchStatus,
} from './match-status'

const home = 'Europe/Ljubljana'

/** The wall time in Slovenia of a match abroad; null if it equals the hall's. */
export function slovenianStart(match: MatchTimes & { time_zone: string | null }): string | null {
  const { dateTime, dateTimeUtc, time_zone } = match
  if (!time_zone || time_zone === home) return null
  const there = slovenianTime(dateTimeUtc)
  return there === dateTime ? null : there
}

/**
 * A match's status at some time: FINISHED has a final score, LIVE is on, with a score or without, PAST is over without
 * one. FORFEITED is one without a score.
 */
export type MatchMoment =
  | MatchStatus
  | 'LIVE'
  | 'PAST'
  | 'POSTPONED'
  | 'CANCELLED'
  | 'ABANDONED'
  | 'FORFEITED'

/** `now`: a UTC wall time. */
export function matchMoment(match: MatchFacts, now: string): MatchMoment {
  const { status: state, dateTime, dateTimeUtc } = match
  if (state === 'POSTPONED' || state === 'CANCELLED' || state === 'ABANDONED') return state
  const isScored = hasScore(match)
  if (state === 'FORFEITED') return isScored ? 'FINISHED' : state
  if (state === 'FINAL') return isScored ? 'FINISHED' : 'PAST'
  if (!isTimed(match)) {
    if (isScored) return 'FINISHED'
    return dateOf(dateTime) < slovenianDay(now) ? 'PAST' : 'CREATED'
  }
  const since = instantOf(now) - instantOf(dateTimeUtc)
  // Some begin early.
  const isNear = Math.abs(since) <= longestMatch
  if (isNear && (since >= 0 || isScored || state === 'LIVE')) return 'LIVE'
  if (isScored) return 'FINISHED'
  return since < 0 ? 'SCHEDULED' : 'PAST'
}

/** Whether its score is final, so that it counts. */
export const isFinal = (match: MatchFacts, now: string): boolean => matchMoment(match, now) === 'FINISHED'

/** Whether it counts in standings: a final score, or a forfeit without one. */
export const isDecided = (match: MatchFacts, now: string): boolean =>
  isFinal(match, now) || matchMoment(match, now) === 'FORFEITED'

/** Whether it is still to be played on a day that may come. */
const isAhead: readonly MatchMoment[] = ['SCHEDULED', 'CREATED']

/** Whether it won't be played when its time says. */
export const isCalledOff = ({ status }: Pick<MatchFacts, 'status'>): boolean =>
  status === 'POSTPONED' || status === 'CANCELLED'

/** Whether it is played, on or past; one that is called off stands by its time among those. */
export function hasBegun(match: MatchFacts, now: string): boolean {
  if (!isDated(match)) return hasScore(match)
  const { status: _, ...derived } = match
  return !isAhead.includes(matchMoment(isCalledOff(match) ? derived : match, now))
}

/** Whether it comes before all of today's and isn't on. */
export const isBeforeToday = (match: MatchFacts, now: string): boolean =>
  dateOf(match.dateTime) < slovenianDay(now) && matchMoment(match, now) !== 'LIVE'

/** The first match that hasn't begun, in a list ordered by time; null if all have or none has. */
export function firstAhead<M extends MatchFacts>(matches: readonly M[], now: string): M | null {
  const index = matches.findIndex((match) => !hasBegun(match, now))
  return index > 0 ? (matches[index] ?? null) : null
}

/** The team with more points; null before the match and for equal scores. Meaningful for a final score. */
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

/** Those without a time last, otherwise in their order. */
const undatedLast = <M extends MatchTimes>(matches: readonly M[]): readonly M[] =>
  matches.every(isDated) ? matches : matches.toSorted((a, b) => Number(isDated(b)) - Number(isDated(a)))

/**
 * The matches of an answer as its list shows them. With `page` the server has ordered them by time. Without it only a
 * whole list can be sorted, not one page of a longer one; a record that was left out counts in the total.
 */
export const matchesInOrder = <M extends MatchScores & MatchTimes>(
  { matches, total, page }: { matches: readonly M[]; total: number; page?: number | undefined },
  perPage: number,
): readonly M[] => undatedLast(total <= perPage && page === undefined ? sortMatches(matches) : matches)

/** Instead of the day of matches without a time. */
export const undated = 'Termin še ni določen'

export interface MatchDay<M> {
  /** "YYYY-MM-DD" at the hall; null for matches without a time. */
  date: string | null
  /** "petek", or `undated`. */
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
    const date = isDated(match) ? dateOf(match.dateTime) : null
    const last = days.at(-1)
    if (last?.date === date) last.matches.push(match)
    else days.push({ date, weekday: date === null ? undated : weekdayOf(date), matches: [match] })
  }
  return days
}
