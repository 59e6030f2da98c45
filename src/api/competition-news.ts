/** News of a competition. The API doesn't tell which they are; a news category of its name does. */
import type { NewsPage } from '../contract/news'
import { getCategories, getNews } from './news'
import { type Loading, useRequest } from './use-request'

const categories = getCategories('COMPETITION')

/** The first page of them, in the tab's own measure. */
export const newsPerPage = 9

export interface CompetitionNews {
  /** The category's id; null where there is none, and while it is on its way. */
  category: string | null
  first: Loading<NewsPage>
}

const none: Loading<NewsPage> = { state: 'failed' }

/** Null asks nothing. Without a category there are no news to have. */
export function useCompetitionNews(name: string | null): CompetitionNews {
  const all = useRequest(name === null ? null : categories)
  const own = all.state === 'ready' ? all.value.find((each) => each.name.trim() === name?.trim()) : undefined
  const question = { from: null, to: null, page: 1, perPage: newsPerPage }
  const news = useRequest(own ? getNews({ category: own.id, ...question }) : null)
  return { category: own?.id ?? null, first: own || all.state === 'loading' ? news : none }
}
