import type { PageAbout, Route, SitePage } from '../../src/page/site-page'

export const route: Route = { path: '/zgodovina-tekmovanj' }

export const about: PageAbout = {
  title: 'Zgodovina tekmovanj',
  description: 'Kdo je v kateri sezoni osvojil katero tekmovanje',
}

export const page: SitePage = {
  otherKeys: ['sezona', 'tekmovanje', 'q', 'razvrstitev'],
  about,
}
