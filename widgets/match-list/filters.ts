/** Which matches the list shows: what the query says, else what the tag says. */
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

function isNamedIn(query: string): boolean {
  const parameters = new URLSearchParams(query)
  return keys.some((key) => parameters.has(key))
}

/** A query that names any of our keys has the whole say, so that a choice can also be taken back. */
export function filtersOf(query: string, attributes: ListAttributes): MatchFilters {
  const filters = isNamedIn(query) ? readMatchFilters(query) : startOf(attributes)
  return attributes.lock === 'club' && attributes.club ? { ...filters, club: attributes.club } : filters
}

export interface ListFilters {
  filters: MatchFilters
  /** They come from the query, where anybody may have written anything. */
  isNamed: boolean
  write: (filters: MatchFilters, how: 'push' | 'replace') => void
}

/** The filters now and how to set them. With history="memory" a changed tag takes over again. */
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
