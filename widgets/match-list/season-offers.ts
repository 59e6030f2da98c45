/** The seasons in which the same filters would find something. */
import { getCompetitions } from '../../src/api/federation'
import { searchMatches } from '../../src/api/matches'
import { listOf, useRequest } from '../../src/api/use-request'
import type { Season } from '../../src/contract/federation'
import { sameCompetition } from '../../src/domain/known-choice'
import type { MatchFilters } from '../../src/domain/match-search'
import { nearestOffers, nearestSeasons } from '../../src/domain/no-matches'

export interface SeasonOffer {
  season: Season
  filters: MatchFilters
  total: number
}

/** The request for that season; null while unknown, or if it has no such competition. */
function useFiltersIn(season: Season | undefined, shown: MatchFilters, competitionName: string | null) {
  const needsList = season !== undefined && shown.competition !== null
  const competitions = listOf(useRequest(needsList ? getCompetitions(season.id) : null))
  if (!season) return null
  const filters = { ...shown, season: season.id, page: null }
  if (shown.competition === null) return filters
  const competition = competitions && sameCompetition(shown.competition, competitionName, competitions)
  return competition ? { ...filters, competition } : null
}

function useOffer(
  season: Season | undefined,
  shown: MatchFilters,
  competitionName: string | null,
): SeasonOffer | null {
  const filters = useFiltersIn(season, shown, competitionName)
  const answer = useRequest(filters && searchMatches(filters, 1))
  if (!season || !filters || answer.state !== 'ready' || answer.value.total === 0) return null
  return { season, filters, total: answer.value.total }
}

/** The nearest two of the nearest six seasons, newest first. */
export function useSeasonOffers(
  seasons: readonly Season[],
  shown: MatchFilters,
  competitionName: string | null,
): SeasonOffer[] {
  const near = nearestSeasons(seasons, shown.season, shown)
  const offers = [
    useOffer(near[0], shown, competitionName),
    useOffer(near[1], shown, competitionName),
    useOffer(near[2], shown, competitionName),
    useOffer(near[3], shown, competitionName),
    useOffer(near[4], shown, competitionName),
    useOffer(near[5], shown, competitionName),
  ]
  return nearestOffers(offers, seasons)
}
