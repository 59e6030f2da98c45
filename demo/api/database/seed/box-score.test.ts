import { describe, expect, it, test } from 'vitest'
import { boxScore } from './box-score'
import { fixedChance } from './chance'
import { roundRobin } from './round-robin'

const sum = (numbers: readonly (number | null | undefined)[]) =>
  numbers.reduce<number>((total, one) => total + (one ?? 0), 0)

describe('an invented box score', () => {
  const scores = [1, 5, 31, 52, 68, 79, 88, 101, 124]
  const sides = scores.flatMap((score) => [5, 10, 12].map((count) => ({ score, count })))

  it.each(sides)('of $count players adds up to $score points and 200 minutes', ({ score, count }) => {
    const players = Array.from({ length: count }, (_, index) => index + 1)
    const side = { match_id: 1, team_name: 'Vzorčni klub', team_code: null, score, players }
    const lines = boxScore(side, fixedChance(score))
    expect(lines.map(({ player_id }) => player_id)).toEqual(players)
    expect(sum(lines.map(({ points }) => points))).toBe(score)
    expect(sum(lines.map(({ minutes }) => minutes))).toBe(200)
    for (const line of lines) {
      const { free_throws_made = 0, two_points_made = 0, three_points_made = 0 } = line
      const { free_throws_attempted, two_points_attempted, three_points_attempted } = line
      expect(line.points).toBe(
        sum([free_throws_made, 2 * (two_points_made ?? 0), 3 * (three_points_made ?? 0)]),
      )
      expect(free_throws_attempted).toBeGreaterThanOrEqual(free_throws_made ?? 0)
      expect(two_points_attempted).toBeGreaterThanOrEqual(two_points_made ?? 0)
      expect(three_points_attempted).toBeGreaterThanOrEqual(three_points_made ?? 0)
      expect(line.minutes).toBeLessThanOrEqual(40)
      expect(line.fouls).toBeLessThanOrEqual(5)
    }
    expect(boxScore(side, fixedChance(score))).toEqual(lines)
  })
})

describe('a round robin', () => {
  const teams = ['a', 'b', 'c', 'd', 'e', 'f']
  const pairs = roundRobin(teams, 10)

  test('has every team once in each round', () => {
    for (let round = 0; round < 10; round++) {
      const ofRound = pairs.filter((pair) => pair.round === round)
      expect(ofRound.flatMap(({ home, away }) => [home, away]).sort()).toEqual(teams)
    }
  })

  test('lets each team meet each other one at home and away', () => {
    const met = new Set(pairs.map(({ home, away }) => `${home}${away}`))
    expect(met.size).toBe(30)
  })

  test('is refused for an odd number of teams', () => {
    expect(() => roundRobin(['a', 'b', 'c'], 2)).toThrow('even')
  })
})
