/** A team's last result and next match. */
import { slovenianDay } from '../time/clock'
import { addDays, dateOf, formatDayOf } from '../time/date'
import {
  byDateTime,
  hasBegun,
  isCalledOff,
  isDated,
  type MatchFacts,
  type MatchTimes,
  matchMoment,
} from './match'

export interface Highlights<M> {
  /** The last match with a final score. */
  last: M | null
  /** The match that is on, else the next one that will be played. */
  next: M | null
}

export const highlightLabels = { last: 'Zadnji izid', next: 'Naslednja tekma' } as const

/** `now`: a UTC wall time. */
export function highlightsOf<M extends MatchFacts>(matches: readonly M[], now: string): Highlights<M> {
  const all = matches.toSorted(byDateTime)
  const isNext = (match: M) =>
    matchMoment(match, now) === 'LIVE' || (isDated(match) && !isCalledOff(match) && !hasBegun(match, now))
  return {
    last: all.findLast((match) => matchMoment(match, now) === 'FINISHED') ?? null,
    next: all.find(isNext) ?? null,
  }
}

/** In days; for a later match only the date is shown. */
const mostDays = 30

/** "danes", "jutri", "čez 4 dni", "V teku"; null if the date alone is shown. */
export function untilWords(match: MatchFacts, now: string): string | null {
  if (matchMoment(match, now) === 'LIVE') return 'V teku'
  const today = slovenianDay(now)
  const day = dateOf(match.dateTime)
  if (day === today) return 'danes'
  for (let days = 1; days <= mostDays; days++) {
    if (addDays(today, days) === day) return days === 1 ? 'jutri' : `čez ${days} dni`
  }
  return null
}

/** The match's day for display, with the year if that isn't the current one. */
export const dayWords = (match: MatchTimes, now: string): string =>
  formatDayOf(match.dateTime, slovenianDay(now))
