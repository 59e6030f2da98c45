/**
 * Records that shall stand in a table, put beside it first: what is new, changed and the same is found by one statement
 * each, so that 100,000 records take seconds and those that stay the same are not touched.
 */
import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database'

export interface Kind {
  table: PgTable
  /** Tells apart what two kinds say of one table. */
  name?: string
  key: readonly string[]
  /** Columns that an import tells, beside the key */
  told: readonly string[]
  /** The column, beside the key, that no two rows have the same in */
  unique?: string
  /** Columns of which a record may say nothing (null): what stands there stays; a new row gets the second. */
  untold?: Readonly<Record<string, string | number | boolean | null>>
  /** Columns that only a new row gets: told by the record, or computed while it is put in (`row` is the record). */
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
const untoldOf = ({ untold = {} }: Kind): string[] => Object.keys(untold)
const sameKey = ({ key }: Kind): SQL =>
  sql.join(
    key.map((name) => sql`${held(name)} = ${row(name)}`),
    sql` AND `,
  )

/** What the row then says in a column: its own word, or what stands there. */
const said = (kind: Kind) => (name: string) =>
  name in (kind.untold ?? {}) ? sql`coalesce(${row(name)}, ${held(name)})` : row(name)

/** Puts the rows into a table of their own, which ends with the transaction. */
export async function stage(
  database: Database,
  kind: Kind,
  rows: readonly Row[],
  progress: (done: number) => void = () => {},
): Promise<void> {
  const names = [...kind.key, ...kind.told, ...untoldOf(kind), ...(kind.first ?? [])]
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
 * What the statement was about, each once: a match has four officials.
 * Names beyond those of the schema come from here alone: no record's text is ever part of a statement.
 */
async function answer(database: Database, statement: SQL): Promise<string[]> {
  const { rows } = await database.execute<{ about: unknown }>(
    sql`WITH done AS (${statement}) SELECT DISTINCT about FROM done`,
  )
  return rows.map(({ about }) => String(about))
}

/** Two rows may change names with each other: each gives up its own before it gets the other's. */
async function moveAside(database: Database, kind: Kind): Promise<void> {
  const { unique, table } = kind
  if (unique === undefined) return
  await database.execute(
    sql`UPDATE ${table} AS held SET ${id(unique)} = ${'\u0001'}::text || held.id::text FROM ${stageOf(kind)} AS row
      WHERE ${sameKey(kind)} AND ${held(unique)} <> ${row(unique)}`,
  )
}

/** Changes what is another; answers with `about` of what it changed. */
export async function update(database: Database, kind: Kind, about: SQL): Promise<string[]> {
  const names = [...kind.told, ...untoldOf(kind)]
  if (names.length === 0) return []
  await moveAside(database, kind)
  const next = names.map(said(kind))
  const sets = names.map((name, index) => sql`${id(name)} = ${next[index]}`)
  return answer(
    database,
    sql`UPDATE ${kind.table} AS held SET ${list(sets)} FROM ${stageOf(kind)} AS row
      WHERE ${sameKey(kind)} AND (${list(names.map(held))}) IS DISTINCT FROM (${list(next)}) RETURNING ${about} AS about`,
  )
}

/** Puts in what is not there. */
export function insert(database: Database, kind: Kind, about: SQL): Promise<string[]> {
  const { computed = {}, untold = {}, first = [] } = kind
  const defaults = (name: string) => {
    const otherwise = untold[name] ?? null
    return otherwise === null ? row(name) : sql`coalesce(${row(name)}, ${otherwise})`
  }
  const own = [...kind.key, ...kind.told, ...untoldOf(kind), ...first].filter((name) => !(name in computed))
  const names = [...own, ...Object.keys(computed)].map(id)
  const values = [...own.map(defaults), ...Object.values(computed)]
  return answer(
    database,
    sql`INSERT INTO ${kind.table} AS held (${list(names)}) SELECT ${list(values)} FROM ${stageOf(kind)} AS row ${kind.beside ?? sql``}
      WHERE NOT EXISTS (SELECT FROM ${kind.table} AS held WHERE ${sameKey(kind)}) RETURNING ${about} AS about`,
  )
}

/** Takes away rows that `which` names (of `held`) and no record is; with `whole`, those that any told column differs in, too. */
export function remove(
  database: Database,
  kind: Kind,
  which: SQL,
  about: SQL,
  whole: boolean,
): Promise<string[]> {
  const same =
    whole && kind.told.length > 0
      ? sql` AND (${list(kind.told.map(held))}) IS NOT DISTINCT FROM (${list(kind.told.map(row))})`
      : sql``
  return answer(
    database,
    sql`DELETE FROM ${kind.table} AS held WHERE ${which}
      AND NOT EXISTS (SELECT FROM ${stageOf(kind)} AS row WHERE ${sameKey(kind)}${same}) RETURNING ${about} AS about`,
  )
}

const gone = (kind: Kind): SQL =>
  sql`FROM ${kind.table} AS held WHERE NOT EXISTS (SELECT FROM ${stageOf(kind)} AS row WHERE ${sameKey(kind)})`

/** How many rows no record is about. */
export async function countGone(database: Database, kind: Kind): Promise<number> {
  const { rows } = await database.execute<{ gone: number }>(sql`SELECT count(*)::int AS gone ${gone(kind)}`)
  return rows[0]?.gone ?? 0
}

export const goneIds = (database: Database, kind: Kind, which: SQL): Promise<string[]> =>
  answer(database, sql`SELECT held.id AS about ${gone(kind)} AND (${which})`)
