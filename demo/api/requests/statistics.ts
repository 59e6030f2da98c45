/** Sums over box-score lines, in the shape `StatLine`. */
import { and, type Column, count, isNotNull, sql } from 'drizzle-orm'
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

const total = (column: Column) => sql<number>`sum(${column})`.mapWith(Number)

/** To be selected from grouped lines. Minutes are null if any line lacks them. */
export const sums = {
  games: count(),
  minutes: sql<
    number | null
  >`case when count(${lines.minutes}) = count(*) then sum(${lines.minutes}) end`.mapWith(Number),
  free_throws_made: total(counted.free_throws_made),
  free_throws_attempted: total(counted.free_throws_attempted),
  two_points_made: total(counted.two_points_made),
  two_points_attempted: total(counted.two_points_attempted),
  three_points_made: total(counted.three_points_made),
  three_points_attempted: total(counted.three_points_attempted),
  offensive_rebounds: total(counted.offensive_rebounds),
  defensive_rebounds: total(counted.defensive_rebounds),
  assists: total(counted.assists),
  steals: total(counted.steals),
  turnovers: total(counted.turnovers),
  blocks: total(counted.blocks),
  fouls: total(counted.fouls),
}

/** A player's page on the site. */
export const playerUrl = (id: number): string => `/reprezentant/${id}`
