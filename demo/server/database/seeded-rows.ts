/**
 * Remembers the rows that the seed wrote. A later build with other facts updates those that are unchanged; rows that
 * somebody else has changed, deleted or inserted stay as they are.
 */
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database'
import { codeOf } from './reason'
import * as tables from './schema'
import { seeded_rows, seeds } from './schema'

/** Referenced tables before those that refer to them. */
const inOrder: readonly PgTable[] = [
  ...[tables.seasons, tables.sport_halls, tables.clubs, tables.club_aliases, tables.club_addresses],
  ...[tables.officials, tables.competitions, tables.competition_places, tables.categories],
  ...[tables.national_teams, tables.national_team_competition_urls, tables.players, tables.player_teams],
  ...[tables.staff, tables.opponents, tables.matches, tables.match_officials, tables.box_score_lines],
  ...[
    tables.news_categories,
    tables.news,
    tables.news_in_categories,
    tables.news_photos,
    tables.news_related,
  ],
  ...[tables.pages, tables.segments, tables.segment_settings, tables.menu_items, tables.ads],
]
/** Columns that visitors and the database itself write. */
export const notSeeded: readonly PgTable[] = [
  tables.ad_clicks,
  tables.search_documents,
  tables.search_vocabulary,
  seeds,
  seeded_rows,
]
export const seededTables = inOrder

/** Stored in place of a version: after an import nothing of the demo is updated. */
export const ownData = 'own data'

/** The version of the facts in the database; undefined if nothing is remembered. */
export async function seedVersion(database: Database): Promise<string | undefined> {
  const [row] = await database.select({ version: seeds.version }).from(seeds)
  return row?.version
}

/** Stores the version of the facts. */
export async function noteVersion(database: Database, version: string): Promise<void> {
  await database
    .insert(seeds)
    .values({ id: 1, version })
    .onConflictDoUpdate({ target: seeds.id, set: { version } })
}

const id = (name: string): SQL => sql`${sql.identifier(name)}`
const column = (of: string, name: string): SQL => sql`${sql.identifier(of)}.${sql.identifier(name)}`

function facts(table: PgTable) {
  const { name, primaryKeys, foreignKeys } = getTableConfig(table)
  const columns = Object.values(getTableColumns(table))
  const keys = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
  return {
    name,
    keys: keys.map((each) => each.name),
    columns: columns.filter(({ generated }) => !generated).map((each) => each.name),
    references: foreignKeys.map((each) => each.reference()),
  }
}
type Facts = ReturnType<typeof facts>

/** A row's primary key as text, equal in all processes. */
const keyOf = ({ keys }: Facts, of: string): SQL =>
  sql`jsonb_build_object(${sql.join(
    keys.map((name) => sql`${name}::text, ${column(of, name)}`),
    sql`, `,
  )})::text`
const sameKey = ({ keys }: Facts): SQL =>
  sql.join(
    keys.map((name) => sql`${column('held', name)} = ${column('fresh', name)}`),
    sql` AND `,
  )
const content = (of: string): SQL => sql`to_jsonb(${sql.identifier(of)})`

/** Remembers the current content of the rows in `fresh`. */
const remember = (table: Facts, from: SQL): SQL =>
  sql`INSERT INTO ${seeded_rows} (table_name, key, content)
    SELECT ${table.name}, ${keyOf(table, 'held')}, ${content('held')} FROM ${from}
    ON CONFLICT (table_name, key) DO UPDATE SET content = excluded.content`

/** After seeding an empty database: all its rows are the seed's. */
export async function rememberAll(database: Database): Promise<void> {
  for (const table of inOrder) await database.execute(remember(facts(table), sql`${table} AS held`))
}

/** Temporary tables of the same names for a transaction: inserts by table name go there. */
async function shadow(database: Database, schema: string): Promise<void> {
  for (const table of inOrder) {
    const name = id(getTableName(table))
    await database.execute(
      sql`CREATE TEMPORARY TABLE ${name} (LIKE ${id(schema)}.${name} INCLUDING DEFAULTS INCLUDING GENERATED) ON COMMIT DROP`,
    )
  }
}

export interface Renewed {
  changed: number
  added: number
  removed: number
}

class Renewal {
  constructor(
    private readonly database: Database,
    private readonly schema: string,
  ) {}

  private held(name: string): SQL {
    return sql`${id(this.schema)}.${id(name)} AS held`
  }

  private fresh(name: string): SQL {
    return sql`pg_temp.${id(name)} AS fresh`
  }

  private async count(statement: SQL): Promise<number> {
    return (await this.database.execute(statement)).rows.length
  }

  /** Rows that are unchanged since the seed wrote them. Columns that were added later are ignored. */
  async noteUntouched(): Promise<void> {
    await this.database.execute(
      sql`CREATE TEMPORARY TABLE untouched (table_name text, key text, PRIMARY KEY (table_name, key)) ON COMMIT DROP`,
    )
    for (const table of inOrder.map(facts))
      await this.database.execute(
        sql`INSERT INTO untouched SELECT known.table_name, known.key FROM ${seeded_rows} AS known JOIN ${this.held(table.name)}
          ON known.key = ${keyOf(table, 'held')} WHERE known.table_name = ${table.name} AND ${content('held')} @> known.content`,
      )
  }

