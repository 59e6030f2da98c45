/** The shell's routes on the server: whether a page exists, and its metadata. */
import { CompetitionDetail, PlayerDetail } from '../../../src/contract/competitions'
import { NewsArticle } from '../../../src/contract/news'
import { competitionLine, competitionTitle } from '../../../src/domain/competition'
import { playerDescription } from '../../../src/domain/player'
import { builderPath, mountOf } from '../../shell/routes'
import { namedPages } from '../../shell/site-pages'
import { plainNames } from '../http/folder'
import type { ReadOwnApi } from '../rendering/own-api'
import { nationalTeamPlace, readPage } from './national-team-place'
import { federation, named, type Place } from './place'

/** For articles without a picture; under storage. */
const defaultNewsPicture = 'default-news.svg'

/** Pages that are no rows of any table, by their path, and what they say of themselves: as their widgets do. */
export const screens: Readonly<Record<string, Place>> = {
  ...Object.fromEntries(
    namedPages.map(([path, { heading = '', description = '', picture = null }]) => [
      path,
      named(heading, { description: description.replace('{federation}', federation), picture }),
    ]),
  ),
  [builderPath]: named('Vdelava v vašo stran', {
    description: 'Izberite gradnik, nastavite ga in prilepite kodo.',
  }),
}

async function articlePlace(read: ReadOwnApi, url: string): Promise<Place | undefined> {
  const article = await read(`/news/${encodeURIComponent(url)}`, NewsArticle)
  if (!article) return undefined
  const { title, short_text, title_background } = article
  const picture = title_background ?? defaultNewsPicture
  return named(title, { description: short_text, picture, kind: 'article', article })
}

async function competitionPlace(read: ReadOwnApi, id: string, query: string): Promise<Place | undefined> {
  const competition = await read(`/competitions/${encodeURIComponent(id)}`, CompetitionDetail)
  if (!competition) return undefined
  return named(competitionTitle(competition, query), { description: competitionLine(competition) })
}

async function playerPlace(read: ReadOwnApi, id: string): Promise<Place | undefined> {
  const player = await read(`/players/${encodeURIComponent(id)}`, PlayerDetail)
  if (!player) return undefined
  const name = `${player.first_name} ${player.last_name}`
  const description = playerDescription(player, player.national_team) || name
  return named(name, { description, picture: player.photo_url, kind: 'profile' })
}

async function pagePlace(read: ReadOwnApi, url: string): Promise<Place | undefined> {
  const page = await readPage(read, url)
  return page && named(page.title, { description: page.title, picture: page.title_background })
}

type Attributes = Readonly<Record<string, string>>
type MakePlace = (read: ReadOwnApi, attributes: Attributes, query: string) => Promise<Place | undefined>

/** Pages whose words the API knows, by their element. */
const placesByTag: Readonly<Record<string, MakePlace>> = {
  'parket-news-article': (read, { slug = '' }) => articlePlace(read, slug),
  'parket-competition': (read, { competition = '' }, query) => competitionPlace(read, competition, query),
  'parket-player': (read, { player = '' }) => playerPlace(read, player),
  'parket-national-team': (read, { page = '' }, query) => nationalTeamPlace(read, page, query),
  'parket-page': (read, { url = '' }) => pagePlace(read, url),
}

/**
 * The page at a path (percent-encoded, as in a URL); undefined (404) if there is none. Trailing slashes are ignored.
 * `query` is the address's, without "?".
 */
export async function placeAt(read: ReadOwnApi, path: string, query = ''): Promise<Place | undefined> {
  const trimmed = path.replace(/^\/|\/+$/g, '')
  if (trimmed && !plainNames(trimmed)) return undefined
  const mount = mountOf(`/${trimmed}`)
  if (!mount) return undefined
  return placesByTag[mount.tag]?.(read, mount.attributes, query) ?? screens[`/${trimmed}`]
}
