/** The standings beside a second implementation, written from the rules' text alone, over generated leagues. */
import { expect, inject, it } from 'vitest'
import { type CountedMatch, leagueStandings } from './league-standings'
import type { TieCriterion } from './ties'

const leagues = inject('long') ? 10_000 : 1000

/** Whole numbers below a limit, always the same for a seed. */
function chanceOf(seed: number) {
  let state = seed >>> 0
  return (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

/** Few clubs with close scores: most leagues have ties. Some have forfeits, games to come, and teams without a club. */
function leagueOf(seed: number): { clubs: number[]; games: CountedMatch[] } {
  const chance = chanceOf(seed)
  const count = 3 + chance(5)
  const clubs = Array.from({ length: count }, (_, index) => 100 - index)
  const spread = 2 + chance(6)
  const legs = 1 + chance(2)
  const unplayed = 2 + chance(11)
  const games = clubs.flatMap((first) =>
    clubs.flatMap((second): CountedMatch[] => {
      if (first === second || (legs === 1 && first < second) || chance(unplayed) === 0) return []
      const picked = chance(25)
      if (picked === 0) return [{ first, second, firstScore: 0, secondScore: 20, isForfeit: true }]
      if (picked === 1) return [{ first, second, firstScore: 0, secondScore: 0, isForfeit: true }]
      const margin = 1 + chance(spread)
      const loser = 70 + chance(spread)
      const [firstScore, secondScore] = chance(2) ? [loser + margin, loser] : [loser, loser + margin]
      return [{ first, second: picked === 2 ? null : second, firstScore, secondScore, isForfeit: false }]
    }),
  )
  return { clubs, games }
}

interface Sums {
  points: number
  scored: number
  conceded: number
}

/** 2 for a win, 1 for a loss, 0 for a forfeited game. */
function sumsOf(club: number, games: readonly CountedMatch[]): Sums {
  const sums = { points: 0, scored: 0, conceded: 0 }
  for (const game of games) {
    if (game.first !== club && game.second !== club) continue
    const [own, other] =
      game.first === club ? [game.firstScore, game.secondScore] : [game.secondScore, game.firstScore]
    sums.scored += own
    sums.conceded += other
    if (own > other) sums.points += 2
    else if (!game.isForfeit && own < other) sums.points += 1
  }
  return sums
}

const steps: [TieCriterion, (between: Sums, all: Sums) => number][] = [
  ['GAMES_BETWEEN', ({ points }) => points],
  ['DIFFERENCE_BETWEEN', ({ scored, conceded }) => scored - conceded],
  ['POINTS_BETWEEN', ({ scored }) => scored],
  ['DIFFERENCE', (_, { scored, conceded }) => scored - conceded],
  ['POINTS', (_, { scored }) => scored],
]

/**
 * Which of two clubs of equal points stands before the other, and why: the tied clubs shrink to those that a criterion
 * leaves level with both, and begin again, until one separates the two.
 */
function compare(
  a: number,
  b: number,
  games: readonly CountedMatch[],
  tied: readonly number[],
): { before: boolean; by: TieCriterion | undefined } {
  const between = games.filter(({ first, second }) => tied.includes(first ?? 0) && tied.includes(second ?? 0))
  for (const [name, measure] of steps) {
    const value = (club: number) => measure(sumsOf(club, between), sumsOf(club, games))
    if (value(a) !== value(b)) return { before: value(a) > value(b), by: name }
    const level = tied.filter((club) => value(club) === value(a))
    if (level.length < tied.length) return compare(a, b, games, level)
  }
  return { before: a < b, by: undefined }
}

/** "100", "99 by POINTS" */
function ranked({ clubs, games }: ReturnType<typeof leagueOf>): string[] {
  const pointsOf = (club: number) => sumsOf(club, games).points
  const levelWith = (club: number) => clubs.filter((other) => pointsOf(other) === pointsOf(club))
  const order = clubs.toSorted(
    (a, b) => pointsOf(b) - pointsOf(a) || (compare(a, b, games, levelWith(a)).before ? -1 : 1),
  )
  return order.map((club, index) => {
    const next = order[index + 1]
    const isLevel = next !== undefined && pointsOf(next) === pointsOf(club)
    const by = isLevel ? compare(club, next, games, levelWith(club)).by : undefined
    return `${club}${by ? ` by ${by}` : ''}`
  })
}

it(`is the same in ${leagues} leagues`, () => {
  const decided = new Set<string>()
  for (let seed = 1; seed <= leagues; seed++) {
    const league = leagueOf(seed)
    const rows = leagueStandings(league.clubs, league.games)
    const found = rows.map(({ club, decidedBy }) => `${club}${decidedBy ? ` by ${decidedBy}` : ''}`)
    expect(found, `league ${seed}`).toEqual(ranked(league))
    for (const { decidedBy } of rows) if (decidedBy) decided.add(decidedBy)
  }
  expect(decided.size).toBe(5)
})
