import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jerseyNumber } from './jersey-number'
import {
  playerActivity,
  type RosterPlayer,
  rosterWording,
  sortRoster,
  splitRoster,
  type TeamLinks,
} from './roster'
import type { RosterOrder } from './roster-choice'

type Active = boolean | 0 | 1 | null | undefined
const linked = (...links: Active[]): TeamLinks => ({
  nt_player_team: links.map((active) => ({ pivot: active === undefined ? {} : { active } })),
})

describe('a player', () => {
  it.each<[string, 'active' | 'left' | null, TeamLinks]>([
    ['with true', 'active', linked(true)],
    ['with 1', 'active', linked(1)],
    ['with false', 'left', linked(false)],
    ['with 0', 'left', linked(0)],
    ['whose first link says 0 and the next 1', 'left', linked(0, 1)],
    ['whose first link says 1 and the next 0', 'active', linked(1, 0)],
    ['with null', null, linked(null)],
    ['with null before 1', null, linked(null, 1)],
    ['with a pivot of null', null, { nt_player_team: [{ pivot: null }] }],
    ['without a link', null, { nt_player_team: [] }],
  ])('%s is %s', (_, activity, player) => {
    expect(playerActivity(player)).toBe(activity)
  })

  it('without a link is in neither list, the others in one, as they came', () => {
    const players = ([1, 0, null, false, true, undefined] as const).map((active, id) => ({
      id,
      ...linked(active),
    }))
    const { active, left } = splitRoster([...players, { id: 6, nt_player_team: [] }])
    expect([active.map(({ id }) => id), left.map(({ id }) => id)]).toEqual([
      [0, 4],
      [1, 3],
    ])
  })
})

const player = (
  name: string,
  fields: { number?: number | string | null; height?: number | null; born?: number | null } = {},
) => {
  const [first_name = '', last_name = ''] = name.split(' ')
  return {
    first_name,
    last_name,
    year_of_birth: fields.born ?? null,
    last_player_data: { yersey_number: fields.number ?? null, height: fields.height ?? null },
  }
}
type Player = RosterPlayer
const namesOf = (players: readonly Player[]) =>
  players.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join(', ')

describe('the order', () => {
  /** Players by name with one of the three; null is not known. */
  const ofNumbers = (numbers: Record<string, number | string | null>) =>
    Object.entries(numbers).map(([name, number]) => player(name, { number }))
  const ofHeights = (heights: Record<string, number | null>) =>
    Object.entries(heights).map(([name, height]) => player(name, { height }))
  const ofYears = (years: Record<string, number | null>) =>
    Object.entries(years).map(([name, born]) => player(name, { born }))
  const bare = { ...player('U U'), last_player_data: null }

  it.each<[RosterOrder, string, Player[], string]>([
    [
      'byJerseyNumber',
      'counts numbers and texts alike, 2 before 10, 0 before 00',
      ofNumbers({ 'D D': 10, 'C C': '2', 'A A': '00', 'B B': 0, 'E E': ' 31 ' }),
      'B B, A A, C C, D D, E E',
    ],
    [
      'byJerseyNumber',
      'puts what is no number last, by name',
      [...ofNumbers({ 'Z Z': null, 'Y Y': '', 'X X': '—', 'W W': -4, 'V V': '99' }), bare],
      'V V, U U, W W, X X, Y Y, Z Z',
    ],
    [
      'byJerseyNumber',
      'parts two of one number by name',
      ofNumbers({ 'B Zorman': 7, 'A Čater': '7' }),
      'A Čater, B Zorman',
    ],
    [
      'byLastName',
      'is Slovenian, whatever the numbers say',
      ofNumbers({ 'A Žagar': 1, 'A Šuštar': 2, 'A Čuk': 3, 'A Cerar': 4, 'A Dragić': 5, 'A Savić': 6 }),
      'A Cerar, A Čuk, A Dragić, A Savić, A Šuštar, A Žagar',
    ],
    [
      'byLastName',
      'parts one family by first name',
      [player('Zoran Dragić'), player('Goran Dragić'), player('Žiga Dragić')],
      'Goran Dragić, Zoran Dragić, Žiga Dragić',
    ],
    [
      'byHeight',
      'is tallest first, unknown heights last',
      [...ofHeights({ 'A A': null, 'B B': 99, 'C C': 0, 'D D': 211, 'F F': 198, 'E E': 198 }), bare],
      'D D, E E, F F, B B, A A, C C, U U',
    ],
    [
      'byYearOfBirth',
      'is oldest first, unknown years last',
      ofYears({ 'A A': null, 'B B': 0, 'C C': 2004, 'D D': 1986, 'F F': 1999, 'E E': 1999 }),
      'D D, E E, F F, C C, A A, B B',
    ],
  ])('%s %s', (order, _, players, names) => {
    expect(namesOf(sortRoster(players, order))).toBe(names)
  })

  const orders = fc.constantFrom<RosterOrder>('byJerseyNumber', 'byLastName', 'byHeight', 'byYearOfBirth')
  const anyPlayer = fc
    .record({
      name: fc.constantFrom('Ana Žagar', 'Ana Cerar', 'Eva Cerar'),
      number: fc.constantFrom(null, 7, '7', '00', 'x'),
      height: fc.constantFrom(null, 0, 180, 201),
      born: fc.constantFrom(null, 1990, 2001),
    })
    .map(({ name, ...fields }) => player(name, fields))
  const numbered = fc.array(anyPlayer).map((list) => list.map((each, id) => ({ ...each, id })))

  it('keeps everybody, leaves the given list alone, and is the same however often it is made', () => {
    fc.assert(
      fc.property(numbered, orders, (players, order) => {
        const before = players.map(({ id }) => id)
        const sorted = sortRoster(players, order)
        expect(players.map(({ id }) => id)).toEqual(before)
        expect(sorted.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(before)
        expect(sortRoster(sorted, order)).toEqual(sorted)
      }),
    )
  })

  it('of a list without numbers, heights and years is the order of names', () => {
    const nameless = numbered.map((list) => list.map((each) => ({ ...each, ...player('') })))
    fc.assert(
      fc.property(nameless, orders, (players, order) => {
        expect(sortRoster(players, order)).toEqual(sortRoster(players, 'byLastName'))
      }),
    )
  })
})

describe('the number on a jersey', () => {
  it.each([
    [7, '7'],
    [0, '0'],
    ['00', '00'],
    [' 12 ', '12'],
    ['', null],
    [null, null],
  ])('%j reads %j', (number, text) => {
    expect(jerseyNumber({ last_player_data: { yersey_number: number, height: null } })).toBe(text)
  })

  it('is none without player data', () => {
    expect(jerseyNumber({ last_player_data: null })).toBeNull()
  })
})

describe('the words over a roster', () => {
  it.each([
    ['MALE', 12, 'Seznam reprezentantov', null],
    ['MALE', 0, 'Seznam kandidatov', 'Seznam je v pripravi'],
    ['FEMALE', 1, 'Seznam reprezentantk', null],
    ['FEMALE', 0, 'Seznam kandidatk', 'Seznam je v pripravi'],
  ] as const)('%s with %d active are "%s" and %j', (gender, active, heading, empty) => {
    expect(rosterWording(gender, active)).toMatchObject({ heading, empty })
  })

  it.each([
    ['MALE', 'Igralci, ki so zapustili priprave'],
    ['FEMALE', 'Igralke, ki so zapustile priprave'],
  ] as const)('%s, of those who left, are "%s", with active players or without', (gender, left) => {
    expect([rosterWording(gender, 0).left, rosterWording(gender, 12).left]).toEqual([left, left])
  })
})
