import type { Route, SitePage } from '../../src/page/site-page'

export const route: Route = { path: '/tekme' }

export const page: SitePage = {
  said: {
    season: 'sezona',
    club: 'klub',
    competition: 'tekmovanje',
    hall: 'dvorana',
    from: 'od',
    to: 'do',
  },
  unsaid: ['stran'],
  short: { 'per-page': '5', search: 'off' },
  heading: 'Tekme',
  description: 'Razpored in izidi tekem',
}
