import { searchSite } from '../../src/api/site-search'
import { readSiteSearch } from '../../src/domain/site-search'
import type { FirstRequests } from '../../src/element/first-requests'
import { siteSearchTag } from './attributes'

export const first: FirstRequests<typeof siteSearchTag.attributes> = {
  tag: siteSearchTag,
  requestsOf: ({ attributes, query }) => {
    const { words, page } = readSiteSearch(query, attributes.query ?? '')
    return [words !== '' && searchSite(words, page)]
  },
}
