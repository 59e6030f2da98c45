/** The filters of the match list: the query's, else the attributes'. */
import { jsonText } from '../../src/domain/json-text'
import {
  type MatchFilters,
  matchFiltersOf,
  matchQueryOf,
  noMatchFilters,
  readMatchFilters,
} from '../../src/domain/match-search'
import type { AttributeValues } from '../../src/element/attributes'
import { useQueryText, useRestart } from '../../src/page/use-query'
import { useWidget } from '../../src/page/widget'
import type { matchListTag } from './attributes'

export type ListAttributes = AttributeValues<typeof matchListTag.attributes>

const keys = Object.keys(matchQueryOf(noMatchFilters))

const startOf = (attributes: ListAttributes): MatchFilters => matchFiltersOf((name) => attributes[name])

/** The query carries any of our keys. */
export function isNamedIn(query: string): boolean {
  const parameters = new URLSearchParams(query)
  return keys.some((key) => parameters.has(key))
}

/** If the query carries any of our keys, the attributes are ignored: so a preset can be removed. */
export function filtersOf(query: string, attributes: ListAttributes): MatchFilters {
  const filters = isNamedIn(query) ? readMatchFilters(query) : startOf(attributes)
  return attributes.lock === 'club' && attributes.club ? { ...filters, club: attributes.club } : filters
}

export interface ListFilters {
  filters: MatchFilters
  /** They come from the query, so their ids may be unknown. */
  isNamed: boolean
  write: (filters: MatchFilters, how: 'push' | 'replace') => void
}

/** The current filters and their setter. With history="memory" a changed attribute takes effect again. */
export function useListFilters(attributes: ListAttributes): ListFilters {
  const { query } = useWidget()
  const text = useQueryText(query)
  useRestart(keys, jsonText(startOf(attributes)))
  return {
    filters: filtersOf(text, attributes),
    isNamed: isNamedIn(text),
    write: (changed, how) => query.write(matchQueryOf(changed), how),
  }
}
