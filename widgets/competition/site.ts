import type { Route, SitePage } from '../../src/page/site-page'

export const route: Route = { path: '/tekmovanje/:competition', list: '/tekme' }

export const page: SitePage = { otherKeys: ['tab', 'stran', 'razvrstitev'] }
