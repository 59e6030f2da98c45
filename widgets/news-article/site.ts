import type { Route, SitePage } from '../../src/page/site-page'

export const route: Route = { path: '/novica/:slug', list: '/novice' }

export const page: SitePage = {}
