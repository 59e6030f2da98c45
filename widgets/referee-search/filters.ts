/** What is searched for: what the query says; before a search the tag's season alone is chosen. */
import {
  isRefereeSearch,
  noRefereeFilters,
  type RefereeFilters,
  readRefereeFilters,
  refereeQueryOf,
} from '../../src/domain/referee-search'
import { useQueryText, useRestart } from '../../src/page/use-query'
import { useWidget } from '../../src/page/widget'

/** Where the search is on the site. */
export const searchPath = 'sodniski-iskalnik'

const keys = Object.keys(refereeQueryOf(noRefereeFilters))

export interface SearchFilters {
  filters: RefereeFilters
  /** Whether the visitor has searched; before that no match is shown and nobody is named. */
  isSearched: boolean
  write: (filters: RefereeFilters, how: 'push' | 'replace') => void
}

/** With history="memory" a changed tag takes over again. */
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
