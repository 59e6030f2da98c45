import type { PageAbout, Route, SitePage } from '../../src/page/site-page'

export const route: Route = { path: '/sodniski-iskalnik' }

export const about: PageAbout = {
  title: 'Sodniški iskalnik',
  description: 'Tekme po sodnikih in komisarjih',
}

export const page: SitePage = {
  // An attribute chooses, only the query searches.
  otherKeys: ['sezona', 'tekmovanje', 'sodnik', 'komisar', 'od', 'do', 'stran'],
  short: { 'per-page': '5' },
  about,
}
