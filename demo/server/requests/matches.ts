/** Search matches (contract 5): any combination of filters, over the whole result in the order of spec 4. */
import { count, eq, inArray, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import { MatchPage } from '../../../src/contract/matches'
import type { Database } from '../database/open'
import { matches } from '../database/schema'
import { lively } from '../http/answer'
import { type Api, get } from '../http/question'
import {
  finished,
  type MatchesLeft,
  type MatchFilters,
  matchesLeft,
  matchesWhere,
  matchFilters,
} from './match-filters'
import { type Excerpt, type Order, readMatches, type SentMatch } from './match-rows'
import { paging } from './parameters'

const newestFirst: Order = [
  { by: 'date_time', down: true },
  { by: 'id', down: false },
]
const byStatus: Order = [
  { by: 'status_rank', down: false },
  { by: 'date_time', down: false },
  { by: 'id', down: false },
]

/** Spec 4, matches tab. */
const orderOf = (allFinished: boolean): Order => (allFinished ? newestFirst : byStatus)

interface Paging {
  /** From 1 */
  page: number
  perPage: number
}

/** How many matches are left, and whether all of them are finished. */
const countOf = ({ status_rank }: { status_rank: AnyPgColumn }) => ({
  total: count().as('total'),
  allFinished: sql<boolean>`coalesce(bool_and(${status_rank} = ${finished}), true)`.as('all_finished'),
})

/**
 * Counts and chooses the page in one go. No index holds the order of an official's matches: they are read and
 * sorted whole, so reading them twice would cost twice.
 */
async function chooseOfOfficial(database: Database, left: MatchesLeft, { page, perPage }: Paging) {
  const led = database.$with('led').as(database.select().from(left))
  const counted = database.$with('counted').as(database.with(led).select(countOf(led)).from(led))
  const { id, date_time, status_rank } = led
  const ids = sql<number[]>`array(
    select ${id} from ${led}
    order by ${status_rank}, case when ${counted.allFinished} then ${date_time} end desc, ${date_time}, ${id}
    limit ${perPage} offset ${(page - 1) * perPage})`
  const { total, allFinished } = counted
  const [chosen] = await database.with(led, counted).select({ total, allFinished, ids }).from(counted)
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

async function searchOfOfficial(database: Database, left: MatchesLeft, asked: Paging): Promise<FoundMatches> {
  const { total, allFinished, ids } = await chooseOfOfficial(database, left, asked)
  if (ids.length === 0) return { matches: [], total }
  const chosen = matchesWhere(database, inArray(matches.id, ids))
  const excerpt = { order: orderOf(allFinished), limit: asked.perPage, offset: 0, fromEnd: false }
  return { matches: await readMatches(database, chosen, undefined, excerpt), total }
}

/** The page `page` (from 1) of all matches that the filters leave; after the last page none. */
async function searchMatches(
  database: Database,
  filters: MatchFilters,
  asked: Paging,
): Promise<FoundMatches> {
  const left = matchesLeft(database, filters)
  const isOfOfficial = filters.referee !== undefined || filters.commissioner !== undefined
  if (isOfOfficial) return searchOfOfficial(database, left, asked)
  const [counted] = await database.select(countOf(left)).from(left)
  const { total, allFinished } = counted ?? { total: 0, allFinished: true }
  const excerpt = excerptOf(total, asked)
  if (excerpt.limit === 0) return { matches: [], total }
  // All finished: saying so lets the index that begins with the rank hold the order by time.
  const isFinished = allFinished ? eq(left.status_rank, finished) : undefined
  const order = orderOf(allFinished)
  return { matches: await readMatches(database, left, isFinished, { order, ...excerpt }), total }
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
