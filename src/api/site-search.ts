/** Search of the whole site. */
import { SearchPage } from '../contract/site-search'

/** `page` from 1. */
export const searchSite = (words: string, page: number, perPage: number) => ({
  name: 'Search the site',
  path: '/search',
  query: { q: words, page: page > 1 ? page : null, perPage },
  schema: SearchPage,
})
