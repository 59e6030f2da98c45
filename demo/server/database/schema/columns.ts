/** Kinds of column that several tables share. */
import { boolean, customType } from 'drizzle-orm/pg-core'

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
