/** Whether a path is a page of the site, and what that says of itself: as its widget does (`site.ts`). */
import { CompetitionDetail, PlayerDetail } from '../../../src/contract/competitions'
import { MatchList } from '../../../src/contract/matches'
import { NewsArticle } from '../../../src/contract/news'
import { Page } from '../../../src/contract/pages'
import { tabsOf } from '../../../src/contract/tabs'
import { selectedTeam } from '../../../src/domain/team/team-query'
import { clockAt } from '../../../src/domain/time/clock'
import type { PageAbout } from '../../../src/page/site-page'
import { aboutCompetition } from '../../../widgets/competition/site'
import { aboutTeam } from '../../../widgets/national-team/site'
import { aboutArticle } from '../../../widgets/news-article/site'
import { aboutPage } from '../../../widgets/page/site'
import { aboutPlayer } from '../../../widgets/player/site'
import { plainNames } from '../../api/http/folder'
import type { ReadOwnApi } from '../rendering/own-api'
import { mountOf } from '../shell/routes'
import { namedPages } from '../shell/site-pages'
import { sportsEvents } from './sports-event'

export const productName = 'Parket'
export const federation = 'KZS'

const readPage = (read: ReadOwnApi, url: string) => read(`/pages?${new URLSearchParams({ url })}`, Page)

/** The matches of the team that the query or the tabs name; the tabs are in the first published segment. */
async function readMatches(read: ReadOwnApi, { segments }: Page, query: string) {
  const first = segments.find(({ published }) => published)
  const team = selectedTeam(query, first ? tabsOf(first) : [])
  return team === null ? [] : ((await read(`/national-teams/${team}/matches`, MatchList)) ?? [])
}

type Attributes = Readonly<Record<string, string>>
type ReadAbout = (read: ReadOwnApi, attributes: Attributes, query: string) => Promise<PageAbout | undefined>

/** Pages of which only the API can say something, by their element. */
const readByTag: Readonly<Record<string, ReadAbout>> = {
  async 'parket-news-article'(read, { slug = '' }) {
    const article = await read(`/news/${encodeURIComponent(slug)}`, NewsArticle)
    return article && aboutArticle(article)
  },
  async 'parket-competition'(read, { competition: id = '' }, query) {
    const competition = await read(`/competitions/${encodeURIComponent(id)}`, CompetitionDetail)
    return competition && aboutCompetition(competition, query)
  },
  async 'parket-player'(read, { player: id = '' }) {
    const player = await read(`/players/${encodeURIComponent(id)}`, PlayerDetail)
    return player && aboutPlayer(player)
  },
  async 'parket-national-team'(read, { page: url = '' }, query) {
    const page = await readPage(read, url)
    return (
      page && {
        ...aboutTeam(url, page),
        jsonLd: sportsEvents(await readMatches(read, page, query), clockAt(Date.now())),
      }
    )
  },
  async 'parket-page'(read, { url = '' }) {
    const page = await readPage(read, url)
    return page && aboutPage(page)
  },
}

/**
 * The page at a path (percent-encoded, as in a URL); undefined (404) if there is none. Trailing slashes are ignored.
 * `query` is the address's, without "?".
 */
export async function pageAbout(read: ReadOwnApi, path: string, query = ''): Promise<PageAbout | undefined> {
  const trimmed = path.replace(/^\/|\/+$/g, '')
  if (trimmed && !plainNames(trimmed)) return undefined
  const mount = mountOf(`/${trimmed}`)
  // Blanks around a name are significant, although the API trims them.
  if (!mount || Object.values(mount.attributes).some((text) => text !== text.trim())) return undefined
  const readAbout = readByTag[mount.tag]
  return readAbout ? readAbout(read, mount.attributes, query) : namedPages[`/${trimmed}`]
}

export const documentTitle = ({ title }: PageAbout): string => `${productName} - ${title}`
