import type { Route, SitePage } from '../../src/page/site-page'

export const route: Route = {
  path: '/reprezentance/:id/:single',
  attributesOf: ({ id, single }) => ({ page: `${id}/${single}` }),
}

export const page: SitePage = {
  otherKeys: ['tab', 'tekmovanje', 'tip', 'filter', 'sezona', 'vrsta', 'stran'],
  pathOf: ({ page }) => (page === undefined ? '/reprezentance' : `/reprezentance/${page}`),
}
