/** What the planner knows of the long tables, after many rows at once. */
import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { match_officials, matches } from './schema'

/** Fresh numbers for the planner, and index-only scans from the first question on. Not within a transaction. */
export async function freshenNumbers(database: Database): Promise<void> {
  await database.execute(sql`VACUUM (ANALYZE) ${matches}`)
  await database.execute(sql`VACUUM (ANALYZE) ${match_officials}`)
}
