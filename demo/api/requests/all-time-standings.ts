/** All-time standings of the national team, counted from the box scores. */
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Gender } from '../../../src/contract/national-teams'
import type { StandingType } from '../../../src/domain/competition/standing-types'
import type { Database } from '../database/open'
import {
  box_score_lines,
  categories,
  matches,
  national_teams,
  player_teams,
  players,
} from '../database/schema'
import { lively } from '../http/answer'
import type { Api } from '../http/question'
import { get } from './get'
import { type Privacy, shownPlayer } from './minors'

/** The metric of each type. */
const metrics = { games: 'played', points: 'official_points', unofficial: 'unofficial_points' } as const
type Metric = (typeof metrics)[StandingType]

/** Senior teams: youth categories are named "U" and an age. */
const seniorTeams = (database: Database) =>
  database
    .select({ id: national_teams.id })
    .from(national_teams)
    .leftJoin(categories, eq(categories.id, national_teams.category_id))
    .where(and(eq(national_teams.example, false), sql`coalesce(${categories.name}, '') !~ '^U[0-9]'`))

/** Appearances and points of everybody who played for a senior national team, per player. */
export const nationalTotals = (database: Database) =>
  database
    .select({
      player_id: box_score_lines.player_id,
      played: sql<number>`count(*) filter (where ${matches.official})`.mapWith(Number).as('played'),
      official_points:
        sql<number>`coalesce(sum(${box_score_lines.points}) filter (where ${matches.official}), 0)`
          .mapWith(Number)
          .as('official_points'),
      unofficial_points: sql<number>`sum(${box_score_lines.points})`.mapWith(Number).as('unofficial_points'),
    })
    .from(box_score_lines)
    .innerJoin(matches, eq(matches.id, box_score_lines.match_id))
    .where(inArray(matches.national_team_id, seniorTeams(database)))
    .groupBy(box_score_lines.player_id)
    .as('totals')

/** Everybody of that gender who played for a senior team or was on its final roster. */
async function readTotals(database: Database, gender: Gender, privacy: Privacy) {
  const totals = nationalTotals(database)
  const chosen = database
    .select({ id: player_teams.player_id })
    .from(player_teams)
    .where(and(eq(player_teams.active, true), inArray(player_teams.national_team_id, seniorTeams(database))))
  const rows = await database
    .select({
      player: players,
      played: totals.played,
      official_points: totals.official_points,
      unofficial_points: totals.unofficial_points,
    })
    .from(players)
    .leftJoin(totals, eq(totals.player_id, players.id))
    .where(and(eq(players.gender, gender), or(isNotNull(totals.player_id), inArray(players.id, chosen))))
    .orderBy(asc(players.id))
  return rows.map(({ player, ...counted }) => {
    const { id, photo_url, first_name, last_name, hasPage } = shownPlayer(player, privacy)
    return {
      player_id: id,
      photo_url,
      player_name: `${first_name} ${last_name}`,
      ...(hasPage === false && { hasPage }),
      played: counted.played ?? 0,
      official_points: counted.official_points ?? 0,
      unofficial_points: counted.unofficial_points ?? 0,
    }
  })
}

/** The matches that a list of that type is added up from; null without any. */
export async function readCounted(database: Database, type: StandingType, gender: string) {
  const year = sql`left(${matches.date_time}, 4)::int`
  const [counted] = await database
    .select({
      matches: sql<number>`count(distinct ${matches.id})`.mapWith(Number),
      from: sql<number>`min(${year})`.mapWith(Number),
      to: sql<number>`max(${year})`.mapWith(Number),
    })
    .from(box_score_lines)
    .innerJoin(matches, eq(matches.id, box_score_lines.match_id))
    .innerJoin(players, eq(players.id, box_score_lines.player_id))
    .where(
      and(
        eq(players.gender, gender),
        inArray(matches.national_team_id, seniorTeams(database)),
        type === 'unofficial' ? undefined : eq(matches.official, true),
      ),
    )
  return counted?.matches ? counted : null
}

const slovenian = new Intl.Collator('sl')

/** By the metric, then by name; equal metrics share a position, 0 has none. */
export function rank<T extends { player_name: string } & Record<Metric, number>>(rows: T[], metric: Metric) {
  const sorted = rows.toSorted(
    (a, b) => b[metric] - a[metric] || slovenian.compare(a.player_name, b.player_name),
  )
  const positionOf = (row: T) =>
    row[metric] === 0 ? null : 1 + sorted.filter((other) => other[metric] > row[metric]).length
  return sorted.map((row) => ({ ...row, position: positionOf(row) }))
}

export function addAllTimeStandings(api: Api, database: Database, privacy: Privacy): void {
  get(api, 'Get all-time standings', lively, async ({ type, gender }) => {
    const [totals, counted] = await Promise.all([
      readTotals(database, gender, privacy),
      readCounted(database, type, gender),
    ])
    return rank(totals, metrics[type]).map((row) => ({ ...row, counted }))
  })
}
