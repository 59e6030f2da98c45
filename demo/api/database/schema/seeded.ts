/** What the filling with the demo's facts remembers, so that a later build can renew them. */
import { pgTable, primaryKey } from 'drizzle-orm/pg-core'

/** One row: whose the data are. */
export const seeds = pgTable('seeds', (t) => ({
  id: t.smallint().primaryKey(),
  /** The facts' version, or that somebody has brought data of his own (import) */
  version: t.text().notNull(),
}))

/** Rows as the seed wrote them: one that is another now is somebody else's. */
export const seeded_rows = pgTable(
  'seeded_rows',
  (t) => ({
    table_name: t.text().notNull(),
    /** The primary key's columns as JSON */
    key: t.text().notNull(),
    content: t.jsonb().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.table_name, table.key] })],
)
