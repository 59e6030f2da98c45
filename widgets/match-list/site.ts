import { matchKeys } from '../../src/domain/match/match-search'
import type { PageAbout, Route, SitePage } from '../../src/page/site-page'

export const route: Route = { path: '/tekme' }

export const about: PageAbout = {
  title: 'Tekme',
  description: 'Razpored in izidi tekem',
}

export const page: SitePage = {
  keys: /* @__PURE__ */ matchKeys(),
  otherKeys: ['stran'],
  short: { 'per-page': '5', show: 'next' },
  about,
}
