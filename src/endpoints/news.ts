/** News, one article and the news categories. Slugs come from data and are encoded. */

import type { Ask, Loading } from '../client/ask'
import { NewsArticle, NewsCategoryList, type NewsCategoryType, NewsPage } from '../contract/news'

export interface NewsQuestion {
  /** Comma-separated category ids: news of any of them; null is all. */
  category: string | null
  /** First and last day, both included, YYYY-MM-DD. */
  from: string | null
  to: string | null
  /** From 1. */
  page: number
  perPage: number
}

/** Articles on a page of a tab. */
export const newsPerTab = 9

export const getNews = ({ category, from, to, page, perPage }: NewsQuestion) => ({
  name: 'Get paginated news',
  path: '/news',
  query: { perPage, page, category, from, to },
  schema: NewsPage,
})

export const getNewsArticle = (slug: string) => ({
  name: 'Get news article',
  path: `/news/${encodeURIComponent(slug)}`,
  schema: NewsArticle,
})

/** Null requests nothing. */
export const newsArticleOf = (ask: Ask, slug: string | null): Loading<NewsArticle> =>
  ask(slug === null ? null : getNewsArticle(slug))

export const getCategories = (type: NewsCategoryType) => ({
  name: 'Get categories',
  path: '/categories',
  query: { type },
  schema: NewsCategoryList,
})
