/**
 * Remembers the rows that the seed wrote, to know a database that holds nothing else: a later build with other facts
 * refills it.
 */
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database'
import * as tables from './schema'
import { seeded_rows, seeds } from './schema'

/** Referenced tables before those that refer to them. */
export const seededTables: readonly PgTable[] = [
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

/** Stored instead of a version: after an import nothing of the demo is refilled. */
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

/** The primary key of a row of `held` as text, equal in all processes. */
function keyIn(table: PgTable): SQL {
  const own = Object.values(getTableColumns(table)).filter(({ primary }) => primary)
  const columns = getTableConfig(table).primaryKeys[0]?.columns ?? own
  const pairs = columns.map(({ name }) => sql`${name}::text, held.${sql.identifier(name)}`)
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})::text`
}

/** Remembers all rows as the seed's. */
export async function rememberAll(database: Database): Promise<void> {
  await database.delete(seeded_rows)
  for (const table of seededTables)
    await database.execute(
      sql`INSERT INTO ${seeded_rows} (table_name, key, content)
        SELECT ${getTableConfig(table).name}, ${keyIn(table)}, to_jsonb(held) FROM ${table} AS held`,
    )
}

/** Whether the rows are all that the seed wrote, and nothing else. Columns that were added later are ignored. */
export async function isAsSeeded(database: Database): Promise<boolean> {
  for (const table of seededTables) {
    const { rows } = await database.execute(
      sql`SELECT 1 FROM ${table} AS held
        FULL JOIN (SELECT key, content FROM ${seeded_rows} WHERE table_name = ${getTableConfig(table).name}) AS known
        ON known.key = ${keyIn(table)} WHERE (to_jsonb(held) @> known.content) IS NOT TRUE LIMIT 1`,
    )
    if (rows.length > 0) return false
  }
  return true
}

/** Deletes all rows that the seed writes. Ads are hidden instead: their clicks stay. */
export async function removeSeeded(database: Database): Promise<void> {
  await database.update(tables.ads).set({ active: false })
  for (const table of seededTables.toReversed()) if (table !== tables.ads) await database.delete(table)
}
