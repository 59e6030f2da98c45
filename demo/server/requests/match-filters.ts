/** The filters of match search (contract 5), as parameters and as a condition on the table. */
import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import type { Database } from '../database/open'
import { match_officials, matches } from '../database/schema'
import { optionalDate, optionalId } from './parameters'

/** The filters, each optional; absent ones don't narrow. */
export const matchFilters = {
  season: optionalId(
    'Season. Without it all seasons: the server assumes none, the client sends the active one',
  ),
  club: optionalId('Club, on either side'),
  competition: optionalId('Club competition'),
  hall: optionalId('Sport hall'),
  referee: optionalId('Official who was a referee of the match'),
  commissioner: optionalId('Official who was its commissioner'),
  from: optionalDate('First day, at the hall'),
  to: optionalDate('Last day, at the hall'),
}
const MatchFilters = v.object(matchFilters)
export type MatchFilters = v.InferOutput<typeof MatchFilters>

type OfficialRole = 'referee' | 'commissioner'

/** As an array: the planner then looks up just these ids, instead of guessing how many there are. */
function ledBy(database: Database, role: OfficialRole, official: number): SQL {
  const led = database
    .select({ id: match_officials.match_id })
    .from(match_officials)
    .where(and(eq(match_officials.official_id, official), eq(match_officials.role, role)))
  return sql`${matches.id} = any(array(${led}))`
}

const playsFirst = (club: number) => eq(matches.first_club_id, club)
const playsSecond = (club: number) => eq(matches.second_club_id, club)

/** All filters but the club. Wall times compare as text. */
function conditionBesideClub(database: Database, asked: MatchFilters): SQL | undefined {
  const { season, competition, hall, referee, commissioner, from, to } = asked
  return and(
    season === undefined ? undefined : eq(matches.season_id, season),
    competition === undefined ? undefined : eq(matches.competition_id, competition),
    hall === undefined ? undefined : eq(matches.hall_id, hall),
    referee === undefined ? undefined : ledBy(database, 'referee', referee),
    commissioner === undefined ? undefined : ledBy(database, 'commissioner', commissioner),
    from === undefined ? undefined : gte(matches.date_time, `${from} 00:00:00`),
    to === undefined ? undefined : lte(matches.date_time, `${to} 23:59:59`),
  )
}

/** What the matches must meet; undefined where nothing is asked. */
export function matchCondition(database: Database, asked: MatchFilters): SQL | undefined {
  const { club } = asked
  const plays = club === undefined ? undefined : or(playsFirst(club), playsSecond(club))
  return and(plays, conditionBesideClub(database, asked))
}

/**
 * The ranks of the matches that the filters leave, for counting. A club's are those where it stands first and those
 * where it stands second, never both (matches_two_clubs): each half comes from an index alone, which an OR would not.
 */
export function ranksLeft(database: Database, asked: MatchFilters) {
  const ranks = (condition: SQL | undefined) =>
    database.select({ status_rank: matches.status_rank }).from(matches).where(condition)
  const { club } = asked
  const rest = conditionBesideClub(database, asked)
  if (club === undefined) return ranks(rest).as('ranks')
  return unionAll(ranks(and(playsFirst(club), rest)), ranks(and(playsSecond(club), rest))).as('ranks')
}

/** matches.status_rank */
export const finished = 2
