/** Kinds of column that several tables share. */
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, customType, index, text } from 'drizzle-orm/pg-core'

/**
 * A wall time "YYYY-MM-DD HH:MM:SS" as the wire carries it: it belongs to a place and is no instant, so it
 * is text and stays text. Collation "C" makes it compare as time on every server, and fast.
 */
export const wallTime = customType<{ data: string; driverData: string }>({
  dataType: () => 'varchar(19) COLLATE "C"',
})

/** True on rows that a scaled seed invented (seed-command.ts); the facts are false. */
export const generated = () => boolean().notNull().default(false)

/** True on what the facts themselves invented: the example teams and their people (demo/data/example-teams.json). */
export const example = () => boolean().notNull().default(false)

/** How the text of `folded` begins (a title, as a rule), short enough to be read of every row that a search finds. */
export const lead = () => text().generatedAlwaysAs(sql`left(folded, 100)`)

/**
 * The words of a folded text, for searching: a function of the migrations (0004), as drizzle-kit can't write down an
 * index over so long an expression. Punctuation goes first: PostgreSQL would take "2026/2027" for a path.
 */
export const foldedWords = (folded: AnyPgColumn) => sql`folded_words(${folded})`

export const wordIndex = (table: string, folded: AnyPgColumn) =>
  index(`${table}_words`).using('gin', foldedWords(folded))
