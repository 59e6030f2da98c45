/** Search of the whole site. */
import { SearchPage } from '../contract/site-search'

/** Results on a page */
export const foundPerPage = 10

/** `page` from 1. */
export const searchSite = (words: string, page: number) => ({
  name: 'Search the site',
  path: '/search',
  query: { q: words, page: page > 1 ? page : null, perPage: foundPerPage },
  schema: SearchPage,
})
