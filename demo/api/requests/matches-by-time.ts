/** Searches matches in order of time, earliest first, on the given page or on the one that contains today. */
import { and, between, eq, gte, isNull, lt, ne, or, type SQL } from 'drizzle-orm'
import { clockOf, longestMatch } from '../../../src/domain/time/clock'
import { addDays } from '../../../src/domain/time/date'
import type { Database } from '../database/open'
import { matches } from '../database/schema'
import type { Clock } from './embargo'
import { finished } from './match-filters'
import { byTime, excerptOf, readMatches, type SentMatch, sqlOf } from './match-rows'

export interface AskedByTime extends Clock {
  /** From 1; undefined for the page with the first match that isn't over. */
  page: number | undefined
  perPage: number
  /** The current day; undefined if every match counts as over. */
  around: string | undefined
}

export interface FoundByTime {
  matches: SentMatch[]
  total: number
  page: number
}

/** With a score that may still grow; without one a match isn't finished anyway. */
function isRunning(now: number): SQL | undefined {
  const [earliest, latest] = [clockOf(now - longestMatch), clockOf(now + longestMatch)]
  return and(
    between(matches.date_time_utc, earliest, latest),
    or(isNull(matches.status), eq(matches.status, 'LIVE')),
  )
}

/** The number of matches before the first one that isn't over; undefined if there is none. */
async function countBeforeNow(
  database: Database,
  condition: SQL | undefined,
  { around, now }: { around: string } & Clock,
) {
  const isAhead = and(gte(matches.date_time, `${around} 00:00:00`), ne(matches.status_rank, finished))
  const [first] = await database
    .select({ id: matches.id, date_time: matches.date_time })
    .from(matches)
    .where(
      and(
        condition,
        // Some of yesterday's are on after midnight.
        gte(matches.date_time, `${addDays(around, -1)} 00:00:00`),
        or(isAhead, isRunning(now())),
      ),
    )
    .orderBy(...sqlOf(byTime(matches), false))
    .limit(1)
  if (!first) return undefined
  const isEarlier = or(
    lt(matches.date_time, first.date_time),
    and(eq(matches.date_time, first.date_time), lt(matches.id, first.id)),
  )
  return database.$count(matches, and(condition, isEarlier))
}

/** The last page if all matches are over. */
async function pageOf(
  database: Database,
  condition: SQL | undefined,
  { page, perPage, around, now }: AskedByTime,
  total: number,
): Promise<number> {
  if (page !== undefined) return page
  const before = around === undefined ? undefined : await countBeforeNow(database, condition, { around, now })
  return before === undefined ? Math.max(1, Math.ceil(total / perPage)) : Math.floor(before / perPage) + 1
}

/** Empty after the last page. */
export async function searchByTime(
  database: Database,
  condition: SQL | undefined,
  asked: AskedByTime,
): Promise<FoundByTime> {
  const total = await database.$count(matches, condition)
  const page = await pageOf(database, condition, asked, total)
  const excerpt = excerptOf(total, { page, perPage: asked.perPage })
  if (excerpt.limit === 0) return { matches: [], total, page }
  return {
    matches: await readMatches(database, condition, { order: byTime(matches), ...excerpt }),
    total,
    page,
  }
}
