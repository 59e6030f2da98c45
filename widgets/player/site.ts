import type { Route, SitePage } from '../../src/page/site-page'

export const route: Route = { path: '/reprezentant/:player', list: '/reprezentance' }

export const page: SitePage = {}
