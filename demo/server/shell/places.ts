/** The shell's routes as its server sees them (spec 2.1, contract 4): is there such a page, and what is it called? */
import type { Database } from '../database/open'
import { plainNames } from '../http/folder'
import { readCompetitionTitle } from '../requests/competitions'
import { readNewsHead } from '../requests/news'
import { readPageTitle } from '../requests/pages'
import { idOf } from '../requests/parameters'
import { readPlayerRow } from '../requests/players'
import { nationalTeamPlace } from './national-team-place'
import { named, type Place } from './place'

/** Pages that are no rows of any table, and what they are called. */
export const screens: Readonly<Record<string, string>> = {
  tekme: 'Tekme',
  klubi: 'Člani zveze',
  novice: 'Novice',
  'zgodovina-tekmovanj': 'Zgodovina tekmovanj',
  'sodniski-iskalnik': 'Sodniški iskalnik',
  iskalnik: 'Iskalnik',
}

/** Contract 8.32 */
const defaultNewsPicture = 'default-news.svg'

async function articlePlace(database: Database, url: string): Promise<Place | undefined> {
  const article = await readNewsHead(database, url)
  if (!article) return undefined
  const { title, short_text, title_background } = article
  const picture = title_background ?? defaultNewsPicture
  return named(title, { description: short_text, picture, kind: 'article', article })
}

async function competitionPlace(database: Database, id: string): Promise<Place | undefined> {
  const number = idOf(id)
  const competition = number === undefined ? undefined : await readCompetitionTitle(database, number)
  return competition && named(competition.title)
}

async function playerPlace(database: Database, id: string): Promise<Place | undefined> {
  const number = idOf(id)
  const player = number === undefined ? undefined : await readPlayerRow(database, number)
  if (!player) return undefined
  const name = `${player.first_name} ${player.last_name}`
  return named(name, { picture: player.photo_url, kind: 'profile' })
}

async function pagePlace(database: Database, url: string): Promise<Place | undefined> {
  const page = await readPageTitle(database, url)
  return page && named(page.title, { description: page.title, picture: page.title_background })
}

/**
 * The page at a path (percent-encoded, as in a URL); undefined where there is none, which is a 404. Slashes at
 * its end don't count. `query` is the address's, without "?".
 */
export async function placeAt(database: Database, path: string, query = ''): Promise<Place | undefined> {
  const trimmed = path.replace(/^\/|\/+$/g, '')
  if (trimmed === '') return pagePlace(database, 'domov')
  const names = plainNames(trimmed)
  if (!names) return undefined
  const [first = '', second = '', third = ''] = names
  const screen = Object.hasOwn(screens, first) ? screens[first] : undefined
  if (names.length === 1 && screen !== undefined) return named(screen)
  if (names.length === 2 && first === 'novica') return articlePlace(database, second)
  if (names.length === 2 && first === 'tekmovanje') return competitionPlace(database, second)
  if (names.length === 2 && first === 'reprezentant') return playerPlace(database, second)
  if (names.length === 3 && first === 'reprezentance')
    return nationalTeamPlace(database, `${second}/${third}`, query)
  return pagePlace(database, names.join('/'))
}
