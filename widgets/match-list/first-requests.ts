import { getClubs, getCompetitions, getSeasons, getSportHalls } from '../../src/api/federation'
import { searchMatchesByTime, searchNextMatches } from '../../src/api/matches'
import type { FirstRequests } from '../../src/element/first-requests'
import { matchListTag } from './attributes'
import { filtersOf, isNamedIn } from './filters'

export const first: FirstRequests<typeof matchListTag.attributes> = {
  tag: matchListTag,
  requestsOf: ({ attributes, query, history, today }) => {
    const { show, club, perPage } = attributes
    const isNext = show === 'next'
    const hasSearch = attributes.search && !isNext
    const filters = filtersOf(query, attributes)
    // Ids of the query are checked first.
    const isNamed = isNamedIn(query) && (hasSearch || history === 'page')
    const season = isNamed ? null : filters.season
    const hasChoices = hasSearch || isNamed
    const search = isNext ? searchNextMatches : searchMatchesByTime
    return [
      (hasChoices || season === null) && getSeasons(),
      hasChoices && season !== null && getCompetitions(season),
      (hasChoices || club !== null) && getClubs(),
      hasChoices && getSportHalls(),
      season !== null && search(filters, perPage, today),
    ]
  },
}
