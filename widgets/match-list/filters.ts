/** The filters of the match list: the query's, else the attributes'. */

import {
  type MatchFilters,
  matchFiltersOf,
  matchQueryOf,
  noMatchFilters,
  readMatchFilters,
} from '../../src/domain/match/match-search'
import { jsonText } from '../../src/domain/text/json-text'
import type { AttributeValues } from '../../src/island/attributes'
import type { HistoryMode } from '../../src/page/configuration'
import { useQueryText, useRestart } from '../../src/page/use-query'
import { useWidget } from '../../src/page/widget'
import type { matchListTag } from './attributes'

export type ListAttributes = AttributeValues<typeof matchListTag.attributes>

const keys = Object.keys(matchQueryOf(noMatchFilters))

const startOf = (attributes: ListAttributes): MatchFilters => matchFiltersOf((name) => attributes[name])

/** The query carries any of our keys. */
function isNamedIn(query: string): boolean {
  const parameters = new URLSearchParams(query)
  return keys.some((key) => parameters.has(key))
}

/** If the query carries any of our keys, the attributes are ignored: so a preset can be removed. */
function filtersOf(query: string, attributes: ListAttributes): MatchFilters {
  const filters = isNamedIn(query) ? readMatchFilters(query) : startOf(attributes)
  return attributes.lock === 'club' && attributes.club ? { ...filters, club: attributes.club } : filters
}

export interface GivenFilters {
  filters: MatchFilters
  /** There is a search header, which needs the options. */
  isSearched: boolean
  /** The query names them, so their ids may be unknown. One that only this element has written is valid. */
  isNamed: boolean
}

export function givenFilters(query: string, attributes: ListAttributes, history: HistoryMode): GivenFilters {
  const isSearched = attributes.search && attributes.show === 'all'
  return {
    filters: filtersOf(query, attributes),
    isSearched,
    isNamed: isNamedIn(query) && (isSearched || history === 'page'),
  }
}

export interface ListFilters extends GivenFilters {
  write: (filters: MatchFilters, how: 'push' | 'replace') => void
}

/** The current filters and their setter. With history="memory" a changed attribute takes effect again. */
export function useListFilters(attributes: ListAttributes): ListFilters {
  const { query, configuration } = useWidget()
  const text = useQueryText(query)
  useRestart(keys, jsonText(startOf(attributes)))
  return {
    ...givenFilters(text, attributes, configuration.history),
    write: (changed, how) => query.write(matchQueryOf(changed), how),
  }
}
