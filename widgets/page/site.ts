import type { Route, SitePage } from '../../src/page/site-page'

const home = 'domov'

/** Whatever is no other widget's. */
export const route: Route = {
  path: '/*',
  attributesOf: (parameters) => ({ url: parameters['*']?.replace(/\/+$/, '') || home }),
}

export const page: SitePage = {
  pathOf: ({ url }) => (url === undefined ? null : url === home ? '/' : `/${url}`),
}
