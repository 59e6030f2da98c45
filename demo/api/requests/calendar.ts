/** Matches as a calendar file with exactly the given filters. */
import { and, eq, inArray, ne, or, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'
import ical from 'ical-generator'
import { noTime } from '../../../src/domain/match/match-status'
import type { Database } from '../database/open'
import { competitions, matches, seasons } from '../database/schema'
import { lively } from '../http/answer'
import {
  type Api,
  badParameters,
  checkedQuery,
  describeFile,
  type Env,
  notFound,
  sendMade,
} from '../http/question'
import type { SiteOf } from '../http/site-address'
import { eventOf, type MatchFacts } from './calendar-event'
import { calendarDisposition } from './calendar-file'
import { calendarName, teamCalendarName } from './calendar-name'
import { matchCondition } from './match-filters'
import { readByTime, type SentMatch } from './match-rows'
import { readNationalTeam } from './national-teams'
import { found, pathId } from './parameters'
import { fileQueries, type MatchFilters } from './questions'

/** Limit of matches: two seasons of a whole league. More would keep other visitors waiting. */
const longestCalendar = 2000

/** How often a subscribed program asks again, in seconds. */
const refreshing = 3600

async function factsOf(database: Database, rows: readonly SentMatch[]): Promise<Map<number, MatchFacts>> {
  const { id, season_id, competition_id, revision, changed_at } = matches
  const facts = await database
    .select({ id, season_id, competition_id, revision, changed_at })
    .from(matches)
    .where(
      inArray(
        id,
        rows.map((row) => Number(row.id)),
      ),
    )
  return new Map(facts.map(({ id, ...own }) => [id, own]))
}

async function calendarOf(
  database: Database,
  name: string,
  rows: readonly SentMatch[],
  { origin, now }: { origin: string; now: Date },
) {
  const calendar = ical({
    name,
    ttl: refreshing,
    prodId: { company: 'Parket', product: 'Tekme', language: 'SL' },
  })
  const facts = await factsOf(database, rows)
  for (const match of rows) {
    const own = facts.get(Number(match.id))
    if (own) calendar.createEvent(eventOf(match, own, origin, now))
  }
  return calendar.toString()
}

const activeSeasons = (database: Database) =>
  database.select({ id: seasons.id }).from(seasons).where(eq(seasons.is_active, true))

/**
 * An address without a season and without days follows the clock: it is the active season's, and a competition goes on
 * as the one of its name.
 */
function followedCondition(database: Database, asked: MatchFilters): SQL | undefined {
  const { season, competition, from, to, ...others } = asked
  if ([season, from, to].some((one) => one !== undefined)) return matchCondition(database, asked)
  const isActive = inArray(matches.season_id, activeSeasons(database))
  if (competition === undefined) return and(isActive, matchCondition(database, others))
  const name = database
    .select({ name: competitions.name })
    .from(competitions)
    .where(eq(competitions.id, competition))
  const namesakes = database
    .select({ id: competitions.id })
    .from(competitions)
    .where(inArray(competitions.name, name))
  const isNamesake = and(isActive, inArray(matches.competition_id, namesakes))
  return and(or(eq(matches.competition_id, competition), isNamesake), matchCondition(database, others))
}

const described = (summary: string, problems: object) =>
  describeFile(
    summary,
    `At most ${longestCalendar} matches, the newest; one without an hour takes the whole day.`,
    'text/calendar',
    problems,
  )

interface CalendarParts {
  siteOf: SiteOf
  /** Milliseconds since 1970 */
  now: () => number
}

export function addCalendars(api: Api, database: Database, { siteOf, now }: CalendarParts): void {
  const send = (
    c: Context<Env>,
    filters: object,
    condition: SQL | undefined,
    nameOf: () => string | Promise<string>,
  ) => {
    const { base } = siteOf(c)
    const sent = { asked: { base, filters }, type: 'text/calendar; charset=utf-8', freshness: lively }
    return sendMade(c, { ...sent, disposition: calendarDisposition }, async () => {
      const isInCalendar = and(condition, ne(matches.date_time, noTime))
      const rows = await readByTime(database, isInCalendar, { down: true, limit: longestCalendar })
      return calendarOf(database, await nameOf(), rows, { origin: base, now: new Date(now()) })
    })
  }
  api.get(
    '/matches.ics',
    described('Calendar of matches', badParameters),
    checkedQuery(fileQueries['/matches.ics']),
    (c) => {
      const asked = c.req.valid('query')
      return send(c, asked, followedCondition(database, asked), () => calendarName(database, asked))
    },
  )
  api.get(
    '/national-teams/:id/matches.ics',
    described('Calendar of a national team', { ...badParameters, ...notFound }),
    checkedQuery(fileQueries['/national-teams/{id}/matches.ics']),
    async (c) => {
      const id = pathId(c, 'national team')
      const asked = c.req.valid('query')
      const team = found(await readNationalTeam(database, id), 'national team')
      const condition = and(eq(matches.national_team_id, id), matchCondition(database, asked))
      return send(c, asked, condition, () => teamCalendarName(database, team, asked))
    },
  )
}
