/** Officials of matches, as rows with repeated columns of the match. */
import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { recordset } from './insert-rows'
import { match_officials, matches } from './schema'

export type MatchOfficial = Pick<
  typeof match_officials.$inferInsert,
  'match_id' | 'official_id' | 'role' | 'position'
>

/** The matches must exist: otherwise the repeated columns are null, which is an error. */
export async function insertMatchOfficials(
  database: Database,
  rows: readonly MatchOfficial[],
): Promise<void> {
  await database.execute(sql`
    INSERT INTO ${match_officials} (match_id, official_id, role, position, season_id, status_rank, date_time)
    SELECT given.match_id, given.official_id, given.role, given.position,
      ${matches.season_id}, ${matches.status_rank}, ${matches.date_time}
    FROM ${recordset(match_officials, rows)} AS given LEFT JOIN ${matches} ON ${matches.id} = given.match_id`)
}
