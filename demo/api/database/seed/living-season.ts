/**
 * The example league's present season: its rounds lie around the given instant, one match is on, and others are moved,
 * postponed, cancelled, forfeited, abandoned. Made again at each start, so that there is always something that lives.
 */
import { eq, inArray } from 'drizzle-orm'
import { clockAt, clockOf, instantOf, slovenianDay, slovenianTime } from '../../../../src/domain/time/clock'
import { slovenianInstant } from '../../feeds/instant'
import type { Database } from '../database'
import { insertRows } from '../insert-rows'
import { insertMatchOfficials, type MatchOfficial } from '../match-officials'
import { box_score_lines, competitions, match_changes, match_officials, matches } from '../schema'
import { boxScoreLines, readFacts } from './facts'

type MatchRow = typeof matches.$inferInsert

interface LivingMatch extends Omit<MatchRow, 'date_time' | 'date_time_utc'> {
  /** From the present one */
  days: number
  /** "19:00" */
  hour: string
  /** More than being played on its day */
  became?: {
    /** When it began, instead of its day and hour */
    minutes_ago?: number
    /** The day it has been moved to, from the present one */
    moved_to?: number
    status?: MatchRow['status']
    /** By default what the periods add up to */
    score?: [first: number, second: number]
    periods?: [first: number, second: number][]
  }
}

interface Living {
  competition: typeof competitions.$inferInsert
  matches: LivingMatch[]
  match_officials: MatchOfficial[]
}

const minute = 60_000

/** @param now milliseconds */
export async function seedLivingSeason(database: Database, now: number): Promise<void> {
  const { living } = readFacts<{ living: Living }>('example-league')
  // Calendars see by its revision that the start has moved a match.
  const announced = living.matches.map((match) => ({
    ...match,
    ...timesOf(match, now),
    revision: Math.floor(now / minute),
  }))
  await remove(database, living.competition.id)
  await database.insert(competitions).values(living.competition)
  await insertRows(database, matches, announced)
  const ids = announced.map(({ id }) => id)
  // Others are older: to the database these have been added.
  await database.delete(match_changes).where(inArray(match_changes.match_id, ids))
  for (const { id, became, date_time } of announced)
    if (became)
      await database
        .update(matches)
        .set(changed(became, date_time, now))
        .where(eq(matches.id, id))
  await insertMatchOfficials(database, living.match_officials)
  await insertRows(database, box_score_lines, boxScoreLines('living'))
}

async function remove(database: Database, competition: number): Promise<void> {
  const own = database.select({ id: matches.id }).from(matches).where(eq(matches.competition_id, competition))
  await database.delete(box_score_lines).where(inArray(box_score_lines.match_id, own))
  await database.delete(match_officials).where(inArray(match_officials.match_id, own))
  await database.delete(matches).where(eq(matches.competition_id, competition))
  await database.delete(competitions).where(eq(competitions.id, competition))
}

/** An hour of a day in Slovenia, so many days from now by the clock there: as wall time there and in UTC. */
function timesAfter(now: number, days: number, hour: string) {
  const noon = instantOf(`${slovenianDay(clockAt(now))} 12:00:00`)
  const date_time = `${slovenianDay(clockAt(noon + days * 24 * 60 * minute))} ${hour}:00`
  return { date_time, date_time_utc: clockOf(Date.parse(slovenianInstant(date_time))) }
}

function timesOf({ days, hour, became }: LivingMatch, now: number) {
  if (became?.minutes_ago === undefined) return timesAfter(now, days, hour)
  const utc = clockAt(now - became.minutes_ago * minute)
  return { date_time: slovenianTime(utc), date_time_utc: utc }
}

function changed(
  { status = null, score, periods, moved_to }: NonNullable<LivingMatch['became']>,
  announcedAt: string,
  now: number,
): Partial<MatchRow> {
  const sum = (side: 0 | 1) => periods?.reduce((points, period) => points + period[side], 0) ?? 0
  const [first, second] = score ?? [sum(0), sum(1)]
  return {
    ...{ status, first_team_score: first, second_team_score: second },
    periods: periods?.map(([first, second]) => ({ first, second })) ?? null,
    ...(moved_to !== undefined && { ...timesAfter(now, moved_to, '19:00'), previous_date_time: announcedAt }),
  }
}
