/** Imports all records: every kind in the order of their references, in one transaction. */

import { analyzeTables } from '../../api/database/analyze'
import type { Database } from '../../api/database/database'
import { reasonOf } from '../../api/database/reason'
import { noteVersion, ownData } from '../../api/database/seeded-rows'
import { takeCompetitions } from './competitions'
import { takeClubs, takeHalls, takeOfficials, takeSeasons } from './federation'
import { takeMatches } from './matches'
import { takeTeams } from './national-teams'
import { takeAds, takeNews, takeNewsCategories } from './news'
import { takeMenu, takePages } from './pages'
import { pruneMissing } from './prune'
import { Records, type Source } from './records'
import { type Count, type Progress, Run, type Wish } from './run'

export interface Report {
  counts: ReadonlyMap<string, Count>
  refused: Records['refused']
  dropped: Records['dropped']
  /** Files that stood in the texts, by their path under storage */
  pictures: ReadonlyMap<string, Uint8Array>
  /** Nothing was stored, because something was refused or dropped (`strict`). */
  isTakenBack: boolean
}

class TakenBack extends Error {}

/** After so many changed rows the planner's statistics are refreshed; the embedded database has no autovacuum. */
const manyMatches = 1000

const steps = [
  takeSeasons,
  takeHalls,
  takeClubs,
  takeOfficials,
  takeCompetitions,
  takeTeams,
  takeMatches,
  takeNewsCategories,
  takeNews,
  takePages,
  takeMenu,
  takeAds,
]

/**
 * @throws errors that stop the import: a file that isn't a JSON list, a database that refuses. Then nothing is stored.
 */
export async function importRecords(
  database: Database,
  source: Source,
  wish: Wish,
  progress: Progress,
  say: (line: string) => void = () => {},
): Promise<Report> {
  const records = new Records(source)
  const counts = new Map<string, Count>()
  const isFaulty = () => wish.strict === true && records.refused.length + records.dropped.length > 0
  try {
    await database.transaction(async (transaction) => {
      const run = new Run(transaction, records, counts, progress)
      for (const step of steps) await step(run)
      if (wish.prune) await pruneMissing(run)
      if (counts.size > 0) await noteVersion(transaction, ownData)
      if (wish.dryRun || isFaulty()) throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  const { new: fresh, changed } = counts.get('matches') ?? { new: 0, changed: 0 }
  // All is stored by then: outdated statistics only make queries slower.
  if (!wish.dryRun && !isFaulty() && fresh + changed >= manyMatches)
    await analyzeTables(database).catch((error: unknown) =>
      say(`The planner's numbers are not fresh: ${reasonOf(error)}`),
    )
  const { refused, dropped, review } = records
  return { counts, refused, dropped, pictures: review.pictures, isTakenBack: isFaulty() }
}
