import { type MatchFilters, matchKeys, matchQueryOf } from '../../src/domain/match/match-search'
import type { PageAbout, Route, SitePage } from '../../src/page/site-page'

export const route: Route = { path: '/tekme' }

export const about: PageAbout = {
  title: 'Tekme',
  description: 'Razpored in izidi tekem',
}

/** What the page of these matches is called. Null of `filters` is left out of its address. */
export const aboutMatches = (filters: MatchFilters) => ({
  ...about,
  path: route.path,
  query: matchQueryOf(filters),
})

export const page: SitePage = {
  keys: /* @__PURE__ */ matchKeys(),
  otherKeys: ['stran'],
  short: { 'per-page': '5', show: 'next' },
  about,
}
