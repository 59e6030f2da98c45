/** Search matches (contract 5): any combination of filters, over the whole result in the order of spec 4. */
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { MatchPage } from '../../../src/contract/matches'
import type { Database } from '../database/open'
import { matches } from '../database/schema'
import { lively } from '../http/answer'
import { type Api, get } from '../http/question'
import { finished, type MatchFilters, matchCondition, matchFilters, ranksLeft } from './match-filters'
import { type Excerpt, type Order, readMatches, type SentMatch } from './match-rows'
import { paging } from './parameters'

const newestFirst: Order = [
  { by: matches.date_time, down: true },
  { by: matches.id, down: false },
]
const byStatus: Order = [
  { by: matches.status_rank, down: false },
  { by: matches.date_time, down: false },
  { by: matches.id, down: false },
]

/** Spec 4, matches tab. */
const orderOf = (allFinished: boolean): Order => (allFinished ? newestFirst : byStatus)

interface Paging {
  /** From 1 */
  page: number
  perPage: number
}

/** How many matches the filters leave, and whether all of them are finished. */
async function countMatches(database: Database, filters: MatchFilters) {
  const ranks = ranksLeft(database, filters)
  const allFinished = sql<boolean>`coalesce(bool_and(${ranks.status_rank} = ${finished}), true)`
  const [counted] = await database.select({ total: count(), allFinished }).from(ranks)
  return counted ?? { total: 0, allFinished: true }
}

/**
 * Counts and chooses the page in one go. No index holds the order of an official's matches: they are read and
 * sorted whole, so reading them twice would cost twice.
 */
async function chooseOfOfficial(database: Database, condition: SQL | undefined, { page, perPage }: Paging) {
  const led = database
    .$with('led')
    .as(
      database
        .select({ id: matches.id, status_rank: matches.status_rank, date_time: matches.date_time })
        .from(matches)
        .where(condition),
    )
  const all = sql<boolean>`(select coalesce(bool_and(${led.status_rank} = ${finished}), true) from ${led})`
  const ids = sql<number[]>`array(
    select ${led.id} from ${led}
    order by ${led.status_rank}, case when ${all} then ${led.date_time} end desc, ${led.date_time}, ${led.id}
    limit ${perPage} offset ${(page - 1) * perPage})`
  const total = sql<number>`(select count(*) from ${led})`.mapWith(Number)
  const [chosen] = await database
    .with(led)
    .select({ total, allFinished: all, ids })
    .from(sql`(values (1)) as once`)
  return chosen ?? { total: 0, allFinished: true, ids: [] }
}

/** The page's rows; in the second half of a long list they are counted from its end, which is nearer. */
function excerptOf(total: number, { page, perPage }: Paging): Omit<Excerpt, 'order'> {
  const offset = (page - 1) * perPage
  const limit = Math.max(0, Math.min(perPage, total - offset))
  const fromEnd = offset > total / 2
  return { limit, offset: fromEnd ? total - offset - limit : offset, fromEnd }
}

interface FoundMatches {
  matches: SentMatch[]
  total: number
}

async function searchOfOfficial(
  database: Database,
  condition: SQL | undefined,
  asked: Paging,
): Promise<FoundMatches> {
  const { total, allFinished, ids } = await chooseOfOfficial(database, condition, asked)
  const excerpt = { order: orderOf(allFinished), limit: asked.perPage, offset: 0, fromEnd: false }
  return {
    matches: ids.length > 0 ? await readMatches(database, inArray(matches.id, ids), excerpt) : [],
    total,
  }
}

/** The page `page` (from 1) of all matches that the filters leave; after the last page none. */
async function searchMatches(
  database: Database,
  filters: MatchFilters,
  asked: Paging,
): Promise<FoundMatches> {
  const condition = matchCondition(database, filters)
  const isOfOfficial = filters.referee !== undefined || filters.commissioner !== undefined
  if (isOfOfficial) return searchOfOfficial(database, condition, asked)
  const { total, allFinished } = await countMatches(database, filters)
  const excerpt = excerptOf(total, asked)
  if (excerpt.limit === 0) return { matches: [], total }
  // All finished: saying so lets the index that begins with the rank hold the order by time.
  const where = allFinished ? and(condition, eq(matches.status_rank, finished)) : condition
  const order = orderOf(allFinished)
  return { matches: await readMatches(database, where, { order, ...excerpt }), total }
}

export function addMatches(api: Api, database: Database): void {
  get(
    api,
    '/matches',
    {
      name: 'Search matches',
      detail:
        'Order over the whole result: newest first where all matches are finished; otherwise scheduled, finished, then those without an hour, each oldest first.',
      query: v.object({ ...matchFilters, ...paging(20) }),
      answer: MatchPage,
      freshness: lively,
    },
    ({ page, perPage, ...filters }) => searchMatches(database, filters, { page, perPage }),
  )
}
