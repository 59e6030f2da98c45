/** Fills a database with the facts of demo/data. The same facts give the same rows, always. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Log } from './database'
import { insertRows } from './insert-rows'
import { insertMatchOfficials, type MatchOfficial } from './match-officials'
import { factsFolder } from './project-folder'
import { codeOf, reasonOf } from './reason'
import { ads, match_officials, matches, seasons } from './schema'
import { type Facts, factParts, factsChangedAt, factsIn } from './seed/facts'
import { seedLivingSeason } from './seed/living-season'
import {
  isAsSeeded,
  noteVersion,
  ownData,
  rememberAll,
  removeSeeded,
  seededTables,
  seedVersion,
} from './seeded-rows'

/** Counts up where the same facts shall make other rows. */
const rules = 1

/** Another one for other facts: of the files of demo/data, all that the seed reads. */
function currentVersion(): string {
  const hash = createHash('sha256').update(String(rules))
  const folder = factsFolder()
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const articles = readdirSync(join(folder, 'articles')).map((name) => join('articles', name))
  for (const file of [...files, ...articles].sort())
    hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

const isFilled = async (database: Database): Promise<boolean> =>
  (await database.select({ id: seasons.id }).from(seasons).limit(1)).length > 0

/** Replaces those that are there: their clicks stay. */
export async function seedAds(database: Database, rows: readonly (typeof ads.$inferInsert)[]): Promise<void> {
  for (const row of rows)
    await database
      .insert(ads)
      .values(row)
      .onConflictDoUpdate({ target: ads.uuid, set: { active: true, ...row } })
}

function insertFacts(database: Database, table: PgTable, rows: Facts[string]): Promise<void> {
  if (table === ads) return seedAds(database, rows as (typeof ads.$inferInsert)[])
  if (table === match_officials) return insertMatchOfficials(database, rows as MatchOfficial[])
  return insertRows(database, table, rows)
}

async function fill(database: Database, log: Log = () => {}): Promise<void> {
  for (const [index, [what, ...files]] of factParts.entries()) {
    log(`Filling the database, ${index + 1} of ${factParts.length}: ${what}`)
    for (const facts of files.map(factsIn))
      for (const table of seededTables) await insertFacts(database, table, facts[getTableName(table)] ?? [])
  }
  await database.update(matches).set({ changed_at: factsChangedAt })
}

/** Facts, and the version that names them. */
interface Seed {
  version: string
  fill: (database: Database) => Promise<void>
}

/** All in one transaction: a process killed on the way leaves the database as it was. */
const write = (database: Database, { version, fill }: Seed): Promise<void> =>
  database.transaction(async (transaction) => {
    await fill(transaction)
    await rememberAll(transaction)
    await noteVersion(transaction, version)
  })

/** Does nothing where there is a season already, or somebody's own data: an import may have brought no season. */
export async function seedWhenEmpty(database: Database, log: Log): Promise<void> {
  if ((await seedVersion(database)) === ownData || (await isFilled(database))) return
  await write(database, { version: currentVersion(), fill: (target) => fill(target, log) })
}

/**
 * Refills a database that holds the facts of another build and nothing else. With anything of somebody's own in it,
 * it stays as it is, which is said.
 */
export async function renewSeed(
  database: Database,
  log: Log,
  { version, fill: fillNow }: Seed = { version: currentVersion(), fill },
): Promise<void> {
  const known = await seedVersion(database)
  if (known === undefined || known === ownData || known === version) return
  const stay = (reason: string) => log(`The demo's facts stay those of another build: ${reason}`)
  if (!(await isAsSeeded(database))) return stay('somebody has changed rows of the database.')
  const refill = async (target: Database) => {
    await removeSeeded(target)
    await fillNow(target)
  }
  const obstacle = await rewrite(database, { version, fill: refill })
  if (obstacle) return stay(obstacle)
  log("The demo's facts were those of another build: the database is filled anew.")
}

/** Returns what keeps it from it: a table of somebody's own refers to a row, or this user may not write (42501). */
async function rewrite(database: Database, seed: Seed): Promise<string | undefined> {
  try {
    await write(database, seed)
    return undefined
  } catch (error) {
    if (!/^(?:23|42501$)/.test(codeOf(error))) throw error
    return reasonOf(error)
  }
}

/** The example league's present season, around that instant (ms); under the same conditions, without a word. */
export async function renewLivingSeason(database: Database, now: number): Promise<void> {
  const version = await seedVersion(database)
  if (version === undefined || version === ownData || !(await isAsSeeded(database))) return
  await rewrite(database, { version, fill: (target) => seedLivingSeason(target, now) })
}
