/** Kinds of column that several tables share. */
import { type AnyPgColumn, boolean, customType, integer } from 'drizzle-orm/pg-core'

/**
 * A wall time "YYYY-MM-DD HH:MM:SS" as in the API: it is one of a town and isn't an instant, so it is stored as text.
 * Collation "C" makes it compare as time on every server, and fast.
 */
export const wallTime = customType<{ data: string; driverData: string }>({
  dataType: () => 'varchar(19) COLLATE "C"',
})

/** A number as the API sends it; "00" is none and another one than 0, so it is stored and sent as text. */
export const jerseyNumber = customType<{ data: number | string; driverData: string }>({
  dataType: () => 'varchar(3)',
  fromDriver: (text) => (String(Number(text)) === text ? Number(text) : text),
  toDriver: String,
})

/** True for rows of a scaled seed (seed-command.ts); false for the facts. */
export const generated = () => boolean().notNull().default(false)

/** True for invented facts: the example teams and their people (demo/data/example-teams.json). */
export const example = () => boolean().notNull().default(false)

/** The id of a row that must exist. */
export const refersTo = (id: () => AnyPgColumn) => integer().notNull().references(id)
