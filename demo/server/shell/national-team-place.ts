/** Metadata of a national team's page: texts, picture, and the matches of the team that its address selects. */
import { MatchList } from '../../../src/contract/matches'
import { Page } from '../../../src/contract/pages'
import { tabsOf } from '../../../src/contract/tabs'
import { teamPageDescription, teamPageTitle } from '../../../src/domain/national-team'
import { selectedTeam } from '../../../src/domain/team-query'
import type { ReadOwnApi } from '../rendering/own-api'
import { named, type Place, productName } from './place'

/** Undefined if no page has that url. Spaces around it are significant, although the API trims them. */
export const readPage = async (read: ReadOwnApi, url: string): Promise<Page | undefined> =>
  url === url.trim() ? read(`/pages?${new URLSearchParams({ url })}`, Page) : undefined

/** The tabs are in the first published segment. */
async function readMatches(read: ReadOwnApi, { segments }: Page, query: string) {
  const first = segments.find(({ published }) => published)
  const team = selectedTeam(query, first ? tabsOf(first) : [])
  return team === null ? [] : ((await read(`/national-teams/${team}/matches`, MatchList)) ?? [])
}

/** @param query of the page's address: `tekmovanje` may name another team than the tabs do */
export async function nationalTeamPlace(
  read: ReadOwnApi,
  url: string,
  query: string,
): Promise<Place | undefined> {
  const page = await readPage(read, url)
  if (!page) return undefined
  const about = teamPageDescription(page.title)
  return named(page.title, {
    title: `${productName} - ${teamPageTitle(url, page.title)}`,
    heading: about,
    description: about,
    picture: page.title_background,
    matches: await readMatches(read, page, query),
  })
}
