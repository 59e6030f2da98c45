import { isPageBeyond } from '../../src/client/page-beyond'
import { refereeQueryOf } from '../../src/domain/match/referee-search'
import { changedQuery } from '../../src/domain/query/query'
import type { ScreenRequests } from '../../src/island/screen-requests'
import { refereeSearchTag } from './attributes'
import { formChoices, officialsOf, seasonChoices } from './choices'
import { givenFilters } from './filters'
import { foundMatches, knownFilters } from './known-filters'

export const requests: ScreenRequests<typeof refereeSearchTag.attributes> = {
  tag: refereeSearchTag,
  read({ attributes: { season, perPage }, query, history }, ask) {
    const given = givenFilters(query, season)
    const seasons = seasonChoices(ask)
    const known = knownFilters(ask, given, seasons)
    const { filters } = known
    formChoices(ask, filters, seasons)
    // Only a server knows responses: it also renders all names, for visitors without JavaScript.
    const isPlain = history === 'page' && seasons.seasons !== null
    officialsOf(ask, 'referee', isPlain)
    officialsOf(ask, 'commissioner', isPlain)
    if (!given.isSearched) return undefined
    const { answer } = foundMatches(ask, known, seasons.active, perPage)
    return isPageBeyond(answer, filters.page, perPage, ({ total }) => total)
      ? changedQuery(query, refereeQueryOf({ ...filters, page: 1 }))
      : undefined
  },
}
