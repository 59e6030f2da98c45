/** An official's matches: counts them and selects a page of ids. */
import { sql } from 'drizzle-orm'
import type { Database } from '../database/open'
import { matchesLeft } from './match-filters'
import { countOf, type Paging } from './match-order'
import type { MatchFilters } from './questions'

interface Chosen {
  total: number
  allFinished: boolean
  /** Ids of the page, unordered */
  ids: number[]
}

const none: Chosen = { total: 0, allFinished: true, ids: [] }

/** At once: no index has their order, so they are read and sorted once. At least one official must be named. */
export async function chooseOfOfficial(
  database: Database,
  filters: MatchFilters,
  { page, perPage }: Paging,
): Promise<Chosen> {
  const led = database.$with('led').as(matchesLeft(database, filters))
  const counted = database.$with('counted').as(database.select(countOf(led)).from(led))
  const { id, date_time, status_rank } = led
  const { total, allFinished } = counted
  const ids = sql<number[]>`array(
    select ${id} from ${led}
    order by ${status_rank}, case when ${allFinished} then ${date_time} end desc, ${date_time}, ${id}
    limit ${perPage} offset ${(page - 1) * perPage})`
  const [chosen] = await database.with(led, counted).select({ total, allFinished, ids }).from(counted)
  return chosen ?? none
}
