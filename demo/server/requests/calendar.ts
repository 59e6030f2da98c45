/** Matches as a calendar (contract 8.15): exactly the filters shown, times as UTC instants. */
import { eq, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'
import { describeRoute } from 'hono-openapi'
import ical, { type ICalEventData, ICalEventTransparency } from 'ical-generator'
import * as v from 'valibot'
import { dateOf } from '../../../src/domain/date'
import { matchStatus } from '../../../src/domain/match'
import type { Database } from '../database/open'
import { matches } from '../database/schema'
import { lively, sendText } from '../http/answer'
import { type Api, badParameters, checkedQuery, notFound } from '../http/question'
import { matchCondition, matchFilters } from './match-filters'
import { readByTime, type SentMatch } from './match-rows'
import { readNationalTeam } from './national-teams'
import { found, pathId } from './parameters'

/** An instant out of a UTC wall time "YYYY-MM-DD HH:MM:SS". */
const instantOf = (utc: string): Date => new Date(`${utc.replace(' ', 'T')}Z`)

/** Matches; two seasons of a whole league. Writing more would keep other visitors waiting. */
const longestCalendar = 2000

/** Two hours, as a hall is booked for a match. */
const matchLength = 2 * 60 * 60 * 1000

/** A match whose hour is unknown takes the whole day. The stamp is the match's, so the same rows give the same bytes. */
function whenOf(match: SentMatch): Pick<ICalEventData, 'start' | 'end' | 'stamp' | 'allDay'> {
  if (matchStatus(match) === 'CREATED') {
    const day = new Date(`${dateOf(match.dateTime)}T00:00:00Z`)
    return { start: day, stamp: day, allDay: true }
  }
  const start = instantOf(match.dateTimeUtc)
  return { start, end: new Date(start.getTime() + matchLength), stamp: start }
}

function eventOf(match: SentMatch): ICalEventData {
  const isPlayed = matchStatus(match) === 'FINISHED'
  const result = isPlayed ? ` ${match.firstTeamScore} : ${match.secondTeamScore}` : ''
  return {
    ...whenOf(match),
    id: `match-${match.id}@parket`,
    summary: `${match.firstTeamName} – ${match.secondTeamName}${result}`,
    location: match.location ?? null,
    description: match.competition ?? null,
    url: match.live_stream_url ?? match.stats_url ?? null,
    transparency: ICalEventTransparency.TRANSPARENT,
  }
}

function calendarOf(name: string, rows: readonly SentMatch[]): string {
  const calendar = ical({ name, prodId: { company: 'Parket', product: 'Tekme', language: 'SL' } })
  for (const match of rows) calendar.createEvent(eventOf(match))
  return calendar.toString()
}

const described = (summary: string, problems: object) =>
  describeRoute({
    summary,
    description: `At most ${longestCalendar} matches, the newest; one without an hour takes the whole day.`,
    responses: {
      200: { description: 'OK', content: { 'text/calendar': { schema: { type: 'string' } } } },
      304: { description: 'Unchanged since the ETag in If-None-Match' },
      ...problems,
    },
  })

export function addCalendars(api: Api, database: Database): void {
  const send = async (c: Context, name: string, condition: SQL | undefined) => {
    const rows = await readByTime(database, condition, { down: true, limit: longestCalendar })
    return sendText(c, calendarOf(name, rows), 'text/calendar; charset=utf-8', lively)
  }
  api.get(
    '/matches.ics',
    described('Calendar of matches', badParameters),
    checkedQuery(v.object(matchFilters)),
    (c) => send(c, 'Tekme', matchCondition(database, c.req.valid('query'))),
  )
  api.get(
    '/national-teams/:id/matches.ics',
    described('Calendar of a national team', notFound),
    async (c) => {
      const id = pathId(c, 'national team')
      const team = found(await readNationalTeam(database, id), 'national team')
      return send(c, team.description || 'Reprezentanca', eq(matches.national_team_id, id))
    },
  )
}
