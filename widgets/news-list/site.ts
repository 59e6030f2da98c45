import type { Route, SitePage } from '../../src/page/site-page'

export const route: Route = { path: '/novice' }

export const page: SitePage = {
  keys: { category: 'kategorija' },
  otherKeys: ['od', 'do', 'stran'],
  short: { 'per-page': '5', header: 'off', ads: 'off' },
  heading: 'Novice',
  description: 'Novice {federation}',
}
