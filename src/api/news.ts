/** News (contract 5). */
import { NewsPage } from '../contract/news'

/** `category`: ids with commas between them; days as YYYY-MM-DD. Pages count from 1. */
export interface NewsFilters {
  category?: string | null
  from?: string | null
  to?: string | null
}

export const getNews = (filters: NewsFilters, page: number, perPage: number) => ({
  name: 'Get paginated news',
  path: '/news',
  query: { ...filters, page, perPage },
  schema: NewsPage,
})
