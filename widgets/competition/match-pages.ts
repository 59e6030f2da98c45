/** The pages of a competition's matches. */
import type { Loading } from '../../src/client/ask'
import { isPageBeyond } from '../../src/client/page-beyond'
import type { MatchPage } from '../../src/contract/matches'
import { pageUnder } from '../../src/domain/query/pagination'

export const perPage = 25

/** Whether the query names a page beyond the last one. */
export const isPageBeyondMatches = (matches: Loading<MatchPage>, query: string): boolean =>
  isPageBeyond(matches, pageUnder(new URLSearchParams(query)), perPage, (found) => found.matches.length)
