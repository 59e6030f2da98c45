/** Search of the whole site. */
import type { Ask, Loading } from '../client/ask'
import { SearchPage } from '../contract/site-search'
import { otherWords, type SiteSearch } from '../domain/query/site-search'

/** Results on a page */
export const foundPerPage = 10

/** `page` from 1. */
export const searchSite = (words: string, page: number) => ({
  name: 'Search the site',
  path: '/search',
  query: { q: words, page: page > 1 ? page : null, perPage: foundPerPage },
  schema: SearchPage,
})

/** Without words nothing is requested. */
export const foundPage = (ask: Ask, { words, page }: SiteSearch): Loading<SearchPage> =>
  ask(words === '' ? null : searchSite(words, page), { keep: true })

/** The suggestion instead of no results; null without one. */
export const meantWords = ({ results, suggestion }: SearchPage, { words }: SiteSearch): string | null =>
  results.length > 0 ? null : otherWords(suggestion, words)

/** The suggestion's first results. */
export const meantPage = (ask: Ask, words: string): Loading<SearchPage> => ask(searchSite(words, 1))
