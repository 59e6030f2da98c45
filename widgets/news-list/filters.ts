/** Which news the list shows: what the query says, else what the tag says. */
import { type NewsFilters, newsQueryOf, noNewsFilters, readNewsFilters } from '../../src/domain/news-search'
import { useQueryText, useRestart } from '../../src/page/use-query'
import { useWidget } from '../../src/page/widget'

const keys = Object.keys(newsQueryOf(noNewsFilters))

/** A query that names any of our keys has the whole say, so that a choice can also be taken back. */
export function filtersOf(query: string, categories: readonly string[]): NewsFilters {
  const parameters = new URLSearchParams(query)
  const isSaid = keys.some((key) => parameters.has(key))
  return isSaid ? readNewsFilters(query) : { ...noNewsFilters, categories }
}

/** What to write; "nothing chosen" says its page where silence would bring the tag's own choice back. */
export function queryOf(filters: NewsFilters, categories: readonly string[]): Record<string, string | null> {
  const query = newsQueryOf(filters)
  const isSilent = Object.values(query).every((value) => value === null)
  return isSilent && categories.length > 0 ? { ...query, stran: '1' } : query
}

export interface ListFilters {
  filters: NewsFilters
  /** The categories come from the query, where anybody may have written anything. */
  isNamed: boolean
  write: (filters: NewsFilters, how: 'push' | 'replace') => void
}

/** The filters now and how to set them. With history="memory" a changed tag takes over again. */
export function useListFilters(categories: readonly string[]): ListFilters {
  const { query } = useWidget()
  const text = useQueryText(query)
  useRestart(keys, categories.join(','))
  return {
    filters: filtersOf(text, categories),
    isNamed: new URLSearchParams(text).has('kategorija'),
    write: (changed, how) => query.write(queryOf(changed, categories), how),
  }
}
