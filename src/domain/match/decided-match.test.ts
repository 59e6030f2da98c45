import { expect, it } from 'vitest'
import { isDecided } from './match'
import type { MatchState } from './match-status'

const start = '2026-11-12 17:00:00'
const match = (firstTeamScore: number, secondTeamScore: number, status?: MatchState | null) => ({
  ...{ firstTeamScore, secondTeamScore, status },
  ...{ dateTime: '2026-11-12 18:00:00', dateTimeUtc: start },
})
const during = '2026-11-12 18:30:00'
const after = '2026-11-12 20:05:00'

it.each<[what: string, of: ReturnType<typeof match>, now: string, isFinal: boolean]>([
  ['a score three hours after the start', match(88, 81), after, true],
  ['a score until then', match(45, 40), '2026-11-12 20:00:00', false],
  ['one of a match that is final', match(88, 81, 'FINAL'), during, true],
  ['one of a forfeited match', match(0, 20, 'FORFEITED'), during, true],
  ['a forfeit of both', match(0, 0, 'FORFEITED'), during, true],
  ['no score', match(0, 0), after, false],
  ['no score of a final match', match(0, 0, 'FINAL'), after, false],
  ['negative scores', match(-1, -1), after, false],
  ['one side’s score', match(0, 20), after, true],
  ['a score that is called running long after', match(88, 81, 'LIVE'), after, true],
  ['what a postponed match had', match(12, 10, 'POSTPONED'), after, false],
  ['what a cancelled match had', match(12, 10, 'CANCELLED'), after, false],
  ['what an abandoned match had', match(12, 10, 'ABANDONED'), after, false],
])('knows whether %s counts', (_, of, now, isFinal) => {
  expect(isDecided(of, now)).toBe(isFinal)
})

it('counts a score where the hour is unknown', () => {
  const day = '2026-11-12 00:00:00'
  expect(isDecided({ ...match(88, 81), dateTime: day, dateTimeUtc: day }, during)).toBe(true)
})
