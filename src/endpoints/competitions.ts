/** One competition and its statistics. Ids come from URLs and are encoded. */
import { CompetitionDetail, StatLineList } from '../contract/competitions'
import { MatchPage } from '../contract/matches'

const pathOf = (competition: string): string => `/competitions/${encodeURIComponent(competition)}`

export const getCompetition = (competition: string) => ({
  name: 'Get competition',
  path: pathOf(competition),
  schema: CompetitionDetail,
})

/** The address of its standings as a table (CSV). */
export const standingsTableAddress = (api: string, competition: string): string =>
  `${api}${pathOf(competition)}/standings.csv`

export const getCompetitionStatistics = (competition: string) => ({
  name: 'Get competition statistics',
  path: `${pathOf(competition)}/statistics`,
  schema: StatLineList,
})

/** The most that the match search answers */
export const matchesPerPage = 100

/**
 * A query of the match search, kept apart from it so that a screen with only a heading and tabs doesn't load match
 * boxes.
 */
export const getCompetitionMatches = (competition: string, page: number) => ({
  name: 'Search matches',
  path: '/matches',
  query: { competition, page: page > 1 ? page : null, perPage: matchesPerPage },
  schema: MatchPage,
})
