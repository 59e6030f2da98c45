import { describe, expect, test } from 'vitest'
import { nearMatches, untilText } from './near-matches'

const at = (id: string, utc: string, [firstTeamScore, secondTeamScore] = [0, 0]) => ({
  id,
  dateTime: utc,
  dateTimeUtc: utc,
  firstTeamScore: firstTeamScore ?? 0,
  secondTeamScore: secondTeamScore ?? 0,
})
const now = '2026-11-23 12:00:00'
const won: [number, number] = [84, 77]

describe('the last result and the next match', () => {
  test.each<[string, ReturnType<typeof at>[], last: string | null, next: string | null]>([
    ['of no matches', [], null, null],
    [
      'in any order',
      [
        at('c', '2026-12-01 18:00:00'),
        at('a', '2026-11-01 18:00:00', won),
        at('b', '2026-11-27 18:00:00'),
        at('d', '2026-11-20 18:00:00', won),
      ],
      'd',
      'b',
    ],
    ['while one is on', [at('a', '2026-11-23 10:30:00'), at('b', '2026-11-27 18:00:00')], null, 'a'],
    [
      'when one is past without a score',
      [at('a', '2026-11-23 08:00:00'), at('b', '2026-11-27 18:00:00')],
      null,
      'b',
    ],
    [
      'of a day whose hour nobody knows',
      [at('a', '2026-11-22 00:00:00'), at('b', '2026-11-23 00:00:00')],
      null,
      'b',
    ],
    ['when all are over', [at('a', '2026-11-22 18:00:00'), at('b', '2026-11-20 18:00:00', won)], 'b', null],
  ])('%s', (_, matches, last, next) => {
    const near = nearMatches(matches, now)
    expect([near.last?.id ?? null, near.next?.id ?? null]).toEqual([last, next])
  })
})

test.each([
  ['2026-11-23 11:00:00', 'V teku'],
  ['2026-11-23 18:00:00', 'danes'],
  ['2026-11-23 22:59:00', 'danes'],
  // In Slovenia it is tomorrow by then.
  ['2026-11-23 23:01:00', 'jutri'],
  ['2026-11-25 18:00:00', 'čez 2 dni'],
  ['2026-11-27 18:00:00', 'čez 4 dni'],
  ['2027-03-04 18:00:00', 'čez 101 dan'],
  ['2026-11-27 00:00:00', 'čez 4 dni'],
  ['2026-11-20 18:00:00', ''],
])('a match at %s is %j', (utc, text) => {
  expect(untilText(at('a', utc), now)).toBe(text)
})
