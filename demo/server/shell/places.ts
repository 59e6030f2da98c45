/** The shell's routes as its server sees them (spec 2.1, contract 4): is there such a page, and what is it called? */
import { competitionLine } from '../../../src/domain/competition'
import { competitionTitle } from '../../../src/domain/competition-title'
import { playerDescription } from '../../../src/domain/player'
import type { Database } from '../database/open'
import { plainNames } from '../http/folder'
import { readCompetition } from '../requests/competitions'
import { readNewsHead } from '../requests/news'
import { readPageTitle } from '../requests/pages'
import { idOf } from '../requests/parameters'
import { readPlayerTeam } from '../requests/player-team'
import { readPlayerRow } from '../requests/players'
import { nationalTeamPlace } from './national-team-place'
import { federation, named, type Place } from './place'

/** Contract 8.32 */
const defaultNewsPicture = 'default-news.svg'

/** Pages that are no rows of any table, and what they say of themselves: as their widgets do. */
export const screens: Readonly<Record<string, Place>> = {
  tekme: named('Tekme', { description: 'Razpored in izidi tekem' }),
  klubi: named('Člani zveze', { description: 'Člani zveze' }),
  novice: named('Novice', { description: `Novice ${federation}` }),
  'zgodovina-tekmovanj': named('Zgodovina tekmovanj', { description: 'Zgodovina tekmovanj' }),
  'sodniski-iskalnik': named('Sodniški iskalnik', { description: 'Tekme po sodnikih in komisarjih' }),
  vdelaj: named('Vdelava v vašo stran', {
    description: 'Izberite gradnik, nastavite ga in prilepite kodo.',
  }),
  iskalnik: named('Iskalnik', {
    description: `Iskanje po straneh ${federation}`,
    picture: defaultNewsPicture,
  }),
}

async function articlePlace(database: Database, url: string): Promise<Place | undefined> {
  const article = await readNewsHead(database, url)
  if (!article) return undefined
  const { title, short_text, title_background } = article
  const picture = title_background ?? defaultNewsPicture
  return named(title, { description: short_text, picture, kind: 'article', article })
}

async function competitionPlace(database: Database, id: string, query: string): Promise<Place | undefined> {
  const number = idOf(id)
  const competition = number === undefined ? undefined : await readCompetition(database, number)
  if (!competition) return undefined
  return named(competitionTitle(competition, query), { description: competitionLine(competition) })
}

/** What a description has no use for. */
const nothingCounted = { played: null, official_points: null, unofficial_points: null }

async function playerPlace(database: Database, id: string): Promise<Place | undefined> {
  const number = idOf(id)
  const player = number === undefined ? undefined : await readPlayerRow(database, number)
  if (!player) return undefined
  const name = `${player.first_name} ${player.last_name}`
  const { last_player_data, national_team } = await readPlayerTeam(database, player.id)
  const record = { ...player, ...nothingCounted, last_player_data }
  const description = playerDescription(record, national_team) || name
  return named(name, { description, picture: player.photo_url, kind: 'profile' })
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
  if (names.length === 1 && screen !== undefined) return screen
  if (names.length === 2 && first === 'novica') return articlePlace(database, second)
  if (names.length === 2 && first === 'tekmovanje') return competitionPlace(database, second, query)
  if (names.length === 2 && first === 'reprezentant') return playerPlace(database, second)
  if (names.length === 3 && first === 'reprezentance')
    return nationalTeamPlace(database, `${second}/${third}`, query)
  return pagePlace(database, names.join('/'))
}
