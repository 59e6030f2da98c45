import { isPageBeyond } from '../../src/client/page-beyond'
import { changedQuery } from '../../src/domain/query/query'
import { readSiteSearch, siteSearchQuery } from '../../src/domain/query/site-search'
import { foundPage, foundPerPage, meantPage, meantWords } from '../../src/endpoints/site-search'
import type { ScreenRequests } from '../../src/island/screen-requests'
import { siteSearchTag } from './attributes'

export const requests: ScreenRequests<typeof siteSearchTag.attributes> = {
  tag: siteSearchTag,
  read({ attributes, query }, ask) {
    const start = attributes.query ?? ''
    const search = readSiteSearch(query, start)
    const found = foundPage(ask, search)
    const { page } = search
    if (isPageBeyond(found, page, foundPerPage, ({ total }) => total))
      return changedQuery(query, siteSearchQuery({ ...search, page: 1 }, start))
    const meant = found.state === 'ready' ? meantWords(found.value, search) : null
    if (meant) meantPage(ask, meant)
  },
}
