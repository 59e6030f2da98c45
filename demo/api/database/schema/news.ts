/** News, their categories and advertisements. */
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { refersTo, wallTime } from './columns'

export const news_categories = pgTable('news_categories', (t) => ({
  id: t.integer().primaryKey(),
  name: t.text().notNull(),
  /** COMPETITION, NATIONAL_TEAM, PROJECT or GENERAL */
  type: t.text().notNull(),
}))

export const news = pgTable(
  'news',
  (t) => ({
    id: t.integer().primaryKey(),
    /** Slug */
    url: t.text().notNull().unique(),
    title: t.text().notNull(),
    /** Path under storage; null shows default-news.svg. */
    title_background: t.text(),
    published_at: wallTime().notNull(),
    short_text: t.text().notNull().default(''),
    html_content: t.text().notNull().default(''),
    author: t.text(),
  }),
  (table) => [index('news_published').on(table.published_at, table.id)],
)

export const news_in_categories = pgTable(
  'news_in_categories',
  (t) => ({
    news_id: refersTo(() => news.id),
    category_id: refersTo(() => news_categories.id),
    /** The badge of the card is the category whose `top` is true. */
    top: t.boolean().notNull().default(false),
  }),
  (table) => [
    primaryKey({ columns: [table.news_id, table.category_id] }),
    index('news_in_categories_category').on(table.category_id, table.news_id),
  ],
)

export const news_photos = pgTable(
  'news_photos',
  (t) => ({
    news_id: refersTo(() => news.id),
    position: t.smallint().notNull(),
    /** Path under storage */
    path: t.text().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.news_id, table.position] })],
)

export const news_related = pgTable(
  'news_related',
  (t) => ({
    news_id: refersTo(() => news.id),
    position: t.smallint().notNull(),
    related_id: refersTo(() => news.id),
  }),
  (table) => [primaryKey({ columns: [table.news_id, table.position] })],
)

export const ads = pgTable('ads', (t) => ({
  uuid: t.uuid().primaryKey(),
  /** Path under storage */
  banner_url: t.text().notNull(),
  banner_title: t.text().notNull(),
  url: t.text().notNull(),
  position: t.smallint().notNull(),
  active: t.boolean().notNull().default(true),
}))

/** One row per counted click. Written by visitors, so no seeding ever touches it. */
export const ad_clicks = pgTable(
  'ad_clicks',
  (t) => ({
    id: t.bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ad_uuid: t
      .uuid()
      .notNull()
      .references(() => ads.uuid),
    clicked_at: t.timestamp({ withTimezone: true, mode: 'date' }).notNull().default(sql`clock_timestamp()`),
    /** A keyed hash of the visitor's address, never the address: it only limits how often one address counts. */
    address_hash: t.text().notNull(),
  }),
  (table) => [
    index('ad_clicks_address').on(table.address_hash, table.clicked_at),
    index('ad_clicks_ad').on(table.ad_uuid, table.clicked_at),
  ],
)
