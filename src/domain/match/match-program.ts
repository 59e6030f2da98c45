/** A competition's matches: the next ones, the last ones, and all. */

import { clampPage, pageCount } from '../query/pagination'
import { addDays, dateOf, datePartsOf } from '../time/date'
import {
  byDateTime,
  hasBegun,
  isDated,
  isFinal,
  type MatchFacts,
  type MatchTimes,
  matchMoment,
  undated,
} from './match'
import { isPlayOff, type RoundFacts } from './play-off'

/** Limit for the matches of the last day. */
const mostLast = 5

type Played = MatchFacts & RoundFacts

export interface Program<M> {
  /**
   * Matches that are on, and the round of the next match; without rounds the next day with a match and the day after.
   */
  next: M[]
  /** The last day with results. */
  last: M[]
  /** Earliest first. */
  all: M[]
  /** The index in `all` of the first match that hasn't begun; its length if all have. */
  ahead: number
}

function nextOf<M extends Played>(ahead: readonly M[]): M[] {
  const [first] = ahead
  if (!first) return []
  const day = dateOf(first.dateTime)
  const lastDay = addDays(day, 1)
  return ahead.filter((match) =>
    first.round === null
      ? dateOf(match.dateTime) <= lastDay
      : match.round === first.round && isPlayOff(match) === isPlayOff(first),
  )
}

/** `now`: a UTC wall time. Matches at the same time keep their order. */
export function matchProgram<M extends Played>(matches: readonly M[], now: string): Program<M> {
  const all = matches.toSorted(byDateTime)
  const ahead = all.findIndex((match) => !hasBegun(match, now))
  const isNext = new Set(nextOf(all.filter((match) => isDated(match) && !hasBegun(match, now))))
  const finished = all.filter((match) => isFinal(match, now))
  const lastDay = finished.at(-1) && dateOf((finished.at(-1) as M).dateTime)
  return {
    next: all.filter((match) => isNext.has(match) || matchMoment(match, now) === 'LIVE'),
    last: finished.filter(({ dateTime }) => dateOf(dateTime) === lastDay).slice(-mostLast),
    all,
    ahead: ahead === -1 ? all.length : ahead,
  }
}

/** The requested page; without one, or beyond the last, the page of the next match, else the last one. */
export function programPage({ all, ahead }: Program<unknown>, asked: number | null, perPage: number): number {
  const pages = pageCount(all.length, perPage)
  const isPage = asked !== null && asked <= pages
  return clampPage(isPage ? asked : Math.floor(ahead / perPage) + 1, pages)
}

const monthNames =
  'januar februar marec april maj junij julij avgust september oktober november december'.split(' ')

export interface MatchMonth<M> {
  /** "YYYY-MM" */
  month: string
  /** "november 2026" */
  name: string
  matches: M[]
}

/** Groups consecutive matches of one month. */
export function groupByMonth<M extends MatchTimes>(matches: readonly M[]): MatchMonth<M>[] {
  const months: MatchMonth<M>[] = []
  for (const match of matches) {
    const month = match.dateTime.slice(0, 7)
    const last = months.at(-1)
    if (last?.month === month) last.matches.push(match)
    else {
      const parts = isDated(match) ? datePartsOf(dateOf(match.dateTime)) : null
      const name = parts ? `${monthNames[parts.month - 1]} ${parts.year}` : undated
      months.push({ month, name, matches: [match] })
    }
  }
  return months
}
