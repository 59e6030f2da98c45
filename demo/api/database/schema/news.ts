/** News, their categories and advertisements. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { refersTo, wallTime } from './columns'

export const news_categories = pgTable('news_categories', {
  id: integer().primaryKey(),
  name: text().notNull(),
  /** COMPETITION, NATIONAL_TEAM, PROJECT or GENERAL */
  type: text().notNull(),
})

export const news = pgTable(
  'news',
  {
    id: integer().primaryKey(),
    /** Slug */
    url: text().notNull().unique(),
    title: text().notNull(),
    /** Path under storage; null shows default-news.svg. */
    title_background: text(),
    published_at: wallTime().notNull(),
    short_text: text().notNull().default(''),
    html_content: text().notNull().default(''),
    author: text(),
  },
  (table) => [index('news_published').on(table.published_at, table.id)],
)

export const news_in_categories = pgTable(
  'news_in_categories',
  {
    news_id: refersTo(() => news.id),
    category_id: refersTo(() => news_categories.id),
    /** The badge of the card is the category whose `top` is true. */
    top: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.news_id, table.category_id] }),
    index('news_in_categories_category').on(table.category_id, table.news_id),
  ],
)

export const news_photos = pgTable(
  'news_photos',
  {
    news_id: refersTo(() => news.id),
    position: smallint().notNull(),
    /** Path under storage */
    path: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.news_id, table.position] })],
)

export const news_related = pgTable(
  'news_related',
  {
    news_id: refersTo(() => news.id),
    position: smallint().notNull(),
    related_id: refersTo(() => news.id),
  },
  (table) => [primaryKey({ columns: [table.news_id, table.position] })],
)

export const ads = pgTable('ads', {
  uuid: uuid().primaryKey(),
  /** Path under storage */
  banner_url: text().notNull(),
  banner_title: text().notNull(),
  url: text().notNull(),
  position: smallint().notNull(),
  active: boolean().notNull().default(true),
})

/** One row per counted click. Written by visitors, so no seeding ever touches it. */
export const ad_clicks = pgTable(
  'ad_clicks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ad_uuid: uuid()
      .notNull()
      .references(() => ads.uuid),
    clicked_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().default(sql`clock_timestamp()`),
    /** A keyed hash of the visitor's address, never the address: it only limits how often one address counts. */
    address_hash: text().notNull(),
  },
  (table) => [
    index('ad_clicks_address').on(table.address_hash, table.clicked_at),
    index('ad_clicks_ad').on(table.ad_uuid, table.clicked_at),
  ],
)
