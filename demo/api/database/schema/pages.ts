/** CMS pages and the menu. */
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { refersTo } from './columns'

export const pages = pgTable('pages', {
  id: integer().primaryKey(),
  /** Path on the site without slashes at the ends: "clani/evrobasket-2025". */
  url: text().notNull().unique(),
  title: text().notNull(),
  /** Path under storage */
  title_background: text(),
  /** Title and plain text of the segments, in small letters without accents, for searching. */
})

export const segments = pgTable(
  'segments',
  {
    id: integer().primaryKey(),
    page_id: refersTo(() => pages.id),
    position: smallint().notNull(),
    type: text().notNull(),
    published: boolean().notNull().default(true),
  },
  (table) => [index('segments_page').on(table.page_id, table.position)],
)

export const segment_settings = pgTable(
  'segment_settings',
  {
    segment_id: refersTo(() => segments.id),
    position: smallint().notNull(),
    key: text().notNull(),
    /** Text, or JSON as the key requires. */
    value: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.segment_id, table.position] })],
)

export const menu_items = pgTable('menu_items', {
  id: integer().primaryKey(),
  parent_menu_id: integer().references((): AnyPgColumn => menu_items.id),
  position: smallint().notNull(),
  /** The item's own path, without its parent's. */
  page_path: text().notNull(),
  title: text().notNull(),
  external_link: text(),
})
