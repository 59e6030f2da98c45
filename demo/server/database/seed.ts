/** Fills an empty database with the facts of demo/data. The same facts give the same rows, always. */
import type { Database, Log } from './database'
import { seasons } from './schema'
import { seedClubs } from './seed/clubs'
import { seedExampleLeague } from './seed/example-league'
import { seedLeague } from './seed/league'
import { seedNationalTeams } from './seed/national-teams'
import { seedNews } from './seed/news'
import { seedOfficials } from './seed/officials'
import { seedPages } from './seed/pages'
import { seedHalls } from './seed/places'
import { seedSeasons } from './seed/seasons'

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

/**
 * Does nothing where there is a season already. All in one transaction: a process killed on the way leaves
 * the database as empty as it was, and the next start fills it.
 */
export async function seedWhenEmpty(database: Database, log: Log): Promise<void> {
  const [some] = await database.select({ id: seasons.id }).from(seasons).limit(1)
  if (some) return
  await database.transaction(async (transaction) => {
    for (const [index, [what, seed]] of parts.entries()) {
      log(`Filling the database, ${index + 1} of ${parts.length}: ${what}`)
      await seed(transaction)
    }
  })
}
