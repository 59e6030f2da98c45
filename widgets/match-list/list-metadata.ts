import { type MatchFilters, matchQueryOf } from '../../src/domain/match-search'

/** What the page of these matches is called. Null of `filters` is left out of its address. */
export const listMetadata = (filters: MatchFilters) => ({
  title: 'Tekme',
  description: 'Razpored in izidi tekem',
  path: 'tekme',
  query: matchQueryOf(filters),
})
