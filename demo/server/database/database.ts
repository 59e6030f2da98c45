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

/** What goes with a line for who reads logs by program. */
export interface LogFields {
  level?: 'info' | 'warn' | 'error'
  /** The id of the request that it is about */
  request?: string
  /** More, by name */
  [name: string]: unknown
}

/** Where long work and waiting say what they do, one line each. */
export type Log = (line: string, fields?: LogFields) => void
