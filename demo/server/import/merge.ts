/** Merges records of one kind, and the rows that belong to them, into their tables, and counts the results. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { codeOf } from '../database/reason'
import { countGone, goneIds, insert, type Kind, type Row, remove, stage, update } from './stage'

export interface Count {
  new: number
  changed: number
  same: number
  /** In the tables but not among the records */
  left: number
  removed: number
}

export interface Part {
  kind: Kind
  rows: readonly Row[]
  /** The id of the record that a row of the table (`held`) belongs to */
  owner: SQL
  /** Ids of the records whose rows these are all; rows of other records are kept. */
  owners: readonly number[]
  /**
   * How rows are written: replaced as a whole, updated in place (if others refer to them), or only some columns of the
   * record itself.
   */
  way: 'whole' | 'in place' | 'partial'
}

export interface Intake {
  kind: Kind
  rows: readonly Row[]
  parts?: readonly Part[]
  progress?: (done: number) => void
}

/** Ids as one array parameter, however many. */
export const listed = (ids: readonly (number | string)[]): SQL =>
  sql`(SELECT value::int FROM json_array_elements_text(${JSON.stringify(ids)}::json))`

const keyOf = ({ key }: Kind): string => key[0] ?? 'id'
const idOf = (kind: Kind): SQL => sql`held.${sql.identifier(keyOf(kind))}`

/** Writes the records and the rows that belong to them. Returns what became of them, in numbers. */
export async function merge(
  database: Database,
  { kind, rows, parts = [], progress }: Intake,
): Promise<Count> {
  await stage(database, kind, rows, progress)
  for (const part of parts) await stage(database, part.kind, part.rows)
  const touched: string[][] = []
  for (const { kind: of, owner, owners, way } of parts.toReversed()) {
    if (way !== 'partial')
      touched.push(await remove(database, of, sql`${owner} IN ${listed(owners)}`, owner, way === 'whole'))
  }
  touched.push(await update(database, kind, idOf(kind)))
  const fresh = new Set(await insert(database, kind, idOf(kind)))
  for (const { kind: of, owner, way } of parts) {
    if (way !== 'whole') touched.push(await update(database, of, owner))
    if (way !== 'partial') touched.push(await insert(database, of, owner))
  }
  const changed = new Set(touched.flat().filter((about) => !fresh.has(about)))
  const same = rows.filter((row) => {
    const about = String(row[keyOf(kind)])
    return !fresh.has(about) && !changed.has(about)
  }).length
  const left = await countGone(database, kind)
  return { new: fresh.size, changed: changed.size, same, left, removed: 0 }
}

/** SQLSTATE of a foreign key violation */
const referredTo = '23503'

function noneWhereReferredTo(error: unknown): number {
  if (codeOf(error) !== referredTo) throw error
  return 0
}

/**
 * Deletes records that are gone, with the rows that `belongings` lists. What something else still refers to is kept,
 * for example a club with matches. `which` limits the rows (`held`) to those that the source could contain.
 */
export async function prune(
  database: Database,
  kind: Kind,
  belongings: readonly ((ids: SQL) => SQL)[],
  which: SQL,
): Promise<number> {
  const gone = await goneIds(database, kind, which)
  const take = (ids: readonly string[]) =>
    database.transaction(async (inner) => {
      for (const belonging of belongings) await inner.execute(belonging(listed(ids)))
      await inner.execute(sql`DELETE FROM ${kind.table} WHERE id IN ${listed(ids)}`)
      return ids.length
    })
  if (gone.length === 0) return 0
  try {
    return await take(gone)
  } catch (error) {
    noneWhereReferredTo(error)
    let taken = 0
    for (const id of gone) taken += await take([id]).catch(noneWhereReferredTo)
    return taken
  }
}
