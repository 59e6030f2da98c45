import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  firstAhead,
  groupByDay,
  hasBegun,
  isBeforeToday,
  isTimed,
  matchesInOrder,
  matchMoment,
  matchStatus,
  slovenianStart,
  sortMatches,
  winnerOf,
} from './match'
import { type MatchState, noTime, openStarts } from './match-status'

const match = (id: string, dateTime: string, score = '0:0', dateTimeUtc = dateTime) => {
  const [firstTeamScore = 0, secondTeamScore = 0] = score.split(':').map(Number)
  return { id, dateTime, dateTimeUtc, firstTeamScore, secondTeamScore }
}
const ids = (matches: readonly { id: string }[]) => matches.map(({ id }) => id).join(' ')

describe('the status of a match', () => {
  const evening = '2025-11-28 18:00:00'
  const midnight = '2025-11-28 00:00:00'
  it.each([
    [evening, evening, '88:79', 'FINISHED', true],
    [midnight, midnight, '20:0', 'FINISHED', false],
    [midnight, midnight, '0:20', 'FINISHED', false],
    [evening, evening, '0:0', 'SCHEDULED', true],
    [midnight, midnight, '0:0', 'CREATED', false],
    [midnight, '2025-11-27 23:00:00', '0:0', 'SCHEDULED', true],
    ['2025-11-28 01:00:00', midnight, '0:0', 'SCHEDULED', true],
  ])('at %s (%s UTC) with %s is %s, and its hour is known: %s', (dateTime, utc, score, status, known) => {
    const seen = match('1', dateTime, score, utc)
    expect([matchStatus(seen), isTimed(seen)]).toEqual([status, known])
  })
})

it.each([
  ['at home', 'Europe/Ljubljana', '2025-11-28 18:00:00', '2025-11-28 17:00:00', null],
  ['where nobody says the zone', null, '2025-11-28 18:00:00', '2025-11-28 16:00:00', null],
  ['in a zone of the same hour', 'Europe/Zagreb', '2025-11-28 18:00:00', '2025-11-28 17:00:00', null],
  ['an hour away', 'Europe/Riga', '2025-11-28 20:00:00', '2025-11-28 18:00:00', '2025-11-28 19:00:00'],
  [
    'on the next day',
    ...['America/New_York', '2025-11-28 20:00:00', '2025-11-29 01:00:00', '2025-11-29 02:00:00'],
  ],
] as const)('the time in Slovenia of a match %s', (_, time_zone, dateTime, dateTimeUtc, there) => {
  expect(slovenianStart({ time_zone, dateTime, dateTimeUtc })).toBe(there)
})

it.each([
  ['88:79', 'first'],
  ['64:102', 'second'],
  ['70:70', null],
  ['0:0', null],
])('the winner of %s is %s', (score, winner) => {
  expect(winnerOf(match('1', '2025-11-28 18:00:00', score))).toBe(winner)
})

