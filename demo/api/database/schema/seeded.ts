/** What the filling with the demo's facts remembers, so that a later build can renew them. */
import { jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

/** One row: whose the data are. */
export const seeds = pgTable('seeds', {
  id: smallint().primaryKey(),
  /** The facts' version, or that somebody has brought data of his own (import) */
  version: text().notNull(),
})

/** Rows as the seed wrote them: one that is another now is somebody else's. */
export const seeded_rows = pgTable(
  'seeded_rows',
  {
    table_name: text().notNull(),
    /** The primary key's columns as JSON */
    key: text().notNull(),
    content: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.table_name, table.key] })],
)
