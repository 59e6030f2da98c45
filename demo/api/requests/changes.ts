/** What became of matches, newest first. */
import { and, count, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../database/open'
import { match_changes, matches } from '../database/schema'
import { lively } from '../http/answer'
import type { Api } from '../http/question'
import { get } from './get'
import { readByTime } from './match-rows'
import type { Asked } from './questions'

function conditionOf({ since, club, competition }: Asked<'Get changes'>) {
  return and(
    lte(match_changes.at, sql`now()`),
    since && gt(match_changes.at, since),
    club?.length
      ? or(inArray(matches.first_club_id, club), inArray(matches.second_club_id, club))
      : undefined,
    competition === undefined ? undefined : eq(matches.competition_id, competition),
  )
}

async function readChanges(database: Database, asked: Asked<'Get changes'>) {
  const condition = conditionOf(asked)
  const isOfMatch = eq(matches.id, match_changes.match_id)
  const [counted] = await database
    .select({ total: count() })
    .from(match_changes)
    .innerJoin(matches, isOfMatch)
    .where(condition)
  const { id, at, kind, before, match_id } = match_changes
  const rows = await database
    .select({ id, at, kind, before, match_id })
    .from(match_changes)
    .innerJoin(matches, isOfMatch)
    .where(condition)
    .orderBy(desc(at), desc(id))
    .limit(asked.perPage)
    .offset((asked.page - 1) * asked.perPage)
  const ids = rows.map(({ match_id }) => match_id)
  const read = await readByTime(database, inArray(matches.id, ids), { down: false, limit: ids.length })
  const byId = new Map(read.map((match) => [Number(match.id), match]))
  return {
    changes: rows.flatMap(({ match_id, at, ...change }) => {
      const match = byId.get(match_id)
      return match ? [{ ...change, at: at.toISOString(), match }] : []
    }),
    total: counted?.total ?? 0,
  }
}

export function addChanges(api: Api, database: Database): void {
  get(api, 'Get changes', lively, (asked) => readChanges(database, asked))
}