describe('the order of matches', () => {
  it('is newest first when all are finished', () => {
    const played = [
      match('old', '2025-10-01 18:00:00', '1:0'),
      match('new', '2025-11-01 18:00:00', '1:0'),
      match('newer', '2025-11-01 20:00:00', '0:1'),
    ]
    expect(ids(sortMatches(played))).toBe('newer new old')
  })

  it('is scheduled, finished, created, each by time, as soon as one is not finished', () => {
    const mixed = [
      match('created', '2025-09-01 00:00:00'),
      match('late', '2025-11-19 20:00:00', '91:93'),
      match('early', '2025-11-19 18:00:00', '88:79'),
      match('next', '2025-11-29 18:00:00'),
      match('soon', '2025-11-28 18:00:00'),
    ]
    expect(ids(sortMatches(mixed))).toBe('soon next early late created')
  })

  const anyMatch = fc.record({
    dateTime: fc.constantFrom('2025-11-28 00:00:00', '2025-11-28 18:00:00', '2025-11-29 18:00:00'),
    dateTimeUtc: fc.constantFrom('2025-11-28 00:00:00', '2025-11-28 17:00:00'),
    firstTeamScore: fc.constantFrom(0, 0, 80),
    secondTeamScore: fc.constantFrom(0, 0, 90),
  })
  const numbered = fc.array(anyMatch).map((list) => list.map((each, place) => ({ ...each, place })))
  const sameRank = (a: ReturnType<typeof match>, b: ReturnType<typeof match>) =>
    a.dateTime === b.dateTime && matchStatus(a) === matchStatus(b)

  it('keeps all matches, and those at one time as they came', () => {
    fc.assert(
      fc.property(numbered, (list) => {
        const sorted = sortMatches(list.map((each) => ({ id: '', ...each })))
        expect(sorted.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual([...list.keys()])
        sorted.forEach((each, index) => {
          const next = sorted[index + 1]
          if (next && sameRank(each, next)) expect(each.place).toBeLessThan(next.place)
        })
      }),
    )
  })

  it('is the same however often it is made', () => {
    fc.assert(
      fc.property(numbered, (list) => {
        const once = sortMatches(list)
        expect(sortMatches(once)).toEqual(once)
      }),
    )
  })
})

describe('days of a list', () => {
  it('follow the order given, so a day can come twice', () => {
    const groups = groupByDay([
      match('a', '2025-11-28 18:00:00'),
      match('b', '2025-11-28 20:15:00'),
      match('c', '2025-11-19 19:00:00'),
      match('d', '2025-11-28 00:00:00'),
    ])
    expect(groups.map(({ date, weekday, matches }) => [date, weekday, ids(matches)])).toEqual([
      ['2025-11-28', 'petek', 'a b'],
      ['2025-11-19', 'sreda', 'c'],
      ['2025-11-28', 'petek', 'd'],
    ])
  })

  it('of no matches are none', () => {
    expect(groupByDay([])).toEqual([])
  })
})

describe('the moment of a match', () => {
  const evening = '2025-11-28 18:00:00'
  const [midnight, utc] = ['2025-11-28 00:00:00', '2025-11-28 17:00:00']
  it.each([
    [evening, utc, '0:0', '2025-11-28 16:55:00', 'SCHEDULED', false],
    [evening, utc, '0:0', '2025-11-28 17:00:00', 'LIVE', true],
    [evening, utc, '0:0', '2025-11-28 20:00:00', 'LIVE', true],
    [evening, utc, '0:0', '2025-11-28 20:05:00', 'PAST', true],
    [evening, utc, '0:0', '2026-11-28 20:05:00', 'PAST', true],
    [evening, utc, '88:79', '2025-11-28 16:55:00', 'LIVE', true],
    [evening, utc, '88:79', '2025-11-28 17:30:00', 'LIVE', true],
    [evening, utc, '0:2', '2025-11-28 20:00:00', 'LIVE', true],
    [evening, utc, '88:79', '2025-11-28 20:05:00', 'FINISHED', true],
    [evening, utc, '-1:-1', '2025-11-28 12:00:00', 'SCHEDULED', false],
    [midnight, midnight, '88:79', '2025-11-28 00:30:00', 'FINISHED', true],
    [evening, utc, '20:0', '2025-11-01 12:00:00', 'FINISHED', true],
    [midnight, midnight, '0:0', '2025-11-28 22:55:00', 'CREATED', false],
    [midnight, midnight, '0:0', '2025-11-28 23:00:00', 'PAST', true],
    [noTime, noTime, '0:0', '2025-11-28 23:00:00', 'CREATED', false],
  ])(
    'at %s (%s UTC) with %s, seen at %s UTC, is %s; it has begun: %s',
    (dateTime, own, score, now, moment, begun) => {
      const seen = match('1', dateTime, score, own)
      expect([matchMoment(seen, now), hasBegun(seen, now)]).toEqual([moment, begun])
    },
  )
})

describe('what a match’s record says of its state', () => {
  const [evening, utc] = ['2025-11-28 18:00:00', '2025-11-28 17:00:00']
  const [before, during, after] = ['2025-11-28 12:00:00', '2025-11-28 18:00:00', '2025-11-29 12:00:00']
  it.each<[MatchState, string, string, string, boolean]>([
    ['POSTPONED', '0:0', before, 'POSTPONED', false],
    ['POSTPONED', '0:0', during, 'POSTPONED', true],
    ['CANCELLED', '0:0', during, 'CANCELLED', true],
    ['CANCELLED', '2:0', after, 'CANCELLED', true],
    ['ABANDONED', '58:55', during, 'ABANDONED', true],
    ['ABANDONED', '58:55', after, 'ABANDONED', true],
    ['FORFEITED', '20:0', before, 'FINISHED', true],
    ['FORFEITED', '20:0', during, 'FINISHED', true],
    ['FORFEITED', '0:0', after, 'FORFEITED', true],
    ['LIVE', '0:0', '2025-11-28 16:50:00', 'LIVE', true],
    ['LIVE', '0:0', '2025-11-27 16:50:00', 'SCHEDULED', false],
    ['LIVE', '45:40', during, 'LIVE', true],
    ['LIVE', '88:81', after, 'FINISHED', true],
    ['FINAL', '88:81', during, 'FINISHED', true],
    ['FINAL', '0:0', during, 'PAST', true],
  ])('%s with %s, seen at %s UTC, is %s; it is behind now: %s', (status, score, now, moment, begun) => {
    const seen = { ...match('1', evening, score, utc), status }
    expect([matchMoment(seen, now), hasBegun(seen, now)]).toEqual([moment, begun])
    expect(matchStatus(seen)).toBe(matchStatus(match('1', evening, score, utc)))
  })
})

describe('what may still change', () => {
  const now = Date.parse('2025-11-28T18:00:00Z')
  const [start, early] = [Date.parse('2025-11-28T17:00:00Z'), Date.parse('2025-11-28T14:00:00Z')]
  const [evening, utc] = ['2025-11-28 18:00:00', '2025-11-28 17:00:00']
  it.each<[string, MatchState | null, number[]]>([
    ['0:0', null, [start]],
    ['45:40', null, [early, start]],
    ['45:40', 'LIVE', [early, start]],
    ['45:40', 'ABANDONED', [early, start]],
    ['45:40', 'FINAL', []],
    ['20:0', 'FORFEITED', []],
    ['0:0', 'POSTPONED', []],
    ['0:0', 'CANCELLED', []],
  ])('with %s and %s is polled from %j', (score, status, starts) => {
    expect(openStarts([{ ...match('1', evening, score, utc), status }], now)).toEqual(starts)
  })

  it('is nothing that is over, without a time or without a day', () => {
    const all = [
      match('1', '2025-11-21 18:00:00', '80:79'),
      match('2', '2025-11-28 00:00:00', '80:79'),
      match('3', noTime),
    ]
    expect(openStarts(all, now)).toEqual([])
  })
})

describe('a match without a day', () => {
  const list = [match('a', noTime), match('b', '2025-11-28 18:00:00'), match('c', '2025-11-29 18:00:00')]

  it('stands last in every order', () => {
    expect(ids(matchesInOrder({ matches: list, total: 3, page: 1 }, 20))).toBe('b c a')
    expect(ids(matchesInOrder({ matches: list, total: 3 }, 20))).toBe('b c a')
  })

  it('has a group of its own', () => {
    const [day] = groupByDay([match('a', noTime)])
    expect([day?.date, day?.weekday]).toEqual([null, 'Termin še ni določen'])
  })
})

it.each([
  ['2025-11-27 20:00:00', '2025-11-28 12:00:00', true],
  ['2025-11-28 08:00:00', '2025-11-28 22:00:00', false],
  ['2025-11-27 22:00:00', '2025-11-27 23:30:00', false],
  [noTime, '2025-11-28 12:00:00', false],
])('what lies before today at %s, seen at %s: %s', (time, now, isBefore) => {
  expect(isBeforeToday(match('1', time), now)).toBe(isBefore)
})

describe('the first match ahead', () => {
  const [a, b, c] = ['2025-11-21 18:00:00', '2025-11-28 18:00:00', '2025-12-05 18:00:00'].map((day, at) =>
    match('abc'[at] ?? '', day),
  ) as [ReturnType<typeof match>, ReturnType<typeof match>, ReturnType<typeof match>]
  it.each([
    ['2025-11-25 12:00:00', 'b'],
    ['2025-11-28 18:00:00', 'c'],
    ['2025-11-01 12:00:00', undefined],
    ['2025-12-24 12:00:00', undefined],
  ])('at %s is %s', (now, id) => {
    expect(firstAhead([a, b, c], now)?.id).toBe(id)
  })

  it('of a postponed one and one to come is the one to come', () => {
    expect(
      firstAhead([a, match('played', '2025-11-22 18:00:00', '80:79'), c], '2025-11-25 12:00:00')?.id,
    ).toBe('c')
  })
})
