/** Writes records: an upsert for each, and new rows for what belongs to one where that differs. */
import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../api/database/database'
import { insertRows, recordset } from '../../api/database/insert-rows'

/** A row's values by column. */
export type Row = Record<string, unknown>

export interface Upsert {
  table: PgTable
  /** All with the same columns */
  rows: readonly Row[]
  /** Columns that keep their value where the record has none, with the default of new rows. */
  optional?: Readonly<Record<string, string | number | boolean | null>>
  /** Columns that only new rows take */
  first?: readonly string[]
}

/** Primary keys as text; unchanged rows are in neither. */
export interface Written {
  added: Set<string>
  changed: Set<string>
}

const rowsAtOnce = 5000
const id = (name: string): SQL => sql`${sql.identifier(name)}`
const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `)
const held = (name: string): SQL => sql`held.${id(name)}`
const row = (name: string): SQL => sql`row.${id(name)}`

const records = (table: PgTable, rows: readonly Row[]): SQL => sql`${recordset(table, rows)} AS row`

/** Ids as one parameter, however many. */
export const listed = (ids: Iterable<number | string>): SQL =>
  sql`(SELECT value::int FROM json_array_elements_text(${JSON.stringify([...ids])}::json))`

/** The name of the primary key, of one column. */
export const keyOf = (table: PgTable): string =>
  getTableConfig(table).columns.find(({ primary }) => primary)?.name ?? 'id'

/** The value that a column gets. */
const nextValue = ({ optional = {}, first = [] }: Upsert, name: string): SQL => {
  if (first.includes(name)) return sql`coalesce(${held(name)}, ${row(name)})`
  if (!(name in optional)) return row(name)
  const otherwise = optional[name] ?? null
  return otherwise === null
    ? sql`coalesce(${row(name)}, ${held(name)})`
    : sql`coalesce(${row(name)}, ${held(name)}, ${otherwise})`
}

async function upsertSome(
  database: Database,
  all: Upsert,
  rows: readonly Row[],
  { added, changed }: Written,
) {
  const { table } = all
  const key = keyOf(table)
  const names = Object.keys(rows[0] ?? {})
  const next = list(names.map((name) => nextValue(all, name)))
  const sets = names.map((name) => sql`${id(name)} = excluded.${id(name)}`)
  const written = await database.execute<{ about: unknown; is_new: boolean }>(
    sql`INSERT INTO ${table} AS held (${list(names.map(id))}) SELECT ${next} FROM ${records(table, rows)}
      LEFT JOIN ${table} AS held ON ${held(key)} = ${row(key)} WHERE (${list(names.map(held))}) IS DISTINCT FROM (${next})
      ON CONFLICT (${id(key)}) DO UPDATE SET ${list(sets)} RETURNING ${held(key)} AS about, xmax = 0 AS is_new`,
  )
  for (const { about, is_new } of written.rows) (is_new ? added : changed).add(String(about))
}

/** Unchanged rows aren't written. */
export async function upsert(
  database: Database,
  all: Upsert,
  progress: (done: number) => void = () => {},
): Promise<Written> {
  const written: Written = { added: new Set(), changed: new Set() }
  const { table, rows } = all
  for (const { name } of getTableConfig(table).columns.filter(({ isUnique }) => isUnique))
    if (rows[0] && name in rows[0] && !all.first?.includes(name)) await moveAside(database, all, name)
  for (let done = 0; done < rows.length; done += rowsAtOnce) {
    await upsertSome(database, all, rows.slice(done, done + rowsAtOnce), written)
    progress(Math.min(rows.length, done + rowsAtOnce))
  }
  return written
}

/** Two rows may swap their names: each first gets a temporary one. */
async function moveAside(database: Database, { table, rows }: Upsert, unique: string): Promise<void> {
  const key = keyOf(table)
  const names = rows.map((each) => ({ [key]: each[key], [unique]: each[unique] }))
  await database.execute(
    sql`UPDATE ${table} AS held SET ${id(unique)} = ${'\u0001'}::text || ${held(key)}::text FROM ${records(table, names)}
      WHERE ${held(key)} = ${row(key)} AND ${held(unique)} <> ${row(unique)}`,
  )
}

/** Owners (ids in the column) whose rows are others than these. */
export async function differing(
  database: Database,
  owner: PgColumn,
  rows: readonly Row[],
  owners: readonly number[],
): Promise<Set<number>> {
  const { table, name } = owner
  const columns = list(Object.keys(rows[0] ?? { [name]: 0 }).map(id))
  const given = sql`SELECT ${columns} FROM ${records(table, rows)}`
  const present = sql`SELECT ${columns} FROM ${table} WHERE ${owner} IN ${listed(owners)}`
  const found = await database.execute<{ owner: number }>(
    sql`WITH given AS MATERIALIZED (${given}), present AS MATERIALIZED (${present}) SELECT DISTINCT ${id(name)} AS owner
      FROM ((TABLE given EXCEPT TABLE present) UNION ALL (TABLE present EXCEPT TABLE given)) AS other`,
  )
  return new Set(found.rows.map((row) => row.owner))
}

/** Replaces the rows of the owners whose rows differ; returns those owners. */
export const replaced =
  <R extends Row>(
    owner: PgColumn,
    rows: readonly R[],
    owners: readonly number[],
    insert = (database: Database, some: readonly R[]) => insertRows(database, owner.table, some),
  ) =>
  async (database: Database): Promise<Set<number>> => {
    const changed = await differing(database, owner, rows, owners)
    if (changed.size === 0) return changed
    await database.execute(sql`DELETE FROM ${owner.table} WHERE ${owner} IN ${listed(changed)}`)
    await insert(
      database,
      rows.filter((row) => changed.has(Number(row[owner.name]))),
    )
    return changed
  }
