/** The seasons in which the same filters would find something. */
import { type Ask, listOf } from '../../src/client/ask'
import type { Season } from '../../src/contract/federation'
import type { MatchFilters } from '../../src/domain/match/match-search'
import { nearestOffers, nearestSeasons } from '../../src/domain/match/no-matches'
import { sameCompetition } from '../../src/domain/query/known-choice'
import { getCompetitions } from '../../src/endpoints/federation'
import { searchMatches } from '../../src/endpoints/matches'

export interface SeasonOffer {
  season: Season
  filters: MatchFilters
  total: number
}

/** The request for that season; null while unknown, or if it has no such competition. */
function filtersIn(
  ask: Ask,
  season: Season | undefined,
  shown: MatchFilters,
  competitionName: string | null,
): MatchFilters | null {
  const needsList = season !== undefined && shown.competition !== null
  const competitions = listOf(ask(needsList ? getCompetitions(season.id) : null))
  if (!season) return null
  const filters = { ...shown, season: season.id, page: null }
  if (shown.competition === null) return filters
  const competition = competitions && sameCompetition(shown.competition, competitionName, competitions)
  return competition ? { ...filters, competition } : null
}

function offerOf(
  ask: Ask,
  season: Season | undefined,
  shown: MatchFilters,
  competitionName: string | null,
): SeasonOffer | null {
  const filters = filtersIn(ask, season, shown, competitionName)
  const answer = ask(filters && searchMatches(filters, 1))
  if (!season || !filters || answer.state !== 'ready' || answer.value.total === 0) return null
  return { season, filters, total: answer.value.total }
}

/** Always as many, also of fewer seasons. */
const indexes = [0, 1, 2, 3, 4, 5]

/** The nearest two of the nearest six seasons, newest first. */
export function seasonOffers(
  ask: Ask,
  seasons: readonly Season[],
  shown: MatchFilters,
  competitionName: string | null,
): SeasonOffer[] {
  const near = nearestSeasons(seasons, shown.season, shown)
  const offers = indexes.map((index) => offerOf(ask, near[index], shown, competitionName))
  return nearestOffers(offers, seasons)
}
