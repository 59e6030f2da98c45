import type { PageAbout, Route, SitePage } from '../../src/page/site-page'

export const route: Route = { path: '/novice' }

export const about: PageAbout = {
  title: 'Novice',
  description: 'Novice {federation}',
}

export const page: SitePage = {
  keys: { category: 'kategorija' },
  otherKeys: ['od', 'do', 'stran'],
  short: { 'per-page': '5', header: 'off', ads: 'off' },
  about,
}
