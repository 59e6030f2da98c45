import { describe, expect, it } from 'vitest'
import {
  competitionLink,
  type PlayerRecord,
  playerDescription,
  playerFacts,
  playerMetrics,
  standingLink,
} from './player'

const nobody: PlayerRecord = {
  year_of_birth: null,
  height: null,
  position: null,
  club: null,
  nationality: null,
  played: null,
  official_points: null,
  unofficial_points: null,
  last_player_data: null,
}

it.each<[string, Partial<PlayerRecord>, string[]]>([
  [
    'stand in their order',
    {
      ...{ year_of_birth: 1999, height: 201, position: 'krilo', club: 'Jantar Kras', nationality: 'SLO' },
      last_player_data: { yersey_number: '00', height: 200 },
    },
    ['Št. 00', 'Leto rojstva 1999', 'Višina 201 cm', 'Položaj krilo', 'Klub Jantar Kras', 'Država SLO'],
  ],
  ['that nobody knows have no word', {}, []],
  ['of 0 or blanks are not known', { year_of_birth: 0, height: 0, position: '', club: ' ' }, []],
  [
    'take the height of the roster',
    { last_player_data: { yersey_number: null, height: 198 } },
    ['Višina 198 cm'],
  ],
])('facts %s', (_, fields, shown) => {
  expect(playerFacts({ ...nobody, ...fields }).map(({ label, text }) => `${label} ${text}`)).toEqual(shown)
})

describe('metrics', () => {
  it.each<[Partial<PlayerRecord>, string[]]>([
    [
      { played: 63, official_points: 712, unofficial_points: 941 },
      ['games 63', 'points 712', 'unofficial 941'],
    ],
    [{ played: 0, official_points: 0, unofficial_points: 12 }, ['games 0', 'points 0', 'unofficial 12']],
    [{ played: 0, official_points: 0, unofficial_points: 0 }, []],
    [{}, []],
  ])('of %o are %o', (fields, shown) => {
    expect(playerMetrics({ ...nobody, ...fields }).map(({ type, value }) => `${type} ${value}`)).toEqual(
      shown,
    )
  })

  it.each([
    [63, 712, '11,3'],
    [0, 12, null],
    [null, 12, null],
  ])('in %s official matches %s points are %s a match', (played, official_points, average) => {
    const metrics = playerMetrics({ ...nobody, played, official_points, unofficial_points: 941 })
    expect(metrics.find(({ type }) => type === 'points')?.perMatch).toBe(average)
    expect(metrics.filter(({ type }) => type !== 'points').every(({ perMatch }) => perMatch === null)).toBe(
      true,
    )
  })

  const team = { id: '1', url: 'clani/evrobasket-2025', gender: 'MALE' } as const
  const at = (filter: string) => ({
    path: 'reprezentance/clani/evrobasket-2025',
    query: { tab: 'statistika', tip: 'vecne_lestvice', filter },
  })
  it.each([
    ['games', team, at('games')],
    ['points', { ...team, gender: null }, at('points')],
    ['points', { ...team, gender: 'FEMALE' }, at('points')],
    ['unofficial', { ...team, gender: 'FEMALE' }, null],
    ['games', { ...team, url: null }, null],
    ['games', { ...team, url: 'clani' }, null],
    ['games', { ...team, url: 'a/b/c' }, null],
    ['games', null, null],
  ] as const)('%s of %o are at %o', (type, of, place) => {
    expect(standingLink(of, type)).toEqual(place)
  })

  it('lead nowhere else, whatever the page is called', () => {
    expect(standingLink({ ...team, url: 'a?b/c#d' }, 'games')?.path).toBe('reprezentance/a%3Fb/c%23d')
  })
})

it.each<[string, Parameters<typeof competitionLink>[0], ReturnType<typeof competitionLink>]>([
  ['a club', { id: '5', national_team: null }, { path: 'tekmovanje/5', query: {} }],
  ['an id with signs', { id: 'a/b', national_team: null }, { path: 'tekmovanje/a%2Fb', query: {} }],
  [
    'a national team',
    { id: '5', national_team: { url: 'clani/evrobasket' } },
    { path: 'reprezentance/clani/evrobasket', query: { tekmovanje: '5' } },
  ],
  ['a national team without a page', { id: '5', national_team: { url: null } }, null],
  ['a national team whose page is called otherwise', { id: '5', national_team: { url: 'clani' } }, null],
])('a competition of %s is on its own page or on none', (_, competition, place) => {
  expect(competitionLink(competition)).toEqual(place)
})

it.each<[string, Partial<PlayerRecord>, Parameters<typeof playerDescription>[1]]>([
  [
    'Reprezentant, člani, letnik 1999, krilo, Jantar Kras',
    { year_of_birth: 1999, position: 'krilo', club: 'Jantar Kras' },
    { gender: 'MALE', category: 'Člani' },
  ],
  ['Reprezentantka, U20', {}, { gender: 'FEMALE', category: 'U20' }],
  ['Reprezentantka', { year_of_birth: 0 }, { gender: 'FEMALE' }],
  ['branilka', { position: 'branilka' }, { gender: null, category: ' ' }],
  ['letnik 2003', { year_of_birth: 2003 }, null],
  ['', {}, null],
])('a player is described as %j', (text, fields, team) => {
  expect(playerDescription({ ...nobody, ...fields }, team)).toBe(text)
})
