/** The state of one import: its records, its database, and the names and ids that the kinds of records share. */
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../api/database/database'
import { idOf, type Records, Refusal } from './records'
import { keyOf, type Row, type Upsert, upsert } from './upsert'

export interface Wish {
  /** Everything is tried, nothing is stored. */
  dryRun: boolean
  /** Refused records and whatever is dropped are errors: then nothing is stored. */
  strict?: boolean
  /** Deletes records that the source doesn't contain any more, of the kinds that it contains. */
  prune: boolean
}

export interface Count {
  new: number
  changed: number
  same: number
  /** In the tables but not among the records */
  left: number
  removed: number
}

export type Progress = (what: string, done: number, total: number) => void

export interface Team {
  id: number
  seasonId: number
  categoryId: number | null
}

export interface Named {
  /** Undefined if the name is unknown, null if it is ambiguous. */
  byName: ReadonlyMap<string, number | null>
  ids: ReadonlySet<number>
}

/** Ids by name; a name with several ids is ambiguous (null). */
export function named(pairs: readonly (readonly [string, number])[]): Named {
  const byName = new Map<string, number | null>()
  for (const [name, id] of pairs) byName.set(name, byName.has(name) && byName.get(name) !== id ? null : id)
  return { byName, ids: new Set(pairs.map(([, id]) => id)) }
}

/** Ids by natural key: those of the table, then new ones. */
export function numbered(held: readonly { id: number; key: string }[]): (key: string) => number {
  const ids = new Map(held.map(({ id, key }) => [key, id]))
  let last = held.reduce((most, { id }) => Math.max(most, id), 0)
  return (key) => {
    const known = ids.get(key) ?? ++last
    ids.set(key, known)
    return known
  }
}

export const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

export class Run {
  /** Names by id, including those in the database. */
  readonly seasons = new Map<number, string>()
  readonly competitions = new Map<number, { season: number; name: string }>()
  /** Keys of the records of this run, by what they are. */
  readonly keys = new Map<string, unknown[]>()
  /** National teams of this run. */
  teams: Team[] = []

  constructor(
    readonly database: Database,
    readonly records: Records,
    readonly counts: Map<string, Count>,
    private readonly progress: Progress,
  ) {}

  /** Writes records; each part writes what belongs to them, and returns the ids of those for which it changed. */
  async write(
    what: string,
    records: Upsert,
    ...parts: ((database: Database) => Promise<Iterable<number>>)[]
  ): Promise<void> {
    const { table, rows } = records
    const { added, changed } = await upsert(this.database, records, (done) =>
      this.progress(what, done, rows.length),
    )
    for (const part of parts) for (const id of await part(this.database)) changed.add(String(id))
    for (const id of added) changed.delete(id)
    const key = keyOf(table)
    const keys = rows.map((row) => row[key])
    this.keys.set(what, keys)
    this.counts.set(what, {
      new: added.size,
      changed: changed.size,
      same: keys.filter((key) => !added.has(String(key)) && !changed.has(String(key))).length,
      left: (await this.database.$count(table)) - rows.length,
      removed: 0,
    })
  }

  /** Counts what `removal` deletes of a kind that came; it gets the keys of the records. */
  async remove(what: string, removal: (keys: readonly unknown[]) => Promise<number>): Promise<void> {
    const [count, keys] = [this.counts.get(what), this.keys.get(what)]
    if (!count || !keys) return
    const removed = await removal(keys)
    this.counts.set(what, { ...count, removed, left: count.left - removed })
  }

  /** Why a record can't have its name: another record that isn't imported has it. */
  async nameFault(
    name: PgColumn,
    what: string,
  ): Promise<(one: { id: number; row: Row }, staying: ReadonlySet<number>) => string | undefined> {
    const { rows } = await this.database.execute<{ id: number; name: string }>(
      sql`SELECT id, ${name} AS name FROM ${name.table}`,
    )
    const holders = new Map<unknown, number>(rows.map(({ id, name }) => [name, id]))
    return ({ id, row }, staying) => {
      const holder = holders.get(row[name.name])
      return holder === undefined || holder === id || staying.has(holder)
        ? undefined
        : `${name.name}: ${what} ${holder} has it`
    }
  }

  /** The season by its id, or by its name if the source has no ids. */
  season({ id, name }: { id: string | null; name: string }): number {
    const known =
      id === null ? [...this.seasons].find(([, other]) => other === name)?.[0] : idOf(id, 'season.id')
    if (known === undefined || !this.seasons.has(known))
      throw new Refusal(`season: there is no season ${id ?? `"${name}"`}`)
    return known
  }
}
