/** The page of a competition's news that the query names. */

import type { NewsResultsQuestion } from '../../src/blocks/news-results/news-responses'
import { pageUnder } from '../../src/domain/query/pagination'
import { newsPerPage } from '../../src/endpoints/competition-news'

/** A null category is loading. */
export const newsQuestion = (category: string | null, query: string): NewsResultsQuestion => ({
  category,
  from: null,
  to: null,
  page: pageUnder(new URLSearchParams(query)),
  perPage: newsPerPage,
  ads: false,
  isWaiting: category === null,
})
