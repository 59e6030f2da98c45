import type { SitePage } from '../../src/page/site-page'

/** It is in the pages of national teams. */
export const route = null

export const page: SitePage = { pathOf: () => '/reprezentance' }
