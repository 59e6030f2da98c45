/**
 * Generated matches for benchmarks, in the example league only. They are marked `generated`, follow the facts and can
 * be removed completely: the same scale gives the same rows, scale 0 removes them.
 */
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { analyzeTables } from './analyze'
import type { Database } from './database'
import { insertLeaders } from './match-officials'
import type { Progress } from './progress'
import { addExampleLeague, firstGeneratedId } from './scale/example-league'
import { type ExampleMatch, exampleMatch } from './scale/example-matches'
import { clubs, competitions, match_officials, matches, officials, sport_halls } from './schema'

export const matchesPerScale = 1000
const matchesPerStatement = 5000

/**
 * Replaces earlier generated matches by `scale` × 1,000 new ones, in one transaction. `database` must already contain
 * the facts.
 */
export async function scaleMatches(database: Database, scale: number, progress: Progress): Promise<void> {
  const total = scale * matchesPerScale
  await database.transaction(async (transaction) => {
    await removeGenerated(transaction)
    if (total === 0) return
    const league = await addExampleLeague(transaction)
    for (let done = 0; done < total; ) {
      progress(done, total)
      const count = Math.min(matchesPerStatement, total - done)
      const from = done
      await insertMatches(
        transaction,
        Array.from({ length: count }, (_, index) => exampleMatch(league, from + index, total)),
      )
      done += count
    }
  })
  await analyzeTables(database)
  progress(total, total)
}

async function removeGenerated(database: Database): Promise<void> {
  await database.delete(match_officials).where(sql`${match_officials.match_id} >= ${firstGeneratedId}`)
  for (const table of [matches, officials, sport_halls, clubs, competitions]) {
    await database.delete(table).where(eq(table.generated, true))
  }
}

async function insertMatches(database: Database, made: readonly ExampleMatch[]): Promise<void> {
  await database.execute(
    insertJson(
      matches,
      made.map(({ match }) => match),
    ),
  )
  await insertLeaders(
    database,
    made.flatMap(({ officials }) => officials),
  )
}

/** One parameter for all rows: many times faster than one per value. All rows have the same columns. */
function insertJson<T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): SQL {
  const given = Object.keys(rows[0] ?? {})
  const columns = Object.values(getTableColumns(table))
    .map(({ name }) => name)
    .filter((name) => given.includes(name))
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const json = JSON.stringify(rows)
  return sql`INSERT INTO ${table} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${table}, ${json}::json)`
}
