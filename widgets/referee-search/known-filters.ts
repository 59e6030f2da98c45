/** The effective filters, where unknown ids in the query count as not given, and the matches that they find. */
import type { Ask } from '../../src/client/ask'
import { type RefereeFilters, refereeQuestion } from '../../src/domain/match/referee-search'
import { knownId } from '../../src/domain/query/known-choice'
import { searchMatches } from '../../src/endpoints/matches'
import { officialsOf, type SeasonChoices, seasonCompetitions } from './choices'
import type { GivenFilters } from './filters'

export interface KnownFilters {
  filters: RefereeFilters
  /** Everything that decides about the request is known. */
  isKnown: boolean
}

export function knownFilters(
  ask: Ask,
  { filters: given, isSearched }: GivenFilters,
  { seasons, active }: SeasonChoices,
): KnownFilters {
  const { referee, commissioner, competition } = given
  const season = isSearched ? knownId(given.season, seasons) : given.season
  const isSeasonKnown = seasons !== null
  const shown = isSeasonKnown && isSearched && competition !== null ? (season ?? active ?? null) : null
  const competitions = seasonCompetitions(ask, shown, isSeasonKnown)
  const referees = officialsOf(ask, 'referee', isSearched && referee !== null)
  const commissioners = officialsOf(ask, 'commissioner', isSearched && commissioner !== null)
  if (!isSearched) return { filters: given, isKnown: true }
  const waits = [
    seasons === null,
    referee !== null && referees === null,
    commissioner !== null && commissioners === null,
    competition !== null && competitions === null,
  ]
  return {
    filters: {
      ...given,
      season,
      competition: knownId(competition, competitions),
      referee: knownId(referee, referees),
      commissioner: knownId(commissioner, commissioners),
    },
    isKnown: !waits.some(Boolean),
  }
}

/** The found matches; `shown` with the season that is searched, null if none is known. */
export function foundMatches(
  ask: Ask,
  { filters, isKnown }: KnownFilters,
  active: SeasonChoices['active'],
  perPage: number,
) {
  const shown = { ...filters, season: filters.season ?? active ?? null }
  const answer = ask(isKnown ? searchMatches(refereeQuestion(shown), perPage) : null, { keep: true })
  return { shown, answer }
}
