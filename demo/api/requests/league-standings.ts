/** A league's standings: the clubs of its regular season, with its finished matches added up. */
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../database/open'
import { clubs, matches } from '../database/schema'

/** The phase whose matches count, as the facts name it. */
export const regularSeason = 'Redni del'
/** Points for a win and a loss (FIBA D.1). */
const forWin = 2
const forLoss = 1

/** Each match twice: once for each team. Unplayed ones too, with 0 : 0, so that clubs without a result are listed. */
function sidesOf(database: Database, competition: number) {
  const isCounted = and(eq(matches.competition_id, competition), eq(matches.phase, regularSeason))
  const first = database
    .select({
      club_id: matches.first_club_id,
      scored: matches.first_team_score,
      conceded: matches.second_team_score,
    })
    .from(matches)
    .where(and(isCounted, isNotNull(matches.first_club_id)))
  const second = database
    .select({
      club_id: matches.second_club_id,
      scored: matches.second_team_score,
      conceded: matches.first_team_score,
    })
    .from(matches)
    .where(and(isCounted, isNotNull(matches.second_club_id)))
  return unionAll(first, second).as('sides')
}

/** By points, then by point difference, then by points scored. */
export async function readStandings(database: Database, competition: number) {
  const sides = sidesOf(database, competition)
  const won = sql<number>`count(*) filter (where ${sides.scored} > ${sides.conceded})`.mapWith(Number)
  const lost = sql<number>`count(*) filter (where ${sides.scored} < ${sides.conceded})`.mapWith(Number)
  const played = sql<number>`count(*) filter (where ${sides.scored} <> 0 or ${sides.conceded} <> 0)`.mapWith(
    Number,
  )
  const points = sql<number>`${won} * ${forWin}::int + ${lost} * ${forLoss}::int`.mapWith(Number)
  const pointsFor = sql<number>`sum(${sides.scored})`.mapWith(Number)
  const pointsAgainst = sql<number>`sum(${sides.conceded})`.mapWith(Number)
  return database
    .select({
      club: { id: clubs.id, shortName: clubs.short_name, code: clubs.code },
      played,
      won,
      lost,
      pointsFor,
      pointsAgainst,
      points,
    })
    .from(sides)
    .innerJoin(clubs, eq(clubs.id, sides.club_id))
    .groupBy(clubs.id)
    .orderBy(desc(points), desc(sql`${pointsFor} - ${pointsAgainst}`), desc(pointsFor), asc(clubs.id))
}
