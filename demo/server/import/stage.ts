/**
 * Puts records into a temporary table, from which one statement each finds the new, changed and equal ones: 100,000
 * records take seconds, and unchanged rows aren't written.
 */
import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database'

export interface Kind {
  table: PgTable
  /** Distinguishes two kinds with the same table. */
  name?: string
  key: readonly string[]
  /** Columns that an import writes, besides the key */
  columns: readonly string[]
  /** A unique column, besides the key */
  unique?: string
  /** Columns that a record may leave open (null): they keep their value; new rows get the default given here. */
  optional?: Readonly<Record<string, string | number | boolean | null>>
  /** Columns that are written only in new rows: from the record, or computed on insert (`row` is the record). */
  first?: readonly string[]
  computed?: Readonly<Record<string, SQL>>
  /** Joined for `computed` */
  beside?: SQL
}

export type Row = Record<string, unknown>

const rowsAtOnce = 5000
const id = (name: string): SQL => sql`${sql.identifier(name)}`
const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `)
const stageOf = ({ table, name = getTableName(table) }: Kind): SQL => id(`staged_${name}`)
const held = (name: string): SQL => sql`held.${id(name)}`
const row = (name: string): SQL => sql`row.${id(name)}`
const optionalOf = ({ optional = {} }: Kind): string[] => Object.keys(optional)
const sameKey = ({ key }: Kind): SQL =>
  sql.join(
    key.map((name) => sql`${held(name)} = ${row(name)}`),
    sql` AND `,
  )

/** A column's new value: the record's, or if that is null the present one. */
const nextValue = (kind: Kind) => (name: string) =>
  name in (kind.optional ?? {}) ? sql`coalesce(${row(name)}, ${held(name)})` : row(name)

/** Writes the rows into a temporary table that ends with the transaction. */
export async function stage(
  database: Database,
  kind: Kind,
  rows: readonly Row[],
  progress: (done: number) => void = () => {},
): Promise<void> {
  const names = [...kind.key, ...kind.columns, ...optionalOf(kind), ...(kind.first ?? [])]
  const columns = list(names.map(id))
  const staged = stageOf(kind)
  await database.execute(sql`DROP TABLE IF EXISTS ${staged}`)
  await database.execute(
    sql`CREATE TEMPORARY TABLE ${staged} ON COMMIT DROP AS SELECT ${columns} FROM ${kind.table} WITH NO DATA`,
  )
  for (let done = 0; done < rows.length; done += rowsAtOnce) {
    const json = JSON.stringify(rows.slice(done, done + rowsAtOnce))
    await database.execute(
      sql`INSERT INTO ${staged} SELECT ${columns} FROM json_populate_recordset(NULL::${staged}, ${json}::json)`,
    )
    progress(Math.min(rows.length, done + rowsAtOnce))
  }
  await database.execute(sql`CREATE INDEX ON ${staged} (${list(kind.key.map(id))})`)
  await database.execute(sql`ANALYZE ${staged}`)
}

/**
 * Ids of the records that the statement changed, each once: a match has four officials. Identifiers come only from the
 * code, never from a record.
 */
async function answer(database: Database, statement: SQL): Promise<string[]> {
  const { rows } = await database.execute<{ about: unknown }>(
    sql`WITH done AS (${statement}) SELECT DISTINCT about FROM done`,
  )
  return rows.map(({ about }) => String(about))
}

/** Two rows may swap their names: each first gets a temporary one. */
async function moveAside(database: Database, kind: Kind): Promise<void> {
  const { unique, table } = kind
  if (unique === undefined) return
  await database.execute(
    sql`UPDATE ${table} AS held SET ${id(unique)} = ${'\u0001'}::text || held.id::text FROM ${stageOf(kind)} AS row
      WHERE ${sameKey(kind)} AND ${held(unique)} <> ${row(unique)}`,
  )
}

/** Updates rows that differ; returns `about` of each. */
export async function update(database: Database, kind: Kind, about: SQL): Promise<string[]> {
  const names = [...kind.columns, ...optionalOf(kind)]
  if (names.length === 0) return []
  await moveAside(database, kind)
  const next = names.map(nextValue(kind))
  const sets = names.map((name, index) => sql`${id(name)} = ${next[index]}`)
  return answer(
    database,
    sql`UPDATE ${kind.table} AS held SET ${list(sets)} FROM ${stageOf(kind)} AS row
      WHERE ${sameKey(kind)} AND (${list(names.map(held))}) IS DISTINCT FROM (${list(next)}) RETURNING ${about} AS about`,
  )
}

/** Inserts rows that don't exist. */
export function insert(database: Database, kind: Kind, about: SQL): Promise<string[]> {
  const { computed = {}, optional = {}, first = [] } = kind
  const defaults = (name: string) => {
    const otherwise = optional[name] ?? null
    return otherwise === null ? row(name) : sql`coalesce(${row(name)}, ${otherwise})`
  }
  const own = [...kind.key, ...kind.columns, ...optionalOf(kind), ...first].filter(
    (name) => !(name in computed),
  )
  const names = [...own, ...Object.keys(computed)].map(id)
  const values = [...own.map(defaults), ...Object.values(computed)]
  return answer(
    database,
    sql`INSERT INTO ${kind.table} AS held (${list(names)}) SELECT ${list(values)} FROM ${stageOf(kind)} AS row ${kind.beside ?? sql``}
      WHERE NOT EXISTS (SELECT FROM ${kind.table} AS held WHERE ${sameKey(kind)}) RETURNING ${about} AS about`,
  )
}

/**
 * Deletes rows that match `which` (of `held`) and no record; with `whole`, also those that differ from their record in
 * any column.
 */
export function remove(
  database: Database,
  kind: Kind,
  which: SQL,
  about: SQL,
  whole: boolean,
): Promise<string[]> {
  const same =
    whole && kind.columns.length > 0
      ? sql` AND (${list(kind.columns.map(held))}) IS NOT DISTINCT FROM (${list(kind.columns.map(row))})`
      : sql``
  return answer(
    database,
    sql`DELETE FROM ${kind.table} AS held WHERE ${which}
      AND NOT EXISTS (SELECT FROM ${stageOf(kind)} AS row WHERE ${sameKey(kind)}${same}) RETURNING ${about} AS about`,
  )
}

const missing = (kind: Kind): SQL =>
  sql`FROM ${kind.table} AS held WHERE NOT EXISTS (SELECT FROM ${stageOf(kind)} AS row WHERE ${sameKey(kind)})`

/** Counts rows without a record. */
export async function countGone(database: Database, kind: Kind): Promise<number> {
  const { rows } = await database.execute<{ gone: number }>(
    sql`SELECT count(*)::int AS gone ${missing(kind)}`,
  )
  return rows[0]?.gone ?? 0
}

/** Ids of rows that match `which` (of `held`) and have no record. */
export const goneIds = (database: Database, kind: Kind, which: SQL): Promise<string[]> =>
  answer(database, sql`SELECT held.id AS about ${missing(kind)} AND (${which})`)
