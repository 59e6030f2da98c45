/** Sums over box-score lines, in the shape `StatLine`. */
import { and, count, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm'
import { box_score_lines as lines } from '../database/schema'

/** Required columns of a StatLine: all that a line counts, except for points and minutes. */
const { match_id, player_id, team_name, team_code, points, minutes, generated, ...counted } =
  getTableColumns(lines)

/** Only complete lines are added up: a source with points only would look like a player who never shot. */
export const isWhole = and(...Object.values(counted).map((column) => isNotNull(column)))

const totals = Object.fromEntries(
  Object.entries(counted).map(([name, column]) => [name, sql<number>`sum(${column})`.mapWith(Number)]),
) as Record<keyof typeof counted, SQL<number>>

/** To be selected from grouped lines. Minutes are null if any line lacks them. */
export const sums = {
  games: count(),
  minutes: sql<number | null>`case when count(${minutes}) = count(*) then sum(${minutes}) end`.mapWith(
    Number,
  ),
  ...totals,
}

/** A player's page on the site. */
export const playerUrl = (id: number): string => `/reprezentant/${id}`
