/** A match as a calendar event. */
import { type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { isFinal, isTimed } from '../../../src/domain/match/match'
import { clockOf, instantOf } from '../../../src/domain/time/clock'
import { dateOf } from '../../../src/domain/time/date'
import { matchesAddress } from '../http/site-address'
import type { SentMatch } from './match-rows'

/** What the match's record on the wire lacks. */
export interface MatchFacts {
  season_id: number
  /** Null for a national team's match. */
  competition_id: number | null
  revision: number
  changed_at: Date
}

/** Assumed duration: two hours. */
const matchLength = 2 * 60 * 60 * 1000

/** A match without a start time takes the whole day at the hall, also if it is already played. */
function whenOf(match: SentMatch): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  if (!isTimed(match)) return { start: new Date(`${dateOf(match.dateTime)}T00:00:00Z`), allDay: true }
  const start = instantOf(match.dateTimeUtc)
  return { start: new Date(start), end: new Date(start + matchLength) }
}

const statuses: Partial<Record<string, ICalEventStatus>> = {
  POSTPONED: ICalEventStatus.TENTATIVE,
  CANCELLED: ICalEventStatus.CANCELLED,
}

/** " 70:71" once it is final; "" before, and for a match that was put off. */
const resultOf = (match: SentMatch, now: Date): string =>
  isFinal(match, clockOf(now.getTime())) ? ` ${match.firstTeamScore}:${match.secondTeamScore}` : ''

/** `origin`: the site's, without a trailing slash. The same row gives the same bytes, whoever sends it. */
export function eventOf(match: SentMatch, facts: MatchFacts, origin: string, now: Date): ICalEventData {
  const { season_id, competition_id, revision, changed_at } = facts
  const competition = competition_id === null ? null : String(competition_id)
  return {
    ...whenOf(match),
    id: `match-${match.id}@parket`,
    sequence: revision,
    stamp: changed_at,
    lastModified: changed_at,
    status: statuses[match.status ?? ''] ?? ICalEventStatus.CONFIRMED,
    summary: `${match.firstTeamName} – ${match.secondTeamName}${resultOf(match, now)}`,
    location: match.location ?? null,
    description: match.competition ?? null,
    url: matchesAddress(origin, match.dateTime, { sezona: String(season_id), tekmovanje: competition }),
    transparency: ICalEventTransparency.TRANSPARENT,
  }
}
