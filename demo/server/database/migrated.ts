/** Whether the tables are those of this build. */

import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from './database'
import { migrationsFolder } from './project-folder'
import { codeOf } from './reason'

/** SQLSTATE of a table or a schema that is not there. */
const missing = new Set(['42P01', '3F000'])

/** ms since 1970 of the newest migration that the database has; 0 where it has none. */
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

/** Throws where a migration of this build has not been made. Tables of a later build pass: a deploy goes process by process. */
export async function requireMigrated(database: Database): Promise<void> {
  const newest = readMigrationFiles({ migrationsFolder: migrationsFolder() }).at(-1)?.folderMillis ?? 0
  if ((await newestIn(database)) < newest)
    throw new Error(
      'The database lacks tables of this build. Run "npm run migrate" first, or start without MIGRATE=off.',
    )
}
