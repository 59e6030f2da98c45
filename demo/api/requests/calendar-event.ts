/** A match as a calendar event. */
import { type ICalEventData, ICalEventTransparency } from 'ical-generator'
import { isTimed, matchStatus } from '../../../src/domain/match/match'
import { dateOf, formatDotDate } from '../../../src/domain/time/date'
import type { SentMatch } from './match-rows'

/** Ids for the link back to the site. */
export interface MatchPlace {
  season_id: number
  /** Null for a national team's match. */
  competition_id: number | null
}

/** The instant of a UTC wall time "YYYY-MM-DD HH:MM:SS". */
const instantOf = (utc: string): Date => new Date(`${utc.replace(' ', 'T')}Z`)

/** Assumed duration: two hours. */
const matchLength = 2 * 60 * 60 * 1000

const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

/**
 * A match without a start time takes the whole day at the hall, also if it is already played. The stamp is the match's
 * start or, if that is in the future, the start of today: the same rows give the same bytes all day.
 */
function whenOf(match: SentMatch, today: Date): Pick<ICalEventData, 'start' | 'end' | 'stamp' | 'allDay'> {
  if (!isTimed(match)) {
    const day = new Date(`${dateOf(match.dateTime)}T00:00:00Z`)
    return { start: day, stamp: earlier(day, today), allDay: true }
  }
  const start = instantOf(match.dateTimeUtc)
  return { start, end: new Date(start.getTime() + matchLength), stamp: earlier(start, today) }
}

/** The site's match list of that day, in the match's season and competition. */
function linkBack(match: SentMatch, { season_id, competition_id }: MatchPlace, origin: string): string {
  const day = formatDotDate(dateOf(match.dateTime))
  const query = new URLSearchParams({
    sezona: String(season_id),
    ...(competition_id !== null && { tekmovanje: String(competition_id) }),
    ...{ od: day, do: day },
  })
  return `${origin}/tekme?${query}`
}

/** `origin`: the site's, without a trailing slash. `today`: the start of the current day. */
export function eventOf(match: SentMatch, place: MatchPlace, origin: string, today: Date): ICalEventData {
  const isPlayed = matchStatus(match) === 'FINISHED'
  const result = isPlayed ? ` ${match.firstTeamScore}:${match.secondTeamScore}` : ''
  return {
    ...whenOf(match, today),
    id: `match-${match.id}@parket`,
    summary: `${match.firstTeamName} – ${match.secondTeamName}${result}`,
    location: match.location ?? null,
    description: match.competition ?? null,
    url: linkBack(match, place, origin),
    transparency: ICalEventTransparency.TRANSPARENT,
  }
}
