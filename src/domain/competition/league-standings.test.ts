import { describe, expect, it } from 'vitest'
import { type CountedMatch, correctionText, leagueStandings, tieText } from './league-standings'
import { tieCriteria } from './ties'

const letters = ['A', 'B', 'C', 'D', 'E', 'F']

/** "A–B 100:55" */
function matchOf(text: string): CountedMatch {
  const [pair = '', score = '', note] = text.split(' ')
  const [first = 0, second = 0] = pair.split('–').map((letter) => letters.indexOf(letter) + 1)
  const [firstScore = 0, secondScore = 0] = score.split(':').map(Number)
  return { first, second, firstScore, secondScore, isForfeit: note === 'forfeit' }
}

const standingsOf = (clubs: number, games: string, corrections?: Map<number, number>) =>
  leagueStandings(
    letters.slice(0, clubs).map((_, index) => index + 1),
    games.split(', ').map(matchOf),
    corrections,
  )

/** "A 6 GAMES_BETWEEN, B 6": points, and what separated a club from the next one. */
const orderOf = (...league: Parameters<typeof standingsOf>): string =>
  standingsOf(...league)
    .map(({ club, points, decidedBy }) => `${letters[club - 1]} ${points}${decidedBy ? ` ${decidedBy}` : ''}`)
    .join(', ')

it.each<[what: string, clubs: number, games: string, order: string]>([
  [
    'two pairs, by the game between them',
    4,
    'A–B 100:55, B–C 100:95, A–C 90:85, B–D 80:75, A–D 75:80, C–D 60:55',
    'A 5 GAMES_BETWEEN, B 5, C 4 GAMES_BETWEEN, D 4',
  ],
  [
    'three that beat each other, by the difference between them',
    4,
    'A–B 100:55, B–C 100:85, A–C 90:85, B–D 75:80, A–D 120:75, C–D 65:55',
    'A 6, B 4 DIFFERENCE_BETWEEN, C 4 GAMES_BETWEEN, D 4',
  ],
  [
    'three at the top, by the difference between them',
    4,
    'A–B 85:90, B–C 100:95, A–C 55:100, B–D 75:85, A–D 75:120, C–D 65:55',
    'C 5 DIFFERENCE_BETWEEN, D 5 DIFFERENCE_BETWEEN, B 5, A 3',
  ],
  [
    'three with equal differences, by the points scored between them',
    4,
    'A–B 85:90, B–C 100:90, A–C 55:100, B–D 75:85, A–D 75:120, C–D 65:55',
    'B 5 POINTS_BETWEEN, C 5 POINTS_BETWEEN, D 5, A 3',
  ],
  [
    'four that fall apart into two pairs, each by the game between them',
    6,
    [
      'A–B 100:55, B–F 110:90, A–C 85:90, C–D 55:60, A–D 120:75, C–E 90:75, A–E 80:100, C–F 105:75, A–F 85:80',
      'D–E 70:45, B–C 100:95, D–F 65:60, B–D 80:75, E–F 75:80, B–E 75:80',
    ].join(', '),
    'A 8 GAMES_BETWEEN, B 8 GAMES_BETWEEN, D 8 GAMES_BETWEEN, C 8, E 7, F 6',
  ],
])('the examples of the rules (D.2) %s', (_, clubs, games, order) => {
  expect(orderOf(clubs, games)).toBe(order)
})

