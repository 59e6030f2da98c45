/** What became of matches, newest first. */
import { and, count, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { ChangePage } from '../../../src/contract/matches'
import type { Database } from '../database/open'
import { match_changes, matches } from '../database/schema'
import { lively } from '../http/answer'
import { type Api, get } from '../http/question'
import { readByTime } from './match-rows'
import { optionalId, optionalIds, optionalInstant, paging } from './parameters'

const filters = v.object({
  since: optionalInstant('Only what was changed after this instant'),
  club: optionalIds('Clubs, on either side, comma-separated'),
  competition: optionalId('Club competition'),
  ...paging(50),
})

type Asked = v.InferOutput<typeof filters>

function conditionOf({ since, club, competition }: Asked) {
  return and(
    lte(match_changes.at, sql`now()`),
    since && gt(match_changes.at, since),
    club?.length
      ? or(inArray(matches.first_club_id, club), inArray(matches.second_club_id, club))
      : undefined,
    competition === undefined ? undefined : eq(matches.competition_id, competition),
  )
}

async function readChanges(database: Database, asked: Asked): Promise<v.InferInput<typeof ChangePage>> {
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
  get(
    api,
    '/changes',
    {
      name: 'Get changes',
      detail:
        'Matches that were added, moved, postponed, cancelled, played or corrected, newest first, each as it is now and with those of its fields that had another value before. Kept for 400 days.',
      query: filters,
      answer: ChangePage,
      freshness: lively,
    },
    (asked) => readChanges(database, asked),
  )
}
