/** The effective filters: unknown ids in the query count as not given. */
import { knownId } from '../../src/domain/known-choice'
import type { RefereeFilters } from '../../src/domain/referee-search'
import { type SeasonChoices, useCompetitions, useOfficials } from './choices'

export interface KnownFilters {
  filters: RefereeFilters
  /** Everything that decides about the request is known. */
  isKnown: boolean
}

export function useKnownFilters(
  asked: RefereeFilters,
  isSearched: boolean,
  { seasons, active }: SeasonChoices,
): KnownFilters {
  const { referee, commissioner, competition } = asked
  const season = isSearched ? knownId(asked.season, seasons) : asked.season
  const isSeasonKnown = seasons !== null
  const shown = isSeasonKnown && isSearched && competition !== null ? (season ?? active ?? null) : null
  const competitions = useCompetitions(shown, isSeasonKnown)
  const referees = useOfficials('referee', isSearched && referee !== null)
  const commissioners = useOfficials('commissioner', isSearched && commissioner !== null)
  if (!isSearched) return { filters: asked, isKnown: true }
  const waits = [
    seasons === null,
    referee !== null && referees === null,
    commissioner !== null && commissioners === null,
    competition !== null && competitions === null,
  ]
  return {
    filters: {
      ...asked,
      season,
      competition: knownId(competition, competitions),
      referee: knownId(referee, referees),
      commissioner: knownId(commissioner, commissioners),
    },
    isKnown: !waits.some(Boolean),
  }
}
