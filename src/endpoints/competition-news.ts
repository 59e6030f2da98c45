/** News of a competition. The API doesn't link them; they are the news of the category with the competition's name. */

import type { Ask, Loading } from '../client/ask'
import type { NewsPage } from '../contract/news'
import { getCategories, getNews, newsPerTab } from './news'

const categories = getCategories('COMPETITION')

export interface CompetitionNews {
  /** The category's id; null if there is none, and while loading. */
  category: string | null
  first: Loading<NewsPage>
}

const none: Loading<NewsPage> = { state: 'failed' }

/** Null requests nothing. Without a category there are no news. */
export function competitionNews(ask: Ask, name: string | null): CompetitionNews {
  const all = ask(name === null ? null : categories)
  const own = all.state === 'ready' ? all.value.find((each) => each.name.trim() === name?.trim()) : undefined
  const question = { from: null, to: null, page: 1, perPage: newsPerTab }
  const news = ask(own ? getNews({ category: own.id, ...question }) : null)
  return { category: own?.id ?? null, first: own || all.state === 'loading' ? news : none }
}
