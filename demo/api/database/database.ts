/** The database type of the server, common to PGlite and PostgreSQL. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

interface Answer<Row> {
  rows: Row[]
}

/** Raw statements (`execute`) return rows in both drivers. */
interface Rows extends PgQueryResultHKT {
  type: Answer<this['row']>
}

export type Database = PgDatabase<Rows, typeof schema>

/** Structured fields of a log line. */
export interface LogFields {
  level?: 'info' | 'warn' | 'error'
  /** The id of the request that it is about */
  request?: string
  /** Further fields, by name */
  [name: string]: unknown
}

/** Writes a log line about long-running work and waiting. */
export type Log = (line: string, fields?: LogFields) => void
