/** National teams: the team, its people and matches, its opponents. */
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { genders } from '../../../src/contract/national-teams'
import { sortByName } from '../../../src/domain/competition/club'
import type { Database } from '../database/open'
import {
  categories,
  matches,
  national_team_competition_urls,
  national_teams,
  opponents,
  player_teams,
  players,
  seasons,
  staff,
} from '../database/schema'
import { lively, steady } from '../http/answer'
import type { Api } from '../http/question'
import { get } from './get'
import { readSorted } from './match-rows'
import { type Privacy, shownPlayer } from './minors'
import { found, pathId } from './parameters'

/** MALE or FEMALE from the table's text; null for anything else. */
const genderOf = (text: string) => genders.find((gender) => gender === text) ?? null

async function readTeamRow(database: Database, id: number) {
  const [row] = await database
    .select({ team: national_teams, season: seasons, category: categories })
    .from(national_teams)
    .innerJoin(seasons, eq(seasons.id, national_teams.season_id))
    .leftJoin(categories, eq(categories.id, national_teams.category_id))
    .where(eq(national_teams.id, id))
  return row
}

export async function readNationalTeam(database: Database, id: number) {
  const row = await readTeamRow(database, id)
  if (!row) return undefined
  const { team, season, category } = row
  const competitions = await database
    .select({ competition_url: national_team_competition_urls.competition_url })
    .from(national_team_competition_urls)
    .where(eq(national_team_competition_urls.national_team_id, id))
    .orderBy(asc(national_team_competition_urls.position))
  const gender = category && genderOf(category.gender)
  return {
    id: team.id,
    description: team.description,
    team_photo_url: team.team_photo_url,
    season: { id: season.id, name: season.name },
    category: category && gender ? { id: category.id, name: category.name, gender } : null,
    gender: genderOf(team.gender),
    competitions,
  }
}

/** The roster in its source's order; the tab sorts it. */
async function readPlayers(database: Database, team: number, privacy: Privacy) {
  const rows = await database
    .select({ player: players, link: player_teams })
    .from(player_teams)
    .innerJoin(players, eq(players.id, player_teams.player_id))
    .where(eq(player_teams.national_team_id, team))
    .orderBy(asc(player_teams.position), asc(players.id))
  return rows.map(({ player: { id, first_name, last_name, year_of_birth, photo_url, height }, link }) => {
    const whole = { id, first_name, last_name, year_of_birth, photo_url, height: link.height ?? height }
    const { height: shownHeight, ...player } = shownPlayer(whole, privacy)
    return {
      ...player,
      last_player_data: { yersey_number: link.jersey_number, height: shownHeight },
      nt_player_team: [{ pivot: { active: link.active } }],
    }
  })
}

const readStaff = (database: Database, team: number) =>
  database
    .select({ name: staff.name, role: staff.role, role_id: staff.role_id })
    .from(staff)
    .where(eq(staff.national_team_id, team))
    .orderBy(asc(staff.position), asc(staff.id))

async function readOpponents(database: Database, category: number) {
  const rows = await database
    .select({ id: opponents.id, name: opponents.name })
    .from(opponents)
    .where(eq(opponents.category_id, category))
    .orderBy(asc(opponents.id))
  return sortByName(rows, ({ name }) => name)
}

/** Official matches against the opponent: its record and its list count the same ones. */
const officialAgainst = (opponent: number): SQL =>
  sql`${and(eq(matches.opponent_id, opponent), eq(matches.official, true))}`

/** Wins and losses of our team: the opponent is the side with its code. */
async function readRecord(database: Database, opponent: { id: number; code: string }) {
  const theirs = sql`case when ${matches.second_team_code} = ${opponent.code} then ${matches.second_team_score} else ${matches.first_team_score} end`
  const ours = sql`${matches.first_team_score} + ${matches.second_team_score} - ${theirs}`
  const [row] = await database
    .select({
      win: sql<number>`count(*) filter (where ${ours} > ${theirs})`.mapWith(Number),
      lost: sql<number>`count(*) filter (where ${ours} < ${theirs})`.mapWith(Number),
    })
    .from(matches)
    .where(officialAgainst(opponent.id))
  return row ?? { win: 0, lost: 0 }
}

async function readOpponent(database: Database, id: number) {
  const [row] = await database
    .select({ id: opponents.id, name: opponents.name, code: opponents.code })
    .from(opponents)
    .where(eq(opponents.id, id))
  if (!row) return undefined
  const record = await readRecord(database, row)
  return { ...row, ...record, matches: await readSorted(database, officialAgainst(id)) }
}

/** The team's id from the path; 404 for an unknown team, so that an empty list means a known team without any. */
async function existingTeam(database: Database, id: number): Promise<number> {
  found(await readTeamRow(database, id), 'national team')
  return id
}

export function addNationalTeams(api: Api, database: Database, privacy: Privacy): void {
  const of = (c: Parameters<typeof pathId>[0]) => existingTeam(database, pathId(c, 'national team'))
  get(api, 'Get national team by id', steady, async (_, c) =>
    found(await readNationalTeam(database, pathId(c, 'national team')), 'national team'),
  )
  get(api, 'Get staff', steady, async (_, c) => readStaff(database, await of(c)))
  get(api, 'Get players', steady, async (_, c) => readPlayers(database, await of(c), privacy))
  get(api, 'Get matches', lively, async (_, c) =>
    readSorted(database, eq(matches.national_team_id, await of(c))),
  )
  get(api, 'Get opponents', steady, ({ categoryId }) => readOpponents(database, categoryId))
  get(api, 'Get opponent by id', lively, async (_, c) =>
    found(await readOpponent(database, pathId(c, 'opponent')), 'opponent'),
  )
}
