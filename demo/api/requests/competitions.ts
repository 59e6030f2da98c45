/** A competition with its standings and statistics, and the history of winners. */

import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { CompetitionHistoryRow } from '../../../src/contract/competition-history'
import type { Database } from '../database/open'
import {
  box_score_lines,
  competition_places,
  competitions,
  matches,
  players,
  seasons,
} from '../database/schema'
import { lively, steady } from '../http/answer'
import type { Api } from '../http/question'
import { get } from './get'
import { readStandings } from './league-standings'
import { type Privacy, shownPlayer } from './minors'
import { found, pathId } from './parameters'
import { isWhole, playerUrl, sums } from './statistics'

/** Undefined if there is no such competition. */
export async function readCompetition(database: Database, id: number) {
  const [row] = await database
    .select({ competition: competitions, season: { id: seasons.id, name: seasons.name } })
    .from(competitions)
    .innerJoin(seasons, eq(seasons.id, competitions.season_id))
    .where(eq(competitions.id, id))
  if (!row) return undefined
  const { competition, season } = row
  const { name, description, corrections } = competition
  const about = { id, name, description, season, ...(corrections && { corrections }) }
  if (!competition.has_standings) return { ...about, standings: [] }
  return {
    ...about,
    standings: competition.standings ?? (await readStandings(database, id, corrections ?? [])),
  }
}

async function readStatistics(database: Database, competition: number, privacy: Privacy) {
  const scored = sql`sum(${box_score_lines.points})`
  const rows = await database
    .select({
      person: {
        id: players.id,
        first_name: players.first_name,
        last_name: players.last_name,
        year_of_birth: players.year_of_birth,
      },
      nationality: players.nationality,
      team: { name: box_score_lines.team_name, code: box_score_lines.team_code },
      ...sums,
    })
    .from(box_score_lines)
    .innerJoin(matches, eq(matches.id, box_score_lines.match_id))
    .innerJoin(players, eq(players.id, box_score_lines.player_id))
    .where(and(eq(matches.competition_id, competition), isWhole))
    .groupBy(players.id, box_score_lines.team_name, box_score_lines.team_code)
    .orderBy(desc(scored), asc(players.id), asc(box_score_lines.team_name))
  return rows.map(({ person, ...row }) => {
    const { id, first_name, last_name, hasPage } = shownPlayer(person, privacy)
    const url = hasPage === false ? null : playerUrl(id)
    return { player: { id, first_name, last_name }, ...row, url }
  })
}

const ranks = ['first', 'second', 'third'] as const

/** Only competitions of which one of the first three is known. */
async function readHistory(database: Database) {
  const rows = await database
    .select({
      season: { id: seasons.id, name: seasons.name },
      competition: { id: competitions.id, name: competitions.name },
      place: competition_places.place,
      name: competition_places.team_name,
      code: competition_places.team_code,
    })
    .from(competition_places)
    .innerJoin(competitions, eq(competitions.id, competition_places.competition_id))
    .innerJoin(seasons, eq(seasons.id, competitions.season_id))
    .orderBy(desc(seasons.name), asc(competitions.position), asc(competitions.id))
  const history = new Map<number, v.InferInput<typeof CompetitionHistoryRow>>()
  for (const { season, competition, place, ...team } of rows) {
    const row = history.get(competition.id) ?? { season, competition, first: null, second: null, third: null }
    const word = ranks[place - 1]
    history.set(competition.id, word ? { ...row, [word]: team } : row)
  }
  return [...history.values()]
}

export function addCompetitions(api: Api, database: Database, privacy: Privacy): void {
  get(api, 'Get competition', lively, async (_, c) =>
    found(await readCompetition(database, pathId(c, 'competition')), 'competition'),
  )
  get(api, 'Get competition statistics', lively, async (_, c) => {
    const id = pathId(c, 'competition')
    const [known] = await database
      .select({ id: competitions.id })
      .from(competitions)
      .where(eq(competitions.id, id))
    found(known, 'competition')
    return readStatistics(database, id, privacy)
  })
  get(api, 'Get competition history', steady, () => readHistory(database))
}
