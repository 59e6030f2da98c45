/** Match search: any combination of filters, ordered over the whole result. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/open'
import { matches } from '../database/schema'
import { lively } from '../http/answer'
import type { Api } from '../http/question'
import type { Clock } from './embargo'
import { get } from './get'
import {
  finished,
  matchCondition,
  matchesLeft,
  namesOfficial,
  narrows,
  ranksLeft,
  unfinished,
} from './match-filters'
import { countOf, excerptOf, orderOf, type Paging, readMatches, type SentMatch } from './match-rows'
import { type FoundByTime, searchByTime } from './matches-by-time'
import type { MatchFilters } from './questions'

/** The number of matching matches, and whether all of them are finished. */
async function countMatches(database: Database, filters: MatchFilters) {
  if (!narrows(filters)) return countAll(database)
  const ranks = ranksLeft(database, filters)
  const [counted] = await database.select(countOf(ranks)).from(ranks)
  return counted ?? { total: 0, allFinished: true }
}

/** All matches: an index says whether one is unfinished, so they need not be counted by status. */
async function countAll(database: Database) {
  const left = await database
    .select({ id: matches.id })
    .from(matches)
    .where(inArray(matches.status_rank, unfinished))
    .limit(1)
  return { total: await database.$count(matches), allFinished: left.length === 0 }
}

interface FoundMatches {
  matches: SentMatch[]
  total: number
}

/**
 * Of an official, at least one of whom must be named. At once: no index has their order, so they are read and sorted
 * once.
 */
async function searchOfOfficial(
  database: Database,
  filters: MatchFilters,
  { page, perPage }: Paging,
): Promise<FoundMatches> {
  const led = database.$with('led').as(matchesLeft(database, filters))
  const counted = database.$with('counted').as(database.select(countOf(led)).from(led))
  const { id, date_time, status_rank } = led
  const { total, allFinished } = counted
  const ids = sql<number[]>`array(
    select ${id} from ${led}
    order by ${status_rank}, case when ${allFinished} then ${date_time} end desc, ${date_time}, ${id}
    limit ${perPage} offset ${(page - 1) * perPage})`
  const [chosen] = await database.with(led, counted).select({ total, allFinished, ids }).from(counted)
  if (!chosen?.ids.length) return { matches: [], total: chosen?.total ?? 0 }
  const excerpt = { order: orderOf(matches, chosen.allFinished), limit: perPage, offset: 0, fromEnd: false }
  return {
    matches: await readMatches(database, inArray(matches.id, chosen.ids), excerpt),
    total: chosen.total,
  }
}

/** Page `page` (from 1) of all matching matches; empty after the last one. */
async function searchMatches(
  database: Database,
  filters: MatchFilters,
  asked: Paging,
): Promise<FoundMatches> {
  if (namesOfficial(filters)) return searchOfOfficial(database, filters, asked)
  const condition = matchCondition(database, filters)
  const { total, allFinished } = await countMatches(database, filters)
  const excerpt = excerptOf(total, asked)
  if (excerpt.limit === 0) return { matches: [], total }
  // All are finished: with that condition the index that begins with the rank provides the order by time.
  const where = allFinished ? and(condition, eq(matches.status_rank, finished)) : condition
  const order = orderOf(matches, allFinished)
  return { matches: await readMatches(database, where, { order, ...excerpt }), total }
}

export function addMatches(api: Api, database: Database, { now }: Clock): void {
  get(
    api,
    'Search matches',
    lively,
    ({ page, perPage, order, around, ...filters }): Promise<FoundMatches | FoundByTime> =>
      order === 'time'
        ? searchByTime(database, matchCondition(database, filters), { page, perPage, around, now })
        : searchMatches(database, filters, { page: page ?? 1, perPage }),
  )
}
