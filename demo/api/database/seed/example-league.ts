/**
 * The example league ("Vzorčna liga", demo/data/example-league.json): a competition at its fullest, which no source
 * gives. Clubs, halls, officials and players are invented and say so; who wins is chosen by chance, always the same way.
 */

import type { Database } from '../database'
import { insertRows } from '../insert-rows'
import { insertMatchOfficials, type MatchOfficial } from '../match-officials'
import { box_score_lines, clubs, competitions, matches, players, sport_halls } from '../schema'
import { boxScore } from './box-score'
import { fixedChance } from './chance'
import { exampleSquads, type Squad } from './example-squads'
import { required } from './fact-file'
import { type ExampleLeagueFacts, exampleLeagueFacts } from './facts'
import { slovenianTimes } from './match-times'
import { roundRobin } from './round-robin'
import { seasonId } from './seasons'

export type MatchRow = typeof matches.$inferInsert
type Round = ExampleLeagueFacts['rounds'][number]

const firstMatchId = 9101

/** After the officials, and after the national teams, whose example players play here too. */
export async function seedExampleLeague(database: Database): Promise<void> {
  const facts = exampleLeagueFacts()
  const squads = exampleSquads(facts)
  await insertRows(database, sport_halls, facts.halls)
  await insertRows(database, clubs, facts.clubs.map(clubRow))
  await insertRows(database, competitions, [competitionRow(facts)])
  const newcomers = squads.flatMap((squad) => squad.newcomers)
  await insertRows(database, players, newcomers)
  const played = matchRows(facts, squads, { ...facts, firstMatchId })
  await insertRows(database, matches, played)
  await insertRecords(database, facts, squads, played)
}

/** Who led the matches, which are there already, and what the players did in them. */
export async function insertRecords(
  database: Database,
  facts: ExampleLeagueFacts,
  squads: readonly Squad[],
  rows: readonly MatchRow[],
): Promise<void> {
  await insertMatchOfficials(
    database,
    rows.flatMap((match, index) => officialsOf(facts, match, index)),
  )
  await insertRows(
    database,
    box_score_lines,
    rows.flatMap((match) => linesOf(match, squads)),
  )
}

const clubRow = ({ id, code, shortName, fullName, hall }: ExampleLeagueFacts['clubs'][number]) => ({
  id,
  short_name: shortName,
  full_name: fullName,
  code,
  gender: 'MALE',
  home_hall_id: hall,
  is_member: false,
})

export const competitionRow = ({
  competition: { season, ...competition },
}: Pick<ExampleLeagueFacts, 'competition'>) => ({
  ...competition,
  season_id: seasonId(season),
  has_standings: true,
})

interface Season {
  competition: Pick<ExampleLeagueFacts['competition'], 'id' | 'season'>
  rounds: readonly Round[]
  firstMatchId: number
}

/** As many rounds as there are: after nine everybody has met everybody, then at the other's. */
export function matchRows(
  facts: ExampleLeagueFacts,
  squads: readonly Squad[],
  { competition, rounds, firstMatchId }: Season,
): MatchRow[] {
  const halls = new Map(facts.halls.map(({ id, name }) => [id, name]))
  const pairs = roundRobin(squads, rounds.length)
  return pairs.map(({ round, home: { club: home }, away: { club: away } }, index) => {
    const id = firstMatchId + index
    const chance = fixedChance(id)
    const { day, state } = required(rounds[round], `The example league has no round ${round + 1}`)
    return {
      id,
      season_id: seasonId(competition.season),
      competition_id: competition.id,
      first_team_name: home.shortName,
      first_team_code: home.code,
      first_club_id: home.id,
      second_team_name: away.shortName,
      second_team_code: away.code,
      second_club_id: away.id,
      ...scoresOf(state, home.id - away.id, chance),
      ...timesOf(day, state, chance),
      time_zone: 'Europe/Ljubljana',
      hall_id: home.hall,
      location: halls.get(home.hall) ?? null,
      phase: 'Redni del',
      round: round + 1,
      ...linksOf(id, state),
    }
  })
}

/** Clubs that stand first in the facts win more often. Nobody draws in basketball. */
function scoresOf(state: Round['state'], behind: number, chance: (limit: number) => number) {
  if (state !== 'played') return { first_team_score: 0, second_team_score: 0 }
  const first = 68 + chance(24)
  const margin = chance(31) - 12 - 2 * behind
  return { first_team_score: first, second_team_score: first - (margin || 1) }
}

/** From 17:00 to 20:30, every half an hour. */
function timesOf(day: string, state: Round['state'], chance: (limit: number) => number) {
  if (state === 'planned') return { date_time: `${day} 00:00:00`, date_time_utc: `${day} 00:00:00` }
  const half = chance(8)
  return slovenianTimes(day, 17 + Math.floor(half / 2), 30 * (half % 2))
}

export const linksOf = (id: number, state: Round['state']) => ({
  ticket_url: state === 'scheduled' ? `https://vzorcne-vstopnice.example/tekma/${id}` : null,
  stats_url: state === 'played' ? `https://vzorcna-liga.example/zapisnik/${id}` : null,
  live_stream_url: state === 'scheduled' ? `https://vzorcna-liga.example/prenos/${id}` : null,
})

/** Three referees and a commissioner, in turn. */
function officialsOf(
  { referees, commissioners }: ExampleLeagueFacts,
  match: MatchRow,
  index: number,
): MatchOfficial[] {
  const whistling = [0, 1, 3].map((step) => referees[(index + step) % referees.length])
  const watching = commissioners[index % commissioners.length]
  return [
    ...whistling.map((person, position) => ({ person, role: 'referee', position })),
    { person: watching, role: 'commissioner', position: 0 },
  ].flatMap(({ person, ...role }) =>
    person ? [{ ...role, match_id: match.id, official_id: person.id }] : [],
  )
}

/** Both sides' lines of a match that was played to its end. */
function linesOf(match: MatchRow, squads: readonly Squad[]) {
  if ((match.status ?? 'FINAL') !== 'FINAL') return []
  const chance = fixedChance(match.id)
  return squads.flatMap(({ club, players }) => {
    const isHome = match.first_club_id === club.id
    const score = isHome ? match.first_team_score : match.second_team_score
    if ((!isHome && match.second_club_id !== club.id) || !score) return []
    const team = { match_id: match.id, team_name: club.shortName, team_code: club.code }
    return boxScore({ ...team, score, players }, chance)
  })
}
