/** A match as an event of a calendar. */
import { type ICalEventData, ICalEventTransparency } from 'ical-generator'
import { dateOf, formatDotDate } from '../../../src/domain/date'
import { isTimed, matchStatus } from '../../../src/domain/match'
import type { SentMatch } from './match-rows'

/** What the link back needs beside the match as it travels. */
export interface MatchPlace {
  season_id: number
  /** Null where a national team plays. */
  competition_id: number | null
}

/** An instant out of a UTC wall time "YYYY-MM-DD HH:MM:SS". */
const instantOf = (utc: string): Date => new Date(`${utc.replace(' ', 'T')}Z`)

/** Two hours, as a hall is booked for a match. */
const matchLength = 2 * 60 * 60 * 1000

const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

/**
 * A match whose hour is unknown takes the whole day at the hall, also when it is played already. The stamp is the
 * match's or, where that is still to come, today's: the same rows give the same bytes all day.
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

/** `origin`: of the site, without a slash at the end. `today`: the beginning of the day that it is. */
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
