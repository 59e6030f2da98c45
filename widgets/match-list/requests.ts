import { isPageBeyond } from '../../src/client/page-beyond'
import { matchQueryOf } from '../../src/domain/match/match-search'
import { changedQuery } from '../../src/domain/query/query'
import { ownClubs } from '../../src/endpoints/own-matches'
import type { ScreenRequests } from '../../src/island/screen-requests'
import { matchListTag } from './attributes'
import { givenFilters } from './filters'
import { knownFilters } from './known-filters'
import { listedMatches } from './listed-matches'
import { nextOrLastMatches } from './next-or-last-matches'
import { seasonOffers } from './season-offers'

export const requests: ScreenRequests<typeof matchListTag.attributes> = {
  tag: matchListTag,
  read({ attributes, query, history, now, today }, ask) {
    const { show, club, perPage } = attributes
    const given = givenFilters(query, attributes, history)
    const known = knownFilters(ask, given)
    ownClubs(ask, club)
    if (show === 'next') {
      nextOrLastMatches(ask, known, { count: perPage, today, now })
      return undefined
    }
    const { shown, named, choices, competitionName } = known
    const answer = listedMatches(ask, known, perPage, today)
    if (isPageBeyond(answer, shown.page ?? 1, perPage, ({ total }) => total))
      return changedQuery(query, matchQueryOf({ ...named, page: null }))
    if (given.isSearched && answer.state === 'ready' && answer.value.matches.length === 0)
      seasonOffers(ask, choices.seasons ?? [], shown, competitionName)
  },
}
