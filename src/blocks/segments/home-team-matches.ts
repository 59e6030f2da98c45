/** The matches of the national teams under the search of a home page. */
import { type Ask, listOf } from '../../client/ask'
import type { Match } from '../../contract/matches'
import type { ShownTeam } from '../../contract/segments'
import { teamMatches } from '../../endpoints/team-matches'

/** `page`: the url of the team's page, "{id}/{single}" */
export type TeamMatch = Match & Pick<ShownTeam, 'page'>

/** Null while loading; empty without a team, and if they fail to load. */
function matchesOf(ask: Ask, team: ShownTeam | undefined): TeamMatch[] | null {
  const matches = listOf(teamMatches(ask, team?.id ?? null))
  return team ? (matches?.map((match) => ({ ...match, page: team.page })) ?? null) : []
}

/** Of at most two teams: the men's and the women's first. Null while loading. */
export function homeTeamMatches(ask: Ask, [first, second]: readonly ShownTeam[]): TeamMatch[] | null {
  const men = matchesOf(ask, first)
  const women = matchesOf(ask, second)
  return men && women && [...men, ...women]
}