  private untouched(table: Facts): SQL {
    return sql`EXISTS (SELECT FROM untouched WHERE table_name = ${table.name} AND key = ${keyOf(table, 'held')})`
  }

  /** Whether all rows that it refers to exist; somebody may have deleted one. */
  private stands({ references }: Facts): SQL {
    const each = references.map(({ columns, foreignColumns, foreignTable }) => {
      const same = columns.map(
        (own, index) =>
          sql`${column('fresh', own.name)} = ${column('other', foreignColumns[index]?.name ?? '')}`,
      )
      const none = columns.map((own) => sql`${column('fresh', own.name)} IS NULL`)
      const other = sql`${id(this.schema)}.${id(getTableName(foreignTable))} AS other`
      return sql`(${sql.join(none, sql` OR `)} OR EXISTS (SELECT FROM ${other} WHERE ${sql.join(same, sql` AND `)}))`
    })
    return sql.join([sql`true`, ...each], sql` AND `)
  }

  /** Deletes rows that are no longer among the facts, unless something else refers to them. */
  async remove(table: Facts): Promise<number> {
    const { rows } = await this.database.execute<{ key: string }>(
      sql`SELECT ${keyOf(table, 'held')} AS key FROM ${this.held(table.name)} WHERE ${this.untouched(table)}
        AND NOT EXISTS (SELECT FROM ${this.fresh(table.name)} WHERE ${sameKey(table)})`,
    )
    let removed = 0
    for (const { key } of rows)
      removed += await this.database
        .transaction(async (inner) => {
          await inner.execute(
            sql`DELETE FROM ${this.held(table.name)} WHERE ${keyOf(table, 'held')} = ${key}`,
          )
          return 1
        })
        .catch((error: unknown) => {
          // A row of somebody else still refers to it.
          if (codeOf(error) !== '23503') throw error
          return 0
        })
    return removed
  }

  change(table: Facts): Promise<number> {
    const columns = table.columns.filter((name) => !table.keys.includes(name))
    if (columns.length === 0) return Promise.resolve(0)
    const sets = columns.map((name) => sql`${id(name)} = ${column('fresh', name)}`)
    return this.count(
      sql`UPDATE ${this.held(table.name)} SET ${sql.join(sets, sql`, `)} FROM ${this.fresh(table.name)}
        WHERE ${sameKey(table)} AND ${this.untouched(table)} AND ${content('held')} <> ${content('fresh')}
        AND ${this.stands(table)} RETURNING 1`,
    )
  }

  /** Inserts rows that never existed; one that existed and is gone was deleted by somebody. */
  async add(table: Facts): Promise<number> {
    const columns = sql.join(table.columns.map(id), sql`, `)
    const values = sql.join(
      table.columns.map((name) => column('fresh', name)),
      sql`, `,
    )
    const statement = sql`INSERT INTO ${id(this.schema)}.${id(table.name)} (${columns}) SELECT ${values} FROM ${this.fresh(table.name)}
      WHERE NOT EXISTS (SELECT FROM ${seeded_rows} AS known WHERE known.table_name = ${table.name} AND known.key = ${keyOf(table, 'fresh')})
      AND NOT EXISTS (SELECT FROM ${this.held(table.name)} WHERE ${sameKey(table)}) AND ${this.stands(table)}
      ON CONFLICT DO NOTHING RETURNING 1`
    let added = 0
    // Repeats while rows are inserted: some refer to others of their own table.
    for (let more = 1; more > 0; added += more) more = await this.count(statement)
    return added
  }

  async remember(table: Facts): Promise<void> {
    await this.database.execute(
      sql`DELETE FROM ${seeded_rows} AS known WHERE known.table_name = ${table.name}
        AND NOT EXISTS (SELECT FROM ${this.fresh(table.name)} WHERE ${keyOf(table, 'fresh')} = known.key)`,
    )
    const same = sql`${this.held(table.name)} JOIN ${this.fresh(table.name)} ON ${sameKey(table)} AND ${content('held')} = ${content('fresh')}`
    await this.database.execute(remember(table, same))
  }
}

/**
 * @param fill writes the facts of this build into tables by their names
 * @param database within a transaction
 */
export async function renewSeeded(
  database: Database,
  fill: (database: Database) => Promise<void>,
): Promise<Renewed> {
  const { rows } = await database.execute<{ name: string }>(sql`SELECT current_schema() AS name`)
  const schema = rows[0]?.name ?? 'public'
  const renewal = new Renewal(database, schema)
  await renewal.noteUntouched()
  await shadow(database, schema)
  await fill(database)
  const all = inOrder.map(facts)
  const count: Renewed = { changed: 0, added: 0, removed: 0 }
  for (const table of all.toReversed()) count.removed += await renewal.remove(table)
  for (const table of all) count.changed += await renewal.change(table)
  for (const table of all) count.added += await renewal.add(table)
  for (const table of all) await renewal.remember(table)
  const names = ['untouched', ...all.map(({ name }) => name)].map((name) => sql`pg_temp.${id(name)}`)
  await database.execute(sql`DROP TABLE ${sql.join(names, sql`, `)}`)
  return count
}
