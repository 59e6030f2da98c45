import { getAd } from '../../src/api/ads'
import { getNews } from '../../src/api/news'
import type { FirstRequests } from '../../src/element/first-requests'
import { newsListTag } from './attributes'
import { categoryRequests } from './categories'
import { areCategoriesNamed, filtersOf } from './filters'

export const first: FirstRequests<typeof newsListTag.attributes> = {
  tag: newsListTag,
  requestsOf: ({ attributes: { category, perPage, header, ads }, query }) => {
    const { categories, ...filters } = filtersOf(query, category)
    const isNamed = areCategoriesNamed(query)
    return [
      ...(header || isNamed ? categoryRequests : []),
      !isNamed && getNews({ ...filters, category: categories.join(',') || null, perPage }),
      ads && getAd(),
    ]
  },
}
