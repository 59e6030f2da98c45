/** Club competitions, their matches and who won them. */
import type { Database } from '../database'
import { insertRows } from '../insert-rows'
import { competition_places, competitions, matches, matchRow } from '../schema'
import { teamFinder } from './clubs'
import { required } from './fact-file'
import { type LeagueFacts, type LeagueMatchFact, leagueFacts } from './facts'
import { hallIds, locationText } from './halls'
import { matchTimes } from './match-times'
import { seedMatchOfficials } from './officials'
import { seasonId } from './seasons'

export async function seedLeague(database: Database): Promise<void> {
  const facts = leagueFacts()
  await insertRows(
    database,
    competitions,
    facts.competitions.map(({ season, ...competition }) => ({
      ...competition,
      season_id: seasonId(season),
    })),
  )
  const competitionId = competitionFinder(facts)
  await insertRows(database, competition_places, placingRows(facts, competitionId))
  const rows = matchRows(facts.matches, competitionId)
  await insertRows(database, matches, rows)
  const shown = new Set(rows.map(({ id }) => id))
  await seedMatchOfficials(
    database,
    facts.matches.filter(({ id }) => shown.has(id)),
  )
}

type CompetitionFinder = (name: string, season: string) => number

function competitionFinder({ competitions }: LeagueFacts): CompetitionFinder {
  const ids = new Map(competitions.map(({ id, name, season }) => [`${name} ${season}`, id]))
  return (name, season) => required(ids.get(`${name} ${season}`), `No competition ${name} in ${season}`)
}

function placingRows({ places }: LeagueFacts, competitionId: CompetitionFinder) {
  const findTeam = teamFinder()
  return places.map(({ competition, season, place, team }) => {
    const { code, club_id } = findTeam(team)
    return {
      competition_id: competitionId(competition, season),
      place,
      team_name: team,
      // A name of long ago that no source ties to a club has no crest.
      team_code: club_id === null ? null : code,
      club_id,
    }
  })
}

function matchRows(facts: readonly LeagueMatchFact[], competitionId: CompetitionFinder) {
  const findTeam = teamFinder()
  const halls = hallIds()
  return facts.flatMap((match) => {
    const times = matchTimes(match)
    if (!times) return []
    const [home, away] = [findTeam(match.homeTeam), findTeam(match.awayTeam)]
    return {
      ...matchRow(match),
      season_id: seasonId(match.season),
      competition_id: competitionId(match.competition, match.season),
      first_team_name: match.homeTeam,
      first_team_code: home.code,
      first_club_id: home.club_id,
      first_team_score: match.homeScore ?? 0,
      second_team_name: match.awayTeam,
      second_team_code: away.code,
      second_club_id: away.club_id,
      second_team_score: match.awayScore ?? 0,
      ...times,
      hall_id: halls.get(match.hall ?? '') ?? null,
      location: locationText(match.hall, match.city),
      phase: match.phase,
    }
  })
}
