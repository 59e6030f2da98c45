/** A league's standings: the clubs of its regular season, with its final scores added up. */
import { and, eq, inArray } from 'drizzle-orm'
import type { PointCorrection } from '../../../src/contract/competitions'
import { leagueStandings } from '../../../src/domain/competition/league-standings'
import { isDecided } from '../../../src/domain/match/match'
import { clockOf } from '../../../src/domain/time/clock'
import type { Database } from '../database/open'
import { clubs, matches } from '../database/schema'

/** The phase whose matches count, as the facts name it. */
export const regularSeason = 'Redni del'

/** Unplayed ones too: clubs without a result are listed. */
const readMatches = (database: Database, competition: number) =>
  database
    .select({
      first: matches.first_club_id,
      second: matches.second_club_id,
      firstTeamScore: matches.first_team_score,
      secondTeamScore: matches.second_team_score,
      dateTime: matches.date_time,
      dateTimeUtc: matches.date_time_utc,
      status: matches.status,
    })
    .from(matches)
    .where(and(eq(matches.competition_id, competition), eq(matches.phase, regularSeason)))

/** In the order of FIBA's rules; the points contain the corrections. */
export async function readStandings(
  database: Database,
  competition: number,
  corrections: readonly PointCorrection[],
) {
  const found = await readMatches(database, competition)
  const ids = [...new Set(found.flatMap(({ first, second }) => [first ?? [], second ?? []].flat()))]
  const known = await database
    .select({ id: clubs.id, shortName: clubs.short_name, code: clubs.code })
    .from(clubs)
    .where(inArray(clubs.id, ids))
  const byId = new Map(known.map((club) => [club.id, club]))
  const now = clockOf(Date.now())
  const counted = found
    .filter((match) => isDecided(match, now))
    .map(({ first, second, firstTeamScore, secondTeamScore, status }) => ({
      ...{ first, second, firstScore: firstTeamScore, secondScore: secondTeamScore },
      isForfeit: status === 'FORFEITED',
    }))
  const added = correctedPoints(corrections)
  return leagueStandings(ids, counted, added).flatMap(({ club, ...row }) => {
    const named = byId.get(club)
    return named ? [{ club: named, ...row }] : []
  })
}

/** A club may have several. */
function correctedPoints(corrections: readonly PointCorrection[]): Map<number, number> {
  const added = new Map<number, number>()
  for (const { clubId, points } of corrections)
    added.set(Number(clubId), (added.get(Number(clubId)) ?? 0) + points)
  return added
}
