/** Updates the query planner's statistics after bulk changes. */
import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { match_officials, matches } from './schema'

/**
 * Analyzes and vacuums the large tables, so that index-only scans work from the first query on. Not inside a
 * transaction.
 */
export async function analyzeTables(database: Database): Promise<void> {
  await database.execute(sql`VACUUM (ANALYZE) ${matches}`)
  await database.execute(sql`VACUUM (ANALYZE) ${match_officials}`)
}
