/** One page of the list's matches. */
import type { Ask, Loading } from '../../src/client/ask'
import type { MatchPage } from '../../src/contract/matches'
import { openStarts } from '../../src/domain/match/match-status'
import { searchMatchesByTime } from '../../src/endpoints/matches'
import type { KnownFilters } from './known-filters'

export type Filters = Pick<KnownFilters, 'shown' | 'isKnown'>

export const following = {
  keep: true,
  follow: ({ matches }: MatchPage, now: number) => openStarts(matches, now),
}

/** `today` is an ISO day. */
export const listedMatches = (
  ask: Ask,
  { shown, isKnown }: Filters,
  perPage: number,
  today: string,
): Loading<MatchPage> => ask(isKnown ? searchMatchesByTime(shown, perPage, today) : null, following)
