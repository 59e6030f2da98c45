import type { PageAbout, Route, SitePage } from '../../src/page/site-page'

const home = 'domov'

/** Whatever is no other widget's. */
export const route: Route = {
  path: '/*',
  attributesOf: (parameters) => ({ url: parameters['*']?.replace(/\/+$/, '') || home }),
}

export const page: SitePage = {
  pathOf: ({ url }) => (url === undefined ? null : url === home ? '/' : `/${url}`),
}

export const aboutPage = ({
  title,
  title_background,
}: {
  title: string
  title_background: string | null
}): PageAbout => ({
  title,
  description: title,
  picture: title_background,
})
