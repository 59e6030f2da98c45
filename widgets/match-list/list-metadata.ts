import { type MatchFilters, matchQueryOf } from '../../src/domain/match/match-search'
import { about, route } from './site'

/** What the page of these matches is called. Null of `filters` is left out of its address. */
export const listMetadata = (filters: MatchFilters) => ({
  ...about,
  path: route.path,
  query: matchQueryOf(filters),
})
