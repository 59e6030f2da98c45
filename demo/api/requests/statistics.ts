/** Sums over box-score lines, in the shape `StatLine`. */
import { and, count, isNotNull, type SQL, sql } from 'drizzle-orm'
import { box_score_lines as lines } from '../database/schema'

/** Required columns of a StatLine. */
const counted = {
  free_throws_made: lines.free_throws_made,
  free_throws_attempted: lines.free_throws_attempted,
  two_points_made: lines.two_points_made,
  two_points_attempted: lines.two_points_attempted,
  three_points_made: lines.three_points_made,
  three_points_attempted: lines.three_points_attempted,
  offensive_rebounds: lines.offensive_rebounds,
  defensive_rebounds: lines.defensive_rebounds,
  assists: lines.assists,
  steals: lines.steals,
  turnovers: lines.turnovers,
  blocks: lines.blocks,
  fouls: lines.fouls,
}

/** Only complete lines are added up: a source with points only would look like a player who never shot. */
export const isWhole = and(...Object.values(counted).map((column) => isNotNull(column)))

const totals = Object.fromEntries(
  Object.entries(counted).map(([name, column]) => [name, sql<number>`sum(${column})`.mapWith(Number)]),
) as Record<keyof typeof counted, SQL<number>>

/** To be selected from grouped lines. Minutes are null if any line lacks them. */
export const sums = {
  games: count(),
  minutes: sql<
    number | null
  >`case when count(${lines.minutes}) = count(*) then sum(${lines.minutes}) end`.mapWith(Number),
  ...totals,
}

/** A player's page on the site. */
export const playerUrl = (id: number): string => `/reprezentant/${id}`
