/** Checks that the tables are those of this build. */

import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from './database'
import { migrationsFolder } from './project-folder'
import { codeOf } from './reason'

/** SQLSTATEs of a missing table and a missing schema. */
const missing = new Set(['42P01', '3F000'])

/** Time of the newest applied migration in ms since 1970; 0 without one. */
async function newestIn(database: Database): Promise<number> {
  try {
    const { rows } = await database.execute<{ newest: string | null }>(
      sql`SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations`,
    )
    return Number(rows[0]?.newest ?? 0)
  } catch (error) {
    if (missing.has(codeOf(error))) return 0
    throw error
  }
}

/** Throws if a migration of this build is missing. Newer tables are accepted: deploys replace processes one by one. */
export async function requireMigrated(database: Database): Promise<void> {
  const newest = readMigrationFiles({ migrationsFolder: migrationsFolder() }).at(-1)?.folderMillis ?? 0
  if ((await newestIn(database)) < newest)
    throw new Error(
      'The database lacks tables of this build. Run "npm run migrate" first, or start without MIGRATE=off.',
    )
}
