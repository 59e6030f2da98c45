/**
 * The example league's present season: its rounds lie around the given instant, one match is on, and others are moved,
 * postponed, cancelled, forfeited, abandoned. Made again at each start, so that there is always something that lives.
 */
import { eq, inArray } from 'drizzle-orm'
import { clockAt, instantOf, slovenianDay, slovenianTime } from '../../../../src/domain/time/clock'
import type { Database } from '../database'
import { insertRows } from '../insert-rows'
import { box_score_lines, competitions, match_changes, match_officials, matches } from '../schema'
import { competitionRow, insertRecords, linksOf, type MatchRow, matchRows } from './example-league'
import { exampleSquads } from './example-squads'
import { exampleLeagueFacts, type LivingMatchFact } from './facts'
import { slovenianTimes } from './match-times'

/** By it, chance lets three clubs come first with equal points. */
const firstMatchId = 9240
const minute = 60_000

/** @param now milliseconds */
export async function seedLivingSeason(database: Database, now: number): Promise<void> {
  const facts = exampleLeagueFacts()
  const { living } = facts
  const competition = { ...facts.competition, ...living.competition }
  const squads = exampleSquads(facts)
  const rounds = living.rounds.map((days) => ({
    day: dayAfter(now, days),
    state: days < 0 ? ('played' as const) : ('scheduled' as const),
  }))
  const perRound = facts.clubs.length / 2
  const factOf = (index: number) =>
    living.matches.find(({ round, match }) => (round - 1) * perRound + match - 1 === index)
  const plain = matchRows(facts, squads, { competition, rounds, firstMatchId })
  const announced = plain.map((row, index) => announcedRow(row, factOf(index), now))
  const known = announced.map((row, index) => ({ ...row, ...whatBecame(row, factOf(index), now) }))

  await remove(database, competition.id)
  await database.insert(competitions).values(competitionRow({ competition }))
  await insertRows(database, matches, announced)
  const ids = announced.map(({ id }) => id)
  // Others are older: to the database these have been added.
  await database.delete(match_changes).where(inArray(match_changes.match_id, ids))
  for (const [index, row] of known.entries())
    if (factOf(index)) await database.update(matches).set(row).where(eq(matches.id, row.id))
  await insertRecords(database, facts, squads, known)
}

async function remove(database: Database, competition: number): Promise<void> {
  const own = database.select({ id: matches.id }).from(matches).where(eq(matches.competition_id, competition))
  await database.delete(box_score_lines).where(inArray(box_score_lines.match_id, own))
  await database.delete(match_officials).where(inArray(match_officials.match_id, own))
  await database.delete(matches).where(eq(matches.competition_id, competition))
  await database.delete(competitions).where(eq(competitions.id, competition))
}

/** A day in Slovenia, by the clock there. */
function dayAfter(now: number, days: number): string {
  const noon = instantOf(`${slovenianDay(clockAt(now))} 12:00:00`)
  return slovenianDay(clockAt(noon + days * 24 * 60 * minute))
}

/** As it was before anything became of it. Calendars see by its revision that the start has moved it. */
function announcedRow(row: MatchRow, fact: LivingMatchFact | undefined, now: number): MatchRow {
  const announced = { ...row, revision: Math.floor(now / minute) }
  if (!fact) return announced
  const { minutes_ago } = fact
  return {
    ...{ ...announced, ...linksOf(row.id, 'scheduled'), first_team_score: 0, second_team_score: 0 },
    ...(minutes_ago !== undefined && timesAt(now - minutes_ago * minute)),
  }
}

function timesAt(instant: number) {
  const utc = clockAt(instant)
  return { date_time: slovenianTime(utc), date_time_utc: utc }
}

function whatBecame(row: MatchRow, fact: LivingMatchFact | undefined, now: number): Partial<MatchRow> {
  if (!fact) return {}
  const { status = null, periods, moved_to } = fact
  const sum = (side: 0 | 1) => periods?.reduce((points, period) => points + period[side], 0) ?? 0
  const [first, second] = fact.score ?? [sum(0), sum(1)]
  return {
    ...{ status, first_team_score: first, second_team_score: second },
    periods: periods?.map(([first, second]) => ({ first, second })) ?? null,
    ...(moved_to !== undefined && {
      ...slovenianTimes(dayAfter(now, moved_to), 19, 0),
      previous_date_time: row.date_time,
    }),
  }
}
