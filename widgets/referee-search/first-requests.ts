import { getSeasons } from '../../src/api/federation'
import { getCommissioners, getReferees } from '../../src/api/officials'
import { isRefereeSearch, readRefereeFilters } from '../../src/domain/referee-search'
import type { FirstRequests } from '../../src/element/first-requests'
import { refereeSearchTag } from './attributes'

export const first: FirstRequests<typeof refereeSearchTag.attributes> = {
  tag: refereeSearchTag,
  requestsOf: ({ query }) => {
    const { referee, commissioner } = readRefereeFilters(query)
    return [
      getSeasons(),
      isRefereeSearch(query) && referee !== null && getReferees(),
      isRefereeSearch(query) && commissioner !== null && getCommissioners(),
    ]
  },
}
