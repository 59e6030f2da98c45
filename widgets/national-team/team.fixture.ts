/** A national team's CMS page, and what its tabs request: every answer says whose it is. */
import {
  matchWith,
  newsItems,
  newsPage,
  playerWith,
  type Routes,
  tabWith,
  team,
  teamPageWith,
} from '../answers.fixture'
import { past } from './tab.fixture'

export const men = { ...team, category: { id: 1, name: 'Člani', gender: 'MALE' } }
export const women = {
  ...team,
  id: 62,
  description: 'EuroBasket',
  category: { id: 2, name: 'Članice', gender: 'FEMALE' },
}
export const former = { ...team, id: 72, description: 'šesto mesto', season: { id: 9, name: '2022/2023' } }

/** A team with a player, a trainer and a match that are named after it. */
const about = (each: typeof team): Routes => ({
  [`/national-teams/${each.id}`]: each,
  [`/national-teams/${each.id}/players`]: [playerWith({ id: each.id, last_name: `Igralec${each.id}` })],
  [`/national-teams/${each.id}/staff`]: [{ name: `Trener${each.id}`, role: 'selektor', role_id: 1 }],
  [`/national-teams/${each.id}/matches`]: [matchWith({ id: each.id, firstTeamName: `Ekipa${each.id}` })],
})

export const teams: Routes = { ...past, ...about(men), ...about(women), ...about(former) }

export const news = (count: number): Routes => ({
  '/news': (query: URLSearchParams) => newsPage(newsItems(count), query),
})

export const tabs = (list: unknown, fields: object = {}): Routes => ({ '/pages': teamPageWith(list, fields) })

/** A tab that is known by its name: its hash is the same in small letters. */
export const tab = (name: string, fields: object = {}) =>
  tabWith({ name, hash: name.toLowerCase(), ...fields })

export const ownSegments = tab('Drugo', { type: 'other', value: '' })
