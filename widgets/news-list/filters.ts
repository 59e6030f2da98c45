/** The filters of the news list: the query's, else the attributes'. */
import type { Ask } from '../../src/client/ask'
import { useRequest } from '../../src/client/use-request'
import {
  type NewsFilters,
  newsQueryOf,
  noNewsFilters,
  readNewsFilters,
} from '../../src/domain/news/news-search'
import type { NewsQuestion } from '../../src/endpoints/news'
import { useQueryText, useRestart } from '../../src/page/use-query'
import { useWidget } from '../../src/page/widget'
import { categoryLists, chosenElsewhere } from './categories'

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

/** What the list requests by its filters. */
export const questionOf = ({ categories, ...filters }: NewsFilters, perPage: number): NewsQuestion => ({
  ...filters,
  category: categories.join(',') || null,
  perPage,
})

interface KnownFilters {
  /** Without unknown categories, which count as not given */
  filters: NewsFilters
  /** Whether the query's categories are known isn't known yet. */
  isWaiting: boolean
}

/** The attributes' categories are taken as they are. */
export function knownFilters(ask: Ask, query: string, categories: readonly string[]): KnownFilters {
  const filters = filtersOf(query, categories)
  const isNamed = new URLSearchParams(query).has('kategorija')
  const known = categoryLists(ask, !isNamed)
  const unknown = known.isWhole ? chosenElsewhere(known, filters.categories) : []
  return {
    filters: { ...filters, categories: filters.categories.filter((id) => !unknown.includes(id)) },
    isWaiting: isNamed && known.lists.some((list) => list.categories === null),
  }
}

interface ListFilters extends KnownFilters {
  write: (filters: NewsFilters, how: 'push' | 'replace') => void
}

/** The current filters and their setter. With history="memory" a changed attribute takes effect again. */
export function useListFilters(categories: readonly string[]): ListFilters {
  const { query } = useWidget()
  const text = useQueryText(query)
  useRestart(keys, categories.join(','))
  return {
    ...knownFilters(useRequest, text, categories),
    write: (changed, how) => query.write(queryOf(changed, categories), how),
  }
}
