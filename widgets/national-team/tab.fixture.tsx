/** One tab of a national team in an element of its own, and what the federation knows of the team's past. */
import type { ReactNode } from 'react'
import type { NationalTeam } from '../../src/contract/national-teams'
import type { WidgetDefinition } from '../../src/island/definition'
import { matchWith, type Routes } from '../answers.fixture'

export const men: NationalTeam = {
  id: '61',
  description: 'kvalifikacije',
  team_photo_url: null,
  season: { id: '12', name: '2025/2026' },
  category: { id: '1', name: 'Člani', gender: 'MALE' },
  gender: null,
  competitions: [],
}

export const women: NationalTeam = { ...men, category: { id: '2', name: 'Članice', gender: 'FEMALE' } }

export const withoutCategory: NationalTeam = { ...men, category: null, gender: 'FEMALE' }

export const tabProbe = (
  tag: `parket-${string}`,
  Screen: () => ReactNode,
  styles: readonly string[],
): WidgetDefinition<Record<never, never>> => ({
  tag: { tag, summary: 'A tab', attributes: {}, events: [], parts: [] },
  Screen,
  styles,
})

export const standingWith = (fields: object = {}) => ({
  player_id: 1,
  position: 1,
  photo_url: null,
  player_name: 'Jaka Hribar',
  played: 0,
  official_points: null,
  unofficial_points: null,
  ...fields,
})

/** Everybody has a place in each ranking and some have no score in it. */
export const standings = [
  standingWith({ player_id: 11, player_name: 'Ana', played: 9, official_points: 0, unofficial_points: 30 }),
  standingWith({ player_id: 12, player_name: 'Bor', position: 2, played: 5, official_points: 40 }),
  standingWith({ player_id: 'c 3', player_name: 'Cene', position: 3, played: 0, official_points: 7 }),
]

/** A played match at 18:00 of a winter day, known by its first team. */
export const playedOn = (day: string, name: string, fields: object = {}) =>
  matchWith({
    id: name,
    firstTeamName: name,
    dateTime: `${day} 18:00:00`,
    dateTimeUtc: `${day} 17:00:00`,
    ...fields,
  })

export const serbia = {
  id: 5,
  name: 'Srbija',
  code: 'SRB',
  win: 7,
  lost: 11,
  matches: [playedOn('2009-01-09', 'B'), playedOn('2017-01-17', 'A'), playedOn('2005-01-05', 'C')],
}

export const montenegro = { id: '6', name: 'Črna gora', code: 'MNE', win: 3, lost: 0, matches: [] }

export const pastCompetitions = [
  { id: 71, name: 'EuroBasket', description: 'Katovice in Riga', season: { name: '2025/2026' } },
  { id: 72, name: 'EuroBasket', description: 'Köln in Berlin; šesto mesto', season: { name: '2022/2023' } },
  { id: 73, name: 'Pripravljalne tekme', description: null, season: { name: '2022/2023' } },
]

export const past: Routes = {
  '/all-time-standings': standings,
  '/opponents': [serbia, montenegro].map(({ id, name }) => ({ id, name })),
  '/opponents/5': serbia,
  '/opponents/6': montenegro,
  '/history/seasons': [
    { id: 12, name: '2025/2026' },
    { id: 9, name: '2022/2023' },
  ],
  '/history/competitions': pastCompetitions,
  '/history/matches': (query: URLSearchParams) => [
    playedOn('2022-12-01', `B ${query.get('season')} ${query.get('type')}`),
    playedOn('2023-01-01', `A ${query.get('season')} ${query.get('type')}`),
  ],
}
