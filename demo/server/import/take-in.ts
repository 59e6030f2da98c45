/** Takes a whole run in: every kind of record in the order in which they refer to each other, in one transaction. */
import type { Database } from '../database/database'
import { freshenNumbers } from '../database/fresh-numbers'
import { reasonOf } from '../database/reason'
import { noteVersion, ownData } from '../database/seeded-rows'
import { takeCompetitions } from './competitions'
import { takeClubs, takeHalls, takeOfficials, takeSeasons } from './federation'
import { takeMatches } from './matches'
import type { Count } from './merge'
import { takeTeams } from './national-teams'
import { takeAds, takeNews, takeNewsCategories } from './news'
import { takeMenu, takePages } from './pages'
import { Records, type Source } from './records'
import { type Progress, Run, type Wish } from './run'
import { takeAway } from './take-away'

export interface Report {
  counts: ReadonlyMap<string, Count>
  refused: Records['refused']
}

class TakenBack extends Error {}

/** So many rows change what the planner should know; the embedded database looks after nothing by itself. */
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

/** @throws what stops a run: a file that is no list of JSON, a database that refuses. Nothing of it stays then. */
export async function takeIn(
  database: Database,
  source: Source,
  wish: Wish,
  progress: Progress,
  say: (line: string) => void = () => {},
): Promise<Report> {
  const records = new Records(source)
  const counts = new Map<string, Count>()
  try {
    await database.transaction(async (transaction) => {
      const run = new Run(transaction, records, counts, progress)
      for (const step of steps) await step(run)
      if (wish.prune) await takeAway(run)
      if (counts.size > 0) await noteVersion(transaction, ownData)
      if (wish.dryRun) throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  const { new: fresh, changed } = counts.get('matches') ?? { new: 0, changed: 0 }
  // All is in by then: a planner that knows less is slower, no more.
  if (!wish.dryRun && fresh + changed >= manyMatches)
    await freshenNumbers(database).catch((error: unknown) =>
      say(`The planner's numbers are not fresh: ${reasonOf(error)}`),
    )
  return { counts, refused: records.refused }
}
