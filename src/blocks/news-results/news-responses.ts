/** What a page of news is rendered from. */

import type { Ask } from '../../client/ask'
import { isPageBeyond } from '../../client/page-beyond'
import { pageUnder } from '../../domain/query/pagination'
import { getAd } from '../../endpoints/ads'
import { getNews, type NewsQuestion, newsPerTab } from '../../endpoints/news'

export interface NewsResultsQuestion extends NewsQuestion {
  /** Whether an ad is shown in the middle. */
  ads: boolean
  /** The query isn't known yet. */
  isWaiting?: boolean
}

/** A null category is the news of all. */
export type TabNews = Pick<NewsResultsQuestion, 'category' | 'ads' | 'isWaiting'>

/** The page of a tab's news that the query names. */
export const tabNews = (news: TabNews, query: string): NewsResultsQuestion => ({
  ...news,
  from: null,
  to: null,
  page: pageUnder(new URLSearchParams(query)),
  perPage: newsPerTab,
})

/** `isBeyond`: the requested page is beyond the last one, as in an old link. */
export function newsResponses(ask: Ask, { ads, isWaiting = false, ...question }: NewsResultsQuestion) {
  const news = ask(isWaiting ? null : getNews(question), { keep: true })
  const ad = ask(ads ? getAd() : null)
  return {
    news,
    ad,
    isBeyond: isPageBeyond(news, question.page, question.perPage, ({ nuOfNews }) => nuOfNews),
  }
}
