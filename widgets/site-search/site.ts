import type { Route, SitePage } from '../../src/page/site-page'

export const route: Route = { path: '/iskalnik' }

export const page: SitePage = {
  keys: { query: 'q' },
  otherKeys: ['stran'],
  heading: 'Iskalnik',
  description: 'Iskanje po straneh {federation}',
  picture: 'default-news.svg',
}
