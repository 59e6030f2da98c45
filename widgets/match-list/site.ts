import { matchKeys } from '../../src/domain/match-search'
import type { Route, SitePage } from '../../src/page/site-page'

export const route: Route = { path: '/tekme' }

export const page: SitePage = {
  keys: matchKeys(),
  otherKeys: ['stran'],
  short: { 'per-page': '5', show: 'next' },
  heading: 'Tekme',
  description: 'Razpored in izidi tekem',
}
