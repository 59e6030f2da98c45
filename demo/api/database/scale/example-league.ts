/**
 * The example league ("Vzorčna liga"): what a scaled seed adds around its matches. Clubs, halls and officials
 * are invented and say so; no real club, competition or person ever is in a generated row.
 */
import type { Database } from '../database'
import { clubs, competitions, officials, seasons, sport_halls } from '../schema'
import { teamFacts } from '../seed/facts'
import { insertAll } from '../seed/insert'

/** Generated ids begin here, far from those of the facts. */
export const firstGeneratedId = 1_000_000

const name = 'Vzorčna liga'
/** The first season of the league: 1991, with a single champion, stays as it is. */
const firstSeason = 2016
const hallCount = 16
const refereeCount = 60
const commissionerCount = 20

export interface ExampleClub {
  id: number
  code: string
  name: string
}

export interface ExampleLeague {
  /** Season ids (the year they begin in), oldest first, with the league's competition of each. */
  seasons: { id: number; competitionId: number }[]
  clubs: ExampleClub[]
  halls: { id: number; name: string }[]
  refereeIds: number[]
  commissionerIds: number[]
}

const ids = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => firstGeneratedId + from + index)

/** Creates the league in every season from then on, without matches yet. */
export async function addExampleLeague(database: Database): Promise<ExampleLeague> {
  const known = await database.select({ id: seasons.id }).from(seasons).orderBy(seasons.id)
  const recent = known.filter(({ id }) => id >= firstSeason)
  const league: ExampleLeague = {
    seasons: recent.map(({ id }, index) => ({ id, competitionId: firstGeneratedId + index })),
    clubs: teamFacts().invented.map((team, index) => ({ id: firstGeneratedId + index, ...team })),
    halls: ids(hallCount).map((id, index) => ({ id, name: `Vzorčna dvorana ${index + 1}` })),
    refereeIds: ids(refereeCount),
    commissionerIds: ids(commissionerCount, refereeCount),
  }
  await insertLeague(database, league)
  return league
}

async function insertLeague(database: Database, league: ExampleLeague): Promise<void> {
  const generated = true
  await insertAll(
    database,
    competitions,
    league.seasons.map(({ id, competitionId }) => ({
      id: competitionId,
      season_id: id,
      name,
      description: 'Izmišljene tekme za preskus',
      has_standings: true,
      position: 99,
      generated,
    })),
  )
  await insertAll(
    database,
    clubs,
    league.clubs.map(({ id, code, name }) => ({
      id,
      short_name: name,
      full_name: name,
      code,
      is_member: false,
      generated,
    })),
  )
  await insertAll(
    database,
    sport_halls,
    league.halls.map((hall) => ({ ...hall, generated })),
  )
  await insertAll(database, officials, [
    ...league.refereeIds.map((id, index) => official(id, `sodnik ${index + 1}`, 'referee')),
    ...league.commissionerIds.map((id, index) => official(id, `komisar ${index + 1}`, 'commissioner')),
  ])
}

const official = (id: number, last_name: string, role: 'referee' | 'commissioner') => ({
  id,
  first_name: 'Vzorčni',
  last_name,
  is_referee: role === 'referee',
  is_commissioner: role === 'commissioner',
  generated: true,
})