describe('a table', () => {
  it('adds up what each club has played, and has those that haven’t', () => {
    expect(standingsOf(3, 'A–B 80:70, B–A 90:91')).toEqual([
      { club: 1, played: 2, won: 2, lost: 0, pointsFor: 171, pointsAgainst: 160, points: 4 },
      { club: 2, played: 2, won: 0, lost: 2, pointsFor: 160, pointsAgainst: 171, points: 2 },
      { club: 3, played: 0, won: 0, lost: 0, pointsFor: 0, pointsAgainst: 0, points: 0 },
    ])
  })

  it.each<[what: string, clubs: number, games: string, order: string]>([
    ['a forfeit gives its loser nothing', 2, 'A–B 0:20 forfeit', 'B 2, A 0'],
    ['a forfeit of both is lost by both', 2, 'A–B 0:0 forfeit', 'A 0, B 0'],
    ['a level score that was no forfeit gives nobody anything', 2, 'A–B 80:80', 'A 0, B 0'],
    [
      'the difference of all games where nothing between them decides',
      4,
      'A–C 80:70, B–C 90:70, C–D 80:70, A–B 80:70, B–A 80:70',
      'B 5 DIFFERENCE, A 5, C 4, D 1',
    ],
    ['the points of all games after that', 4, 'A–C 80:70, B–D 90:80', 'B 2 POINTS, A 2, D 1 POINTS, C 1'],
    ['the smaller id at last', 4, 'B–D 80:70, A–C 80:70', 'A 2, B 2, C 1, D 1'],
  ])('%s', (_, clubs, games, order) => {
    expect(orderOf(clubs, games)).toBe(order)
  })

  it('counts both of a double forfeit as played and lost', () => {
    expect(standingsOf(2, 'A–B 0:0 forfeit')).toMatchObject([
      { played: 1, won: 0, lost: 1, points: 0 },
      { played: 1, won: 0, lost: 1, points: 0 },
    ])
  })

  it('ranks by corrected points', () => {
    expect(orderOf(3, 'A–B 80:70, A–C 80:70, B–C 80:70', new Map([[1, -2]]))).toBe(
      'B 3, A 2 GAMES_BETWEEN, C 2',
    )
  })

  it('leaves out a team that isn’t ranked', () => {
    const games = [{ first: 1, second: null, firstScore: 70, secondScore: 80, isForfeit: false }]
    expect(leagueStandings([1], games)).toMatchObject([{ club: 1, lost: 1, points: 1 }])
  })
})

describe('a tie in words', () => {
  const row = (shortName: string, points = 10) => ({ club: { shortName }, points })

  it.each([
    ['GAMES_BETWEEN', 'po medsebojnih tekmah'],
    ['DIFFERENCE_BETWEEN', 'po razliki v medsebojnih tekmah'],
    ['POINTS_BETWEEN', 'po danih koših v medsebojnih tekmah'],
    ['DIFFERENCE', 'po razliki v vseh tekmah'],
    ['POINTS', 'po danih koših v vseh tekmah'],
  ] as const)('%s', (decidedBy, words) => {
    expect(tieText({ ...row('Krka'), decidedBy }, row('Ilirija'))).toBe(`Pred: Ilirija, ${words}`)
  })

  it('is missing without a next club of equal points, and without a criterion', () => {
    const [decidedBy] = tieCriteria
    expect(tieText({ ...row('Krka'), decidedBy }, undefined)).toBeNull()
    expect(tieText({ ...row('Krka'), decidedBy }, row('Ilirija', 9))).toBeNull()
    expect(tieText({ ...row('Krka'), decidedBy: null }, row('Ilirija'))).toBeNull()
  })
})

describe('a correction in words', () => {
  const standings = [{ club: { id: '10', shortName: 'Ledena Soča' } }]

  it.each<[points: number, reason: string | null, text: string]>([
    [-1, 'sklep z dne 3. 11. 2026', 'Ledena Soča −1 točka, sklep z dne 3. 11. 2026.'],
    [-2, 'Sklep komisije.', 'Ledena Soča −2 točki, Sklep komisije.'],
    [3, null, 'Ledena Soča +3 točke.'],
    [-5, ' ', 'Ledena Soča −5 točk.'],
  ])('of %i for %j', (points, reason, text) => {
    const said = correctionText({ clubId: '10', points, reason }, standings)
    expect(said?.replace('\u00a0', ' ')).toBe(text)
  })

  it('is missing where the club is', () => {
    expect(correctionText({ clubId: '11', points: -1, reason: null }, standings)).toBeNull()
  })
})
