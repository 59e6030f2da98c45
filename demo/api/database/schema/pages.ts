/** CMS pages and the menu. */
import { type AnyPgColumn, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { refersTo } from './columns'

export const pages = pgTable('pages', (t) => ({
  id: t.integer().primaryKey(),
  /** Path on the site without slashes at the ends: "clani/evrobasket-2025". */
  url: t.text().notNull().unique(),
  title: t.text().notNull(),
  /** Path under storage */
  title_background: t.text(),
}))

export const segments = pgTable(
  'segments',
  (t) => ({
    id: t.integer().primaryKey(),
    page_id: refersTo(() => pages.id),
    position: t.smallint().notNull(),
    type: t.text().notNull(),
    published: t.boolean().notNull().default(true),
  }),
  (table) => [index('segments_page').on(table.page_id, table.position)],
)

export const segment_settings = pgTable(
  'segment_settings',
  (t) => ({
    segment_id: refersTo(() => segments.id),
    position: t.smallint().notNull(),
    key: t.text().notNull(),
    /** Text, or JSON as the key requires. */
    value: t.text().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.segment_id, table.position] })],
)

export const menu_items = pgTable('menu_items', (t) => ({
  id: t.integer().primaryKey(),
  parent_menu_id: t.integer().references((): AnyPgColumn => menu_items.id),
  position: t.smallint().notNull(),
  /** The item's own path, without its parent's. */
  page_path: t.text().notNull(),
  title: t.text().notNull(),
  external_link: t.text(),
}))
