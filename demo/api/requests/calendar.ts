/** Matches as a calendar file with exactly the given filters. */
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'
import { describeRoute } from 'hono-openapi'
import ical from 'ical-generator'
import * as v from 'valibot'
import type { Database } from '../database/open'
import { matches } from '../database/schema'
import { lively, sendText } from '../http/answer'
import { type Api, badParameters, checkedQuery, type Env, notFound } from '../http/question'
import type { SiteOf } from '../http/site-address'
import { eventOf, type MatchPlace } from './calendar-event'
import { calendarDisposition } from './calendar-file'
import { calendarName, teamCalendarName } from './calendar-name'
import { dayFilters, matchCondition, matchFilters } from './match-filters'
import { readByTime, type SentMatch } from './match-rows'
import { readNationalTeam } from './national-teams'
import { found, pathId } from './parameters'

/** Limit of matches: two seasons of a whole league. More would keep other visitors waiting. */
const longestCalendar = 2000

/** Names for the matches' ids. */
async function placesOf(database: Database, rows: readonly SentMatch[]): Promise<Map<number, MatchPlace>> {
  const ids = rows.map(({ id }) => Number(id))
  const places = await database
    .select({ id: matches.id, season_id: matches.season_id, competition_id: matches.competition_id })
    .from(matches)
    .where(inArray(matches.id, ids))
  return new Map(places.map(({ id, ...place }) => [id, place]))
}

async function calendarOf(database: Database, name: string, rows: readonly SentMatch[], origin: string) {
  const calendar = ical({ name, prodId: { company: 'Parket', product: 'Tekme', language: 'SL' } })
  const places = await placesOf(database, rows)
  const today = new Date(new Date().setUTCHours(0, 0, 0, 0))
  for (const match of rows) {
    const place = places.get(Number(match.id))
    if (place) calendar.createEvent(eventOf(match, place, origin, today))
  }
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

export function addCalendars(api: Api, database: Database, siteOf: SiteOf): void {
  const send = async (
    c: Context<Env>,
    nameOf: () => string | Promise<string>,
    condition: SQL | undefined,
    asked: object = {},
  ) => {
    const { base } = siteOf(c)
    const text = await c.get('recent').take(base + c.req.path + JSON.stringify(asked), async () => {
      const rows = await readByTime(database, condition, { down: true, limit: longestCalendar })
      return calendarOf(database, await nameOf(), rows, base)
    })
    c.header('Content-Disposition', calendarDisposition(text))
    return sendText(c, text, 'text/calendar; charset=utf-8', lively)
  }
  api.get(
    '/matches.ics',
    described('Calendar of matches', badParameters),
    checkedQuery(v.object(matchFilters)),
    (c) => {
      const asked = c.req.valid('query')
      return send(c, () => calendarName(database, asked), matchCondition(database, asked), asked)
    },
  )
  api.get(
    '/national-teams/:id/matches.ics',
    described('Calendar of a national team', { ...badParameters, ...notFound }),
    checkedQuery(v.object(dayFilters)),
    async (c) => {
      const id = pathId(c, 'national team')
      const asked = c.req.valid('query')
      const team = found(await readNationalTeam(database, id), 'national team')
      const condition = and(eq(matches.national_team_id, id), matchCondition(database, asked))
      return send(c, () => teamCalendarName(database, team, asked), condition, asked)
    },
  )
}
