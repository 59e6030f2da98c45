/**
 * What the site search looks through: every news article, page, club, player and competition as one row. Triggers write
 * them (migration 0006), so that a row is found whoever wrote it.
 */
import { sql } from 'drizzle-orm'
import { customType, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { wallTime } from './columns'

const wordSet = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Rows are narrow, so that a word of every second document is counted quickly: the long columns are kept out of line
 * (migration 0005). Made of words alone, without PostgreSQL's parser: it answers the same whatever the server's locale.
 */
export const search_documents = pgTable(
  'search_documents',
  (t) => ({
    /** What it is: its index in searchResultTypes (contract). */
    place: t.smallint().notNull(),
    /** Of its own table */
    id: t.integer().notNull(),
    /** Of news */
    published_at: wallTime(),
    /** Its words in order, the title's first, one space between (search_words of migration 0006, as search-words.ts makes them of a question). */
    plain: t.text().notNull(),
    /** How it begins: whether that is what was searched. */
    lead: t.text().notNull().generatedAlwaysAs(sql`left(plain, 100)`),
    words: wordSet().notNull().generatedAlwaysAs(sql`array_to_tsvector(string_to_array(plain, ' '))`),
  }),
  (table) => [
    primaryKey({ columns: [table.place, table.id] }),
    index('search_documents_words').using('gin', table.words),
    index('search_documents_lead').on(table.lead.op('text_pattern_ops')),
    index('search_documents_order').on(
      table.place.desc(),
      table.published_at.desc().nullsLast(),
      table.id.desc(),
    ),
  ],
)

/**
 * The words by which documents begin, a typed word is compared with (migration 0007, where its index is: it hangs on an
 * extension that a PostgreSQL may lack).
 */
export const search_vocabulary = pgTable('search_vocabulary', (t) => ({ word: t.text().primaryKey() }))
