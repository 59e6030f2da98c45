/** The page of a team's news that the query names: 9, and an ad. */
import type { NewsResultsQuestion } from '../../src/blocks/news-results/news-responses'
import { pageUnder } from '../../src/domain/query/pagination'

/** Null is the news of all categories. */
export const newsQuestion = (category: string | null, query: string): NewsResultsQuestion => ({
  category,
  from: null,
  to: null,
  page: pageUnder(new URLSearchParams(query)),
  perPage: 9,
  ads: true,
})
