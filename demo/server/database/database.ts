/** What the server knows of its database: one type for PGlite and PostgreSQL. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

interface Answer<Row> {
  rows: Row[]
}

/** Raw statements (`execute`) answer with rows in both drivers. */
interface Rows extends PgQueryResultHKT {
  type: Answer<this['row']>
}

export type Database = PgDatabase<Rows, typeof schema>

/** Where long work and waiting say what they do, one line each. */
export type Log = (line: string) => void
