import type { Route, SitePage } from '../../src/page/site-page'

export const route: Route = { path: '/iskalnik' }

export const page: SitePage = {
  said: { query: 'q' },
  unsaid: ['stran'],
  heading: 'Iskalnik',
  description: 'Iskanje po straneh {federation}',
  picture: 'default-news.svg',
}
