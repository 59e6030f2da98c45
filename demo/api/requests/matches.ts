/** Match search: any combination of filters, ordered over the whole result. */
import { and, count, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { MatchPage } from '../../../src/contract/matches'
import type { Database } from '../database/open'
import { matches } from '../database/schema'
import { lively } from '../http/answer'
import { type Api, get } from '../http/question'
import type { Clock } from './embargo'
import {
  finished,
  type MatchFilters,
  matchCondition,
  matchFilters,
  namesOfficial,
  narrows,
  ranksLeft,
  unfinished,
} from './match-filters'
import { countOf, orderOf, type Paging } from './match-order'
import { excerptOf, readMatches, type SentMatch } from './match-rows'
import { type FoundByTime, searchByTime } from './matches-by-time'
import { chooseOfOfficial } from './matches-led'
import { optionalDate, optionalPage, optionalWord, paging } from './parameters'

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
  const [row] = await database.select({ total: count() }).from(matches)
  return { total: row?.total ?? 0, allFinished: left.length === 0 }
}

interface FoundMatches {
  matches: SentMatch[]
  total: number
}

async function searchOfOfficial(
  database: Database,
  filters: MatchFilters,
  asked: Paging,
): Promise<FoundMatches> {
  const { total, allFinished, ids } = await chooseOfOfficial(database, filters, asked)
  const excerpt = { order: orderOf(matches, allFinished), limit: asked.perPage, offset: 0, fromEnd: false }
  return {
    matches: ids.length > 0 ? await readMatches(database, inArray(matches.id, ids), excerpt) : [],
    total,
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

const order = optionalWord('time: earliest first; absent: by status', ['time'])
const around = optionalDate(
  'With order=time and without a page: the day it is. The page with the first match that is not over, or else the last one',
)

export function addMatches(api: Api, database: Database, { now }: Clock): void {
  get(
    api,
    '/matches',
    {
      name: 'Search matches',
      detail:
        'Order over the whole result: newest first where all matches are finished; otherwise scheduled, finished, then those without an hour, each oldest first. With order=time earliest first, whatever their status, and the answer says which page it is.',
      query: v.object({ ...matchFilters, ...paging(20), page: optionalPage, order, around }),
      answer: MatchPage,
      freshness: lively,
    },
    ({ page, perPage, order, around, ...filters }): Promise<FoundMatches | FoundByTime> =>
      order === 'time'
        ? searchByTime(database, matchCondition(database, filters), { page, perPage, around, now })
        : searchMatches(database, filters, { page: page ?? 1, perPage }),
  )
}
