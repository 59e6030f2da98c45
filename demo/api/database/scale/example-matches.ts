/** Matches of the example league: the n-th is always the same, whenever and wherever it is made. */
import type { Leader } from '../match-officials'
import type { matches } from '../schema'
import { factsChangedAt, slovenianTimes } from '../seed/match-times'
import { fixedChance } from './chance'
import { type ExampleLeague, firstGeneratedId } from './example-league'

type MatchRow = typeof matches.$inferInsert

/** Days from the 15th of September to the end of May. */
const seasonDays = 258
/** The league's "today": fixed, so that a seed doesn't depend on the clock. Later matches are scheduled. */
const playedUntil = '2026-11-21'
/** From this day on the start time isn't set yet (CREATED). */
const plannedUntil = '2027-01-31'

export interface ExampleMatch {
  match: MatchRow
  officials: Leader[]
}

/** Match number `index` of `total`; the seasons alternate, so that every season gets its share. */
export function exampleMatch(league: ExampleLeague, index: number, total: number): ExampleMatch {
  const chance = fixedChance(index)
  const id = firstGeneratedId + index
  const season = pick(league.seasons, index)
  const share = Math.ceil(total / league.seasons.length)
  const place = Math.floor(index / league.seasons.length)
  const day = dayAfter(season.id, Math.floor((place * seasonDays) / share))
  const draw = chance(league.clubs.length)
  const home = pick(league.clubs, draw)
  const away = pick(league.clubs, draw + 1 + chance(league.clubs.length - 1))
  const hall = pick(league.halls, chance(league.halls.length))
  return {
    match: {
      id,
      season_id: season.id,
      competition_id: season.competitionId,
      first_team_name: home.name,
      first_team_code: home.code,
      first_club_id: home.id,
      second_team_name: away.name,
      second_team_code: away.code,
      second_club_id: away.id,
      ...scores(day, chance),
      ...times(day, chance),
      time_zone: 'Europe/Ljubljana',
      hall_id: hall.id,
      location: hall.name,
      phase: 'Redni del',
      round: Math.floor((place * 30) / share) + 1,
      generated: true,
      changed_at: factsChangedAt,
    },
    officials: [
      { match_id: id, official_id: pick(league.refereeIds, index), role: 'referee', position: 0 },
      { match_id: id, official_id: pick(league.refereeIds, index + 7), role: 'referee', position: 1 },
      { match_id: id, official_id: pick(league.commissionerIds, index), role: 'commissioner', position: 0 },
    ],
  }
}

/** Wraps around at the end of the list. */
function pick<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('The example league is empty')
  return item
}

/** "YYYY-MM-DD", so many days after the 15th of September of the year. */
function dayAfter(year: number, days: number): string {
  return new Date(Date.UTC(year, 8, 15 + days)).toISOString().slice(0, 10)
}

/** Basketball has no draws. */
function scores(day: string, chance: (limit: number) => number) {
  if (day >= playedUntil) return { first_team_score: 0, second_team_score: 0 }
  const first = 60 + chance(50)
  const margin = 1 + chance(25)
  return { first_team_score: first, second_team_score: chance(2) === 0 ? first - margin : first + margin }
}

/** 16:00 to 20:45 in Slovenia; from `plannedUntil` on the hour is unknown. */
function times(day: string, chance: (limit: number) => number) {
  const hour = 16 + chance(5)
  const minute = 15 * chance(4)
  if (day >= plannedUntil) return { date_time: `${day} 00:00:00`, date_time_utc: `${day} 00:00:00` }
  return slovenianTimes(day, hour, minute)
}
