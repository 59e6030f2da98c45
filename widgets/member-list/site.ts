import type { PageAbout, Route, SitePage } from '../../src/page/site-page'

export const route: Route = { path: '/klubi' }

export const about: PageAbout = {
  title: 'Člani zveze',
  description: 'Klubi, člani zveze: naslovi, predsedniki in tekme',
}

export const page: SitePage = {
  about,
}
