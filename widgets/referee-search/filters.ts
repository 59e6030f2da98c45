/** The filters of the search, from the query; before a search only the attribute's season. */
import {
  isRefereeSearch,
  noRefereeFilters,
  type RefereeFilters,
  readRefereeFilters,
  refereeKeys,
  refereeQueryOf,
} from '../../src/domain/match/referee-search'
import { useQueryText, useRestart } from '../../src/page/use-query'
import { useWidget } from '../../src/page/widget'

export interface GivenFilters {
  filters: RefereeFilters
  /** Whether the visitor has searched; before that no matches and no names are shown. */
  isSearched: boolean
}

export function givenFilters(query: string, season: string | null): GivenFilters {
  const isSearched = isRefereeSearch(query)
  return { filters: isSearched ? readRefereeFilters(query) : { ...noRefereeFilters, season }, isSearched }
}

export interface SearchFilters extends GivenFilters {
  write: (filters: RefereeFilters, how: 'push' | 'replace') => void
}

/** With history="memory" a changed attribute takes effect again. */
export function useSearchFilters(season: string | null): SearchFilters {
  const { query } = useWidget()
  const text = useQueryText(query)
  useRestart(refereeKeys, season ?? '')
  return {
    ...givenFilters(text, season),
    write: (changed, how) => query.write(refereeQueryOf(changed), how),
  }
}
