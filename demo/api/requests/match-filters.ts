/** The filters of match search as a condition on the table. */
import { and, eq, gte, inArray, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../database/open'
import { match_officials, matches } from '../database/schema'
import type { MatchFilters } from './questions'

/** Whether any filter is set. */
export const narrows = (filters: MatchFilters): boolean =>
  Object.values(filters).some((filter) => filter !== undefined)

/** Whether a referee or a commissioner is given. */
export const namesOfficial = ({ referee, commissioner }: MatchFilters): boolean =>
  referee !== undefined || commissioner !== undefined

type Column = typeof matches.first_club_id | typeof matches.second_club_id

const isOneOf = (column: Column, [first, ...others]: readonly number[]): SQL | undefined =>
  first === undefined
    ? undefined
    : others.length > 0
      ? inArray(column, [first, ...others])
      : eq(column, first)

/** Where these clubs play, one condition for each side that is asked for; none where no club is. */
function playsOf({ club, side }: MatchFilters): SQL[] {
  if (club === undefined) return []
  const first = isOneOf(matches.first_club_id, club)
  const second = isOneOf(matches.second_club_id, club)
  return [side === 'away' ? undefined : first, side === 'home' ? undefined : second].filter(
    (each) => each !== undefined,
  )
}

/** Season and days. Wall times compare as text. `table` may be match_officials, which repeats these columns. */
const isWithin = (
  table: typeof matches | typeof match_officials,
  { season, from, to }: MatchFilters,
): SQL | undefined =>
  and(
    season === undefined ? undefined : eq(table.season_id, season),
    from === undefined ? undefined : gte(table.date_time, `${from} 00:00:00`),
    to === undefined ? undefined : lte(table.date_time, `${to} 23:59:59`),
  )

/** Ids in order, as an array: the planner then looks up exactly these instead of estimating their number. */
function isAmongLed(
  database: Database,
  role: 'referee' | 'commissioner',
  asked: MatchFilters,
): SQL | undefined {
  const official = asked[role]
  if (official === undefined) return undefined
  const { match_id, official_id, role: led } = match_officials
  const ids = database
    .select({ id: match_id })
    .from(match_officials)
    .where(and(eq(official_id, official), eq(led, role), isWithin(match_officials, asked)))
    .orderBy(match_id)
  return sql`${matches.id} = any(array(${ids}))`
}

/** All filters but the club. */
function conditionBesideClub(database: Database, asked: MatchFilters): SQL | undefined {
  const { competition, hall } = asked
  return and(
    competition === undefined ? undefined : eq(matches.competition_id, competition),
    hall === undefined ? undefined : eq(matches.hall_id, hall),
    isAmongLed(database, 'referee', asked),
    isAmongLed(database, 'commissioner', asked),
    isWithin(matches, asked),
  )
}

/** The condition for matches; undefined without filters. */
export function matchCondition(database: Database, asked: MatchFilters): SQL | undefined {
  return and(or(...playsOf(asked)), conditionBesideClub(database, asked))
}

/** Of several clubs two may meet: such a match counts where one of them is first. */
const notFirst = (clubs: readonly number[]): SQL | undefined =>
  clubs.length > 1
    ? or(isNull(matches.first_club_id), notInArray(matches.first_club_id, [...clubs]))
    : undefined

/**
 * The status ranks of the matching matches, for counting. A club's matches are those where it is first and those where
 * it is second, never both (matches_two_clubs): each half uses only an index, which an OR wouldn't.
 */
export function ranksLeft(database: Database, asked: MatchFilters) {
  const ranks = (condition: SQL | undefined) =>
    database.select({ status_rank: matches.status_rank }).from(matches).where(condition)
  const rest = conditionBesideClub(database, asked)
  const [first, second] = playsOf(asked)
  if (!second) return ranks(and(first, rest)).as('ranks')
  return unionAll(ranks(and(first, rest)), ranks(and(second, notFirst(asked.club ?? []), rest))).as('ranks')
}

const { id, status_rank, date_time } = matches

/** The matching matches, with the columns that determine their order. */
export const matchesLeft = (database: Database, asked: MatchFilters) =>
  database.select({ id, status_rank, date_time }).from(matches).where(matchCondition(database, asked))

/** matches.status_rank */
export const finished = 2
export const unfinished = [1, 3]
