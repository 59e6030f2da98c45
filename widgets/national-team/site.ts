import { teamPageDescription, teamPageTitle } from '../../src/domain/team/national-team'
import type { PageAbout, Route, SitePage } from '../../src/page/site-page'

export const route: Route = {
  path: '/reprezentance/:id/:single',
  attributesOf: ({ id, single }) => ({ page: `${id}/${single}` }),
}

export const page: SitePage = {
  otherKeys: ['tab', 'tekmovanje', 'tip', 'filter', 'sezona', 'vrsta', 'stran'],
  pathOf: ({ page }) => (page === undefined ? '/reprezentance' : `/reprezentance/${page}`),
}

/** @param url of the CMS page */
export function aboutTeam(
  url: string,
  { title, title_background }: { title: string; title_background: string | null },
): PageAbout {
  const description = teamPageDescription(title)
  return { title: teamPageTitle(url, title), heading: description, description, picture: title_background }
}
