/** The state of one import: its source, its database, and the names and ids that the kinds of records share. */
import { sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { kinds } from './kinds'
import { type Count, merge, type Part } from './merge'
import { idOf, type Records, Refusal } from './records'
import type { Kind, Row } from './stage'

export interface Wish {
  /** Everything is tried, nothing is stored. */
  dryRun: boolean
  /** Deletes records that the source doesn't contain any more, of the kinds that it contains. */
  prune: boolean
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

export const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

export class Run {
  /** Names by id, including those in the database. */
  readonly seasons = new Map<number, string>()
  readonly competitions = new Map<number, { season: number; name: string }>()
  /** National teams of this run. */
  teams: Team[] = []

  constructor(
    readonly database: Database,
    readonly records: Records,
    readonly counts: Map<string, Count>,
    private readonly progress: Progress,
  ) {}

  async merge(
    what: string,
    kind: keyof typeof kinds,
    rows: readonly Row[],
    parts: readonly Part[] = [],
  ): Promise<void> {
    const progress = (done: number) => this.progress(what, done, rows.length)
    this.counts.set(what, await merge(this.database, { kind: kinds[kind], rows, parts, progress }))
  }

  /** Why a record can't have its name: another record that isn't imported has it. */
  async nameFault(
    { table, unique }: Kind & { unique: string },
    what: string,
  ): Promise<(one: { id: number; row: Row }, staying: ReadonlySet<number>) => string | undefined> {
    const { rows } = await this.database.execute<{ id: number; name: string }>(
      sql`SELECT id, ${sql.identifier(unique)} AS name FROM ${table}`,
    )
    const holders = new Map<unknown, number>(rows.map(({ id, name }) => [name, id]))
    return ({ id, row }, staying) => {
      const holder = holders.get(row[unique])
      return holder === undefined || holder === id || staying.has(holder)
        ? undefined
        : `${unique}: ${what} ${holder} has it`
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
