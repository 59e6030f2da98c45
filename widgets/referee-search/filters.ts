/** The filters of the search, from the query; before a search only the attribute's season. */
import {
  isRefereeSearch,
  noRefereeFilters,
  type RefereeFilters,
  readRefereeFilters,
  refereeQueryOf,
} from '../../src/domain/referee-search'
import { useQueryText, useRestart } from '../../src/page/use-query'
import { useWidget } from '../../src/page/widget'

/** The path of the search on the site. */
export const searchPath = 'sodniski-iskalnik'

const keys = Object.keys(refereeQueryOf(noRefereeFilters))

export interface SearchFilters {
  filters: RefereeFilters
  /** Whether the visitor has searched; before that no matches and no names are shown. */
  isSearched: boolean
  write: (filters: RefereeFilters, how: 'push' | 'replace') => void
}

/** With history="memory" a changed attribute takes effect again. */
export function useSearchFilters(season: string | null): SearchFilters {
  const { query } = useWidget()
  const text = useQueryText(query)
  const isSearched = isRefereeSearch(text)
  useRestart(keys, season ?? '')
  return {
    filters: isSearched ? readRefereeFilters(text) : { ...noRefereeFilters, season },
    isSearched,
    write: (changed, how) => query.write(refereeQueryOf(changed), how),
  }
}
