/** Fills an empty database with the facts of demo/data, and renews those of an earlier build. The same facts give the same rows, always. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Database, Log } from './database'
import { factsFolder } from './project-folder'
import { codeOf, reasonOf } from './reason'
import { players, seasons } from './schema'
import { seedClubs } from './seed/clubs'
import { seedExampleLeague } from './seed/example-league'
import { seedLeague } from './seed/league'
import { seedNationalTeams } from './seed/national-teams'
import { seedNews } from './seed/news'
import { seedOfficials } from './seed/officials'
import { seedPages } from './seed/pages'
import { seedHalls } from './seed/places'
import { seedSeasons } from './seed/seasons'
import { noteVersion, ownData, rememberAll, renewSeeded, seedVersion } from './seeded-rows'

const parts = [
  ['seasons', seedSeasons],
  ['halls', seedHalls],
  ['clubs', seedClubs],
  ['referees', seedOfficials],
  ['league matches', seedLeague],
  ['national teams', seedNationalTeams],
  ['example league', seedExampleLeague],
  ['news', seedNews],
  ['pages, menu and advertisements', seedPages],
] as const

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

async function fill(database: Database, log: Log = () => {}): Promise<void> {
  for (const [index, [what, seed]] of parts.entries()) {
    log(`Filling the database, ${index + 1} of ${parts.length}: ${what}`)
    await seed(database)
  }
}

/**
 * Does nothing where there is a season already. All in one transaction: a process killed on the way leaves
 * the database as empty as it was, and the next start fills it.
 */
export async function seedWhenEmpty(database: Database, log: Log): Promise<void> {
  // An import may have brought no season.
  if ((await seedVersion(database)) === ownData || (await isFilled(database))) return
  await database.transaction(async (transaction) => {
    await fill(transaction, log)
    await rememberAll(transaction)
    await noteVersion(transaction, currentVersion())
  })
}

/** Of a build that remembered nothing, the demo's by the teams that it invented. */
const hasExamples = async (database: Database): Promise<boolean> =>
  (await database.select({ id: players.id }).from(players).where(eq(players.example, true)).limit(1)).length >
  0

interface Seed {
  version: string
  fill: (database: Database) => Promise<void>
}

/**
 * Brings the facts of an earlier build up to this one's, in one transaction. Nothing is renewed where somebody has
 * brought data of his own; where it can't be done the database stays as it is, which is said.
 */
export async function renewSeed(
  database: Database,
  log: Log,
  seed: Seed = { version: currentVersion(), fill },
): Promise<void> {
  const known = await seedVersion(database)
  if (known === seed.version || known === ownData) return
  if (known === undefined && !(await hasExamples(database))) return
  try {
    const { changed, added, removed } = await database.transaction(async (transaction) => {
      const renewed = await renewSeeded(transaction, seed.fill)
      await noteVersion(transaction, seed.version)
      return renewed
    })
    log(`The demo's facts are renewed: ${changed} rows changed, ${added} new, ${removed} gone.`)
  } catch (error) {
    // What somebody has put in stands in the way of a row; the connection's own faults are another matter.
    // Or this user may not (42501).
    if (!/^(?:23|42501$)/.test(codeOf(error))) throw error
    log(`The demo's facts stay those of an earlier build: ${reasonOf(error)}`)
  }
}
