/** Rows into a table, many at a time. */
import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database'

/** PostgreSQL takes at most this many parameters in one statement. */
const maxParameters = 65_535

/** Inserts in order, in as few statements as the protocol allows; nothing for an empty list. */
export async function insertAll<T extends PgTable>(
  database: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const perStatement = Math.floor(maxParameters / Object.keys(getTableColumns(table)).length)
  for (let start = 0; start < rows.length; start += perStatement) {
    await database.insert(table).values(rows.slice(start, start + perStatement))
  }
}
