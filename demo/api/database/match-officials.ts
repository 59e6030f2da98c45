/** Officials of matches, as rows with repeated columns of the match. */
import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { match_officials, matches } from './schema'

export type Leader = Pick<
  typeof match_officials.$inferInsert,
  'match_id' | 'official_id' | 'role' | 'position'
>

/** The matches must exist: otherwise the repeated columns are null, which is an error. */
export async function insertLeaders(database: Database, leaders: readonly Leader[]): Promise<void> {
  // One parameter for all rows: many times faster than one per value.
  await database.execute(sql`
    INSERT INTO ${match_officials} (match_id, official_id, role, position, season_id, status_rank, date_time)
    SELECT leader.match_id, leader.official_id, leader.role, leader.position,
      ${matches.season_id}, ${matches.status_rank}, ${matches.date_time}
    FROM json_populate_recordset(NULL::${match_officials}, ${JSON.stringify(leaders)}::json) AS leader
    LEFT JOIN ${matches} ON ${matches.id} = leader.match_id`)
}
