import type { PageAbout, Route, SitePage } from '../../src/page/site-page'

export const route: Route = { path: '/iskalnik' }

export const about: PageAbout = {
  title: 'Iskalnik',
  description: 'Iskanje po straneh {federation}',
  picture: 'default-news.svg',
}

export const page: SitePage = {
  keys: { query: 'q' },
  otherKeys: ['stran'],
  about,
}
