import { newsResponses } from '../../src/blocks/news-results/news-responses'
import { changedQuery } from '../../src/domain/query/query'
import type { ScreenRequests } from '../../src/island/screen-requests'
import { newsListTag } from './attributes'
import { categoryLists } from './categories'
import { knownFilters, queryOf, questionOf } from './filters'

export const requests: ScreenRequests<typeof newsListTag.attributes> = {
  tag: newsListTag,
  read({ attributes: { category, perPage, header, ads }, query }, ask) {
    if (header) categoryLists(ask)
    const { filters, isWaiting } = knownFilters(ask, query, category)
    const { isBeyond } = newsResponses(ask, { ...questionOf(filters, perPage), ads, isWaiting })
    return isBeyond ? changedQuery(query, queryOf({ ...filters, page: 1 }, category)) : undefined
  },
}
