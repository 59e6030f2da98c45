/** What the statistics tab requests, and which view it shows. */
import type { Ask } from '../../../src/client/ask'
import type { NationalTeam } from '../../../src/contract/national-teams'
import { type StandingType, standingTypesOf } from '../../../src/domain/competition/standing-types'
import { readStatisticsView, type StatisticsView } from '../../../src/domain/competition/statistics-view'
import { teamGender } from '../../../src/domain/team/gender'
import { getAllTimeStandings } from '../../../src/endpoints/all-time-standings'
import { getOpponent, getOpponents } from '../../../src/endpoints/opponents'

/** `withStandings`: the tab's `showAllTimeStandings`. */
export function teamStatistics(ask: Ask, team: NationalTeam, withStandings: boolean, query: string) {
  const { category } = team
  const gender = teamGender(team)
  const view = offeredView(query, withStandings ? standingTypesOf(gender) : [], category !== null)
  return {
    gender,
    view,
    opponents: ask(category && getOpponents(category.id)),
    // Of the view; loading if it is another one.
    standings: ask(view?.kind === 'standings' ? getAllTimeStandings(view.type, gender) : null),
    opponent: ask(view?.kind === 'opponent' ? getOpponent(view.id) : null),
  }
}

/** The view in the query if the tab offers it; else the first standing, if there is one. */
function offeredView(
  query: string,
  standings: readonly StandingType[],
  hasOpponents: boolean,
): StatisticsView | null {
  const view = readStatisticsView(query, standings)
  if (view && (view.kind !== 'opponent' || hasOpponents)) return view
  const [type] = standings
  return type ? { kind: 'standings', type } : null
}
