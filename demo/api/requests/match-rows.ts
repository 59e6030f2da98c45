/** Reads matches in the API's format: one query for the matches, one for their officials. */
import { type AnyColumn, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Match } from '../../../src/contract/matches'
import { sortMatches } from '../../../src/domain/match/match'
import type { Database } from '../database/open'
import {
  clubs,
  competitions,
  match_officials,
  matchColumns,
  matches,
  national_teams,
  officials,
} from '../database/schema'
import { finished } from './match-filters'

export type SentMatch = v.InferInput<typeof Match>

/** Its own, else its club's. */
const codeOf = (code: AnyColumn, club: AnyColumn) =>
  sql<
    string | null
  >`coalesce(nullif(${code}, ''), (SELECT ${clubs.code} FROM ${clubs} WHERE ${clubs.id} = ${club}))`

const wireColumns = {
  ...matchColumns,
  firstTeamCode: codeOf(matches.first_team_code, matches.first_club_id),
  secondTeamCode: codeOf(matches.second_team_code, matches.second_club_id),
  competition: sql<string | null>`coalesce(${competitions.name}, ${national_teams.name})`,
}

/** Sort columns, most significant first; `down` sorts descending. */
export type Order = readonly { by: AnyColumn; down: boolean }[]

export interface Paging {
  /** From 1 */
  page: number
  perPage: number
}

/** The columns that determine the order (Match order in `src/contract/README.md`); any table or query with them can be ordered. */
type Ordered = Record<'id' | 'date_time' | 'status_rank', AnyColumn>

/** Newest first if all are finished; otherwise scheduled, finished, those without a start time, each oldest first. */
export const orderOf = ({ id, date_time, status_rank }: Ordered, allFinished: boolean): Order =>
  allFinished
    ? [
        { by: date_time, down: true },
        { by: id, down: false },
      ]
    : [
        { by: status_rank, down: false },
        { by: date_time, down: false },
        { by: id, down: false },
      ]

/** The number of matches, and whether all of them are finished (true for none). */
export const countOf = ({ status_rank }: Pick<Ordered, 'status_rank'>) => ({
  total: count().as('total'),
  allFinished: sql<boolean>`coalesce(bool_and(${status_rank} = ${finished}), true)`.as('all_finished'),
})

export interface Excerpt {
  order: Order
  limit: number
  offset: number
  /** The offset counts from the end; the rows are returned in the given order all the same. */
  fromEnd: boolean
}

/** The page's rows; in the second half of a long list they are counted from the end, which is faster. */
export function excerptOf(total: number, { page, perPage }: Paging): Omit<Excerpt, 'order'> {
  const offset = (page - 1) * perPage
  const limit = Math.max(0, Math.min(perPage, total - offset))
  const fromEnd = offset > total / 2
  return { limit, offset: fromEnd ? total - offset - limit : offset, fromEnd }
}

/** Earliest first, or newest first with `down`. */
export const byTime = ({ id, date_time }: Record<'id' | 'date_time', AnyColumn>, down = false): Order => [
  { by: date_time, down },
  { by: id, down: false },
]

/** `turned`: from the end of the order. */
export const sqlOf = (order: Order, turned: boolean): SQL[] =>
  order.map(({ by, down }) => (down === turned ? asc(by) : desc(by)))

/**
 * Matches with this condition, in the given order. They are selected by an index alone and only then read, so that a
 * late page costs little.
 */
export async function readMatches(
  database: Database,
  condition: SQL | undefined,
  { order, limit, offset, fromEnd }: Excerpt,
): Promise<SentMatch[]> {
  const chosen = database
    .select({ id: matches.id })
    .from(matches)
    .where(condition)
    .orderBy(...sqlOf(order, fromEnd))
    .limit(limit)
    .offset(offset)
    .as('chosen')
  const rows = await database
    .select(wireColumns)
    .from(chosen)
    .innerJoin(matches, eq(matches.id, chosen.id))
    .leftJoin(competitions, eq(competitions.id, matches.competition_id))
    .leftJoin(national_teams, eq(national_teams.id, matches.national_team_id))
    .orderBy(...sqlOf(order, false))
  return withOfficials(database, rows)
}

/** The longest list that is returned as a whole: more than a team or a player has. */
const longestList = 5000

/** The first `limit` by time, newest or oldest first. */
export function readByTime(
  database: Database,
  condition: SQL | undefined,
  { down, limit }: { down: boolean; limit: number },
): Promise<SentMatch[]> {
  const order = byTime(matches, down)
  return readMatches(database, condition, { order, limit, offset: 0, fromEnd: false })
}

/** All matches with this condition, in order. For lists of a team's or player's size. */
export async function readSorted(database: Database, condition: SQL | undefined): Promise<SentMatch[]> {
  return sortMatches(await readByTime(database, condition, { down: false, limit: longestList }))
}

interface Led {
  referees: { firstName: string; lastName: string }[]
  commissioner: { firstName: string; lastName: string } | null
}

/** Adds the officials. At most some thousand rows: each is a parameter. */
async function withOfficials<M extends { id: number }>(database: Database, rows: M[]): Promise<(M & Led)[]> {
  const led = new Map(rows.map(({ id }) => [id, { referees: [], commissioner: null } as Led]))
  if (rows.length === 0) return []
  const rowsOfOfficials = await database
    .select({
      match: match_officials.match_id,
      role: match_officials.role,
      firstName: officials.first_name,
      lastName: officials.last_name,
    })
    .from(match_officials)
    .innerJoin(officials, eq(officials.id, match_officials.official_id))
    .where(inArray(match_officials.match_id, [...led.keys()]))
    .orderBy(match_officials.match_id, match_officials.position)
  for (const { match, role, ...person } of rowsOfOfficials) {
    const ofMatch = led.get(match)
    if (role === 'referee') ofMatch?.referees.push(person)
    else if (ofMatch) ofMatch.commissioner = person
  }
  return rows.map((row) => ({
    ...withoutNulls(row),
    ...(led.get(row.id) ?? { referees: [], commissioner: null }),
  }))
}

/** Fields that most matches don't have: absent rather than null. */
const rare = ['status', 'previousDateTime', 'periods', 'phase']

const withoutNulls = <M extends object>(row: M): M =>
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => value !== null || !rare.includes(name)),
  ) as M
