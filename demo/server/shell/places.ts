/** The shell's routes as its server sees them: is there such a page, and what is it called? */
import { CompetitionDetail, PlayerDetail } from '../../../src/contract/competitions'
import { NewsArticle } from '../../../src/contract/news'
import { competitionLine } from '../../../src/domain/competition'
import { competitionTitle } from '../../../src/domain/competition-title'
import { playerDescription } from '../../../src/domain/player'
import { plainNames } from '../http/folder'
import type { ReadOwnApi } from '../rendering/own-api'
import { nationalTeamPlace, readPage } from './national-team-place'
import { federation, named, type Place } from './place'

/** For the list of news and for articles without a picture; under storage. */
const defaultNewsPicture = 'default-news.svg'

/** Pages that are no rows of any table, and what they say of themselves: as their widgets do. */
export const screens: Readonly<Record<string, Place>> = {
  tekme: named('Tekme', { description: 'Razpored in izidi tekem' }),
  klubi: named('Člani zveze', { description: 'Klubi, člani zveze: naslovi, predsedniki in tekme' }),
  novice: named('Novice', { description: `Novice ${federation}` }),
  'zgodovina-tekmovanj': named('Zgodovina tekmovanj', {
    description: 'Kdo je v kateri sezoni osvojil katero tekmovanje',
  }),
  'sodniski-iskalnik': named('Sodniški iskalnik', { description: 'Tekme po sodnikih in komisarjih' }),
  vdelaj: named('Vdelava v vašo stran', {
    description: 'Izberite gradnik, nastavite ga in prilepite kodo.',
  }),
  iskalnik: named('Iskalnik', {
    description: `Iskanje po straneh ${federation}`,
    picture: defaultNewsPicture,
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

/**
 * The page at a path (percent-encoded, as in a URL); undefined where there is none, which is a 404. Slashes at
 * its end don't count. `query` is the address's, without "?".
 */
export async function placeAt(read: ReadOwnApi, path: string, query = ''): Promise<Place | undefined> {
  const trimmed = path.replace(/^\/|\/+$/g, '')
  if (trimmed === '') return pagePlace(read, 'domov')
  const names = plainNames(trimmed)
  if (!names) return undefined
  const [first = '', second = '', third = ''] = names
  const screen = Object.hasOwn(screens, first) ? screens[first] : undefined
  if (names.length === 1 && screen !== undefined) return screen
  if (names.length === 2 && first === 'novica') return articlePlace(read, second)
  if (names.length === 2 && first === 'tekmovanje') return competitionPlace(read, second, query)
  if (names.length === 2 && first === 'reprezentant') return playerPlace(read, second)
  if (names.length === 3 && first === 'reprezentance')
    return nationalTeamPlace(read, `${second}/${third}`, query)
  return pagePlace(read, names.join('/'))
}
