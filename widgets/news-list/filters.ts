/** The filters of the news list: the query's, else the attributes'. */
import { type NewsFilters, newsQueryOf, noNewsFilters, readNewsFilters } from '../../src/domain/news-search'
import { useQueryText, useRestart } from '../../src/page/use-query'
import { useWidget } from '../../src/page/widget'

const keys = Object.keys(newsQueryOf(noNewsFilters))

/** If the query carries any of our keys, the attributes are ignored: so a preset can be removed. */
export function filtersOf(query: string, categories: readonly string[]): NewsFilters {
  const parameters = new URLSearchParams(query)
  const isNamed = keys.some((key) => parameters.has(key))
  return isNamed ? readNewsFilters(query) : { ...noNewsFilters, categories }
}

/**
 * The query to write; without filters it contains the page number, because an empty query would bring the attributes'
 * preset back.
 */
export function queryOf(filters: NewsFilters, categories: readonly string[]): Record<string, string | null> {
  const query = newsQueryOf(filters)
  const isEmpty = Object.values(query).every((value) => value === null)
  return isEmpty && categories.length > 0 ? { ...query, stran: '1' } : query
}

/** The query names categories, whose ids may be unknown. */
export const areCategoriesNamed = (query: string): boolean => new URLSearchParams(query).has('kategorija')

export interface ListFilters {
  filters: NewsFilters
  /** The categories come from the query, so their ids may be unknown. */
  isNamed: boolean
  write: (filters: NewsFilters, how: 'push' | 'replace') => void
}

/** The current filters and their setter. With history="memory" a changed attribute takes effect again. */
export function useListFilters(categories: readonly string[]): ListFilters {
  const { query } = useWidget()
  const text = useQueryText(query)
  useRestart(keys, categories.join(','))
  return {
    filters: filtersOf(text, categories),
    isNamed: areCategoriesNamed(text),
    write: (changed, how) => query.write(queryOf(changed, categories), how),
  }
}
