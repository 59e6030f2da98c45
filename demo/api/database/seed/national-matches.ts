/** National teams' matches, and the points that sources give to named players. */

import type { Database } from '../database'
import { insertRows } from '../insert-rows'
import { box_score_lines, matches, matchRow } from '../schema'
import { boxScore } from './box-score'
import { fixedChance } from './chance'
import type { NationalFacts, NationalMatchFact } from './facts'
import { hallIds, locationText } from './halls'
import { matchTimes } from './match-times'
import { seedMatchOfficials } from './officials'
import { seasonId } from './seasons'

const own = { code: 'SLO', name: 'Slovenija' }
/** Players that a team may enter for a match */
const mostInTeam = 12

export async function seedNationalMatches(database: Database, facts: NationalFacts): Promise<void> {
  const shown = facts.matches.filter((match) => matchTimes(match) !== null)
  await insertRows(database, matches, matchRows(shown, facts))
  await seedMatchOfficials(database, shown)
  await insertRows(database, box_score_lines, shown.flatMap(pointLines))
  await insertRows(database, box_score_lines, shown.flatMap(exampleLines(facts)))
}

function matchRows(shown: readonly NationalMatchFact[], facts: NationalFacts) {
  const teams = new Map(facts.competitions.map((team) => [team.slug, team]))
  const opponents = new Map(
    facts.opponents.map(({ id, category_id, code }) => [`${category_id} ${code}`, id]),
  )
  const halls = hallIds()
  return shown.flatMap((match) => {
    const team = teams.get(match.competition)
    const times = matchTimes(match)
    if (!team || !times) throw new Error(`Match ${match.id} has no national team`)
    const opponent = match.firstTeamCode === own.code ? match.secondTeamCode : match.firstTeamCode
    return {
      ...matchRow(match),
      season_id: seasonId(match.season ?? team.season),
      national_team_id: team.id,
      opponent_id: opponents.get(`${team.category_id} ${opponent}`) ?? null,
      ...times,
      hall_id: halls.get(match.hall ?? '') ?? null,
      location: locationText(match.hall, match.city),
      phase: match.phase,
      official: match.official,
    }
  })
}

const pointLines = ({ id, points }: NationalMatchFact) =>
  Object.entries(points).map(([player, scored]) => ({
    match_id: id,
    player_id: Number(player),
    team_name: own.name,
    team_code: own.code,
    points: scored,
  }))

/** The example teams' players have whole lines: nobody's facts, so drawn. */
const exampleLines =
  ({ competitions, rosters }: NationalFacts) =>
  (match: NationalMatchFact) => {
    const isFirst = match.firstTeamCode === own.code
    const score = isFirst ? match.firstTeamScore : match.secondTeamScore
    const isOfExample = competitions.some(({ slug, example }) => example && slug === match.competition)
    if (!isOfExample || score === 0) return []
    const chosen = rosters.filter(
      ({ competition, status }) => competition === match.competition && status === 'active',
    )
    return boxScore(
      {
        match_id: match.id,
        team_name: isFirst ? match.firstTeamName : match.secondTeamName,
        team_code: own.code,
        score,
        players: chosen.slice(0, mostInTeam).map(({ player_id }) => player_id),
      },
      fixedChance(match.id),
    )
  }
