import type { SitePage } from '../../src/page/site-page'

/** It has no page of its own: what is chosen is shown by the match list. */
export const route = null

export const page: SitePage = {
  keys: { club: 'klub', side: 'kje', competition: 'tekmovanje', hall: 'dvorana' },
  pathOf: () => '/tekme',
}
