import type { Route, SitePage } from '../../src/page/site-page'

export const route: Route = { path: '/klubi' }

export const page: SitePage = {
  heading: 'Člani zveze',
  description: 'Klubi, člani zveze: naslovi, predsedniki in tekme',
}
