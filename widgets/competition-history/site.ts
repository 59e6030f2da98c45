import type { Route, SitePage } from '../../src/page/site-page'

export const route: Route = { path: '/zgodovina-tekmovanj' }

export const page: SitePage = {
  otherKeys: ['sezona', 'tekmovanje', 'q', 'razvrstitev'],
  heading: 'Zgodovina tekmovanj',
  description: 'Kdo je v kateri sezoni osvojil katero tekmovanje',
}
