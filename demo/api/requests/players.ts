/** A player: career numbers, statistics and matches, in the shape `PlayerDetail`. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/open'
import { box_score_lines, competitions, matches, national_teams, players, seasons } from '../database/schema'
import { lively } from '../http/answer'
import type { Api } from '../http/question'
import { nationalTotals, readCounted } from './all-time-standings'
import { get } from './get'
import { readSorted } from './match-rows'
import { isOfAge, type Privacy } from './minors'
import { found, pathId } from './parameters'
import { readPlayerTeam, readTeamPages } from './player-team'
import { isWhole, playerUrl, sums } from './statistics'

async function readTotals(database: Database, player: number) {
  const totals = nationalTotals(database)
  const [row] = await database.select().from(totals).where(eq(totals.player_id, player))
  return row ?? { played: 0, official_points: 0, unofficial_points: 0 }
}

/** One line per competition and team, newest season first. */
async function readStatistics(database: Database, player: typeof players.$inferSelect) {
  const competition = {
    id: sql<number>`coalesce(${competitions.id}, ${national_teams.id})`.mapWith(Number),
    name: sql<string>`coalesce(${competitions.name}, ${national_teams.name})`,
  }
  const team = { name: box_score_lines.team_name, code: box_score_lines.team_code }
  const rows = await database
    .select({ competition, team_id: national_teams.id, season: { name: seasons.name }, team, ...sums })
    .from(box_score_lines)
    .innerJoin(matches, eq(matches.id, box_score_lines.match_id))
    .innerJoin(seasons, eq(seasons.id, matches.season_id))
    .leftJoin(competitions, eq(competitions.id, matches.competition_id))
    .leftJoin(national_teams, eq(national_teams.id, matches.national_team_id))
    .where(and(eq(box_score_lines.player_id, player.id), isWhole))
    .groupBy(competitions.id, national_teams.id, seasons.id, team.name, team.code)
    .orderBy(desc(seasons.name), competition.name, team.name)
  const { id, first_name, last_name, nationality } = player
  const shared = { player: { id, first_name, last_name }, nationality, url: playerUrl(id) }
  const pages = await readTeamPages(database)
  return rows.map(({ team_id, competition, ...row }) => ({
    ...row,
    ...shared,
    competition: {
      ...competition,
      national_team: team_id === null ? null : { url: pages.get(String(team_id)) ?? null },
    },
  }))
}

/** Undefined for an unknown id and for a minor. */
async function readPlayer(database: Database, id: number, privacy: Privacy) {
  const [player] = await database
    .select()
    .from(players)
    .where(and(eq(players.id, id), isOfAge(privacy)))
  if (!player) return undefined
  const { first_name, last_name, year_of_birth, height, position, club, photo_url, nationality } = player
  const { played, official_points, unofficial_points } = await readTotals(database, id)
  const ofPlayer = database
    .select({ id: box_score_lines.match_id })
    .from(box_score_lines)
    .where(eq(box_score_lines.player_id, id))
  return {
    ...{ id, first_name, last_name, year_of_birth, height, position, club, photo_url, nationality },
    ...{ played, official_points, unofficial_points },
    counted: await readCounted(database, 'unofficial', player.gender),
    ...(await readPlayerTeam(database, id)),
    statistics: await readStatistics(database, player),
    matches: await readSorted(database, inArray(matches.id, ofPlayer)),
  }
}

export function addPlayers(api: Api, database: Database, privacy: Privacy): void {
  get(api, 'Get player', lively, async (_, c) =>
    found(await readPlayer(database, pathId(c, 'player'), privacy), 'player'),
  )
}
