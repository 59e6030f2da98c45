import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDotDate } from '../time/date'
import {
  daysAround,
  daysText,
  dayWithin,
  type MatchFilters,
  matchParametersOf,
  matchQueryOf,
  noMatchFilters,
  readMatchFilters,
} from './match-search'

it.each([
  ['2023-02-14', '2023-02-20', '14.2.2023–20.2.2023'],
  ['2023-02-14', '2023-02-14', '14.2.2023'],
  ['2023-02-14', null, 'od 14.2.2023'],
  [null, '2023-02-20', 'do 20.2.2023'],
  [null, null, ''],
])('the days of a search %s to %s are read as "%s"', (from, to, text) => {
  expect(daysText(from, to)).toBe(text)
})

describe('a search for a day', () => {
  it.each([
    ['2025-11-28', '25.11.2025', '01.12.2025'],
    ['2026-01-01', '29.12.2025', '04.01.2026'],
  ])('%s searches from %s to %s', (day, from, to) => {
    const around = daysAround(day)
    expect([around.from, around.to].map(formatDotDate)).toEqual([from, to])
  })

  it('is recognised again by its range', () => {
    expect(dayWithin(daysAround('2025-11-28'))).toBe('2025-11-28')
  })

  it.each([
    ['2025-11-25', '2025-12-02'],
    ['2025-11-25', null],
    [null, '2025-12-01'],
    [null, null],
    ['9999-12-30', '9999-12-31'],
  ])('no day searches from %s to %s', (from, to) => {
    expect(dayWithin({ from, to })).toBeNull()
  })
})

describe('the query of /tekme', () => {
  it('gives every parameter that makes sense', () => {
    const query = '?sezona=7&klub=12&tekmovanje=3&dvorana=kodeljevo&od=25.11.2025&do=1.12.2025&stran=4&x=1'
    expect(readMatchFilters(query)).toEqual({
      season: '7',
      club: '12',
      side: null,
      competition: '3',
      hall: 'kodeljevo',
      from: '2025-11-25',
      to: '2025-12-01',
      page: 4,
    })
  })

  it.each([
    'klub=',
    'klub=a%20b',
    `klub=${'9'.repeat(65)}`,
    'klub=,',
    'kje=doma',
    'kje=gost&klub=',
    'od=31.11.2025',
    'do=jutri',
    'stran=0',
    '',
    '%E0%A4%A',
  ])('gives nothing for "%s"', (query) => {
    expect(readMatchFilters(query)).toEqual(noMatchFilters)
  })

  it.each([
    ['klub=2,5', { club: '2,5', side: null }],
    ['klub=2,,a%20b,%205,2', { club: '2,5', side: null }],
    ['klub=2&kje=doma', { club: '2', side: 'home' }],
    ['klub=2,5&kje=gost', { club: '2,5', side: 'away' }],
    ['klub=2&kje=drugje', { club: '2', side: null }],
  ])('reads clubs and their side in %s', (query, chosen) => {
    expect(readMatchFilters(query)).toMatchObject(chosen)
  })

  it('writes a side as the page has it, and the API as it has it', () => {
    const chosen = { ...noMatchFilters, club: '2,5', side: 'away' }
    expect(matchQueryOf(chosen)).toMatchObject({ klub: '2,5', kje: 'gost' })
    expect(matchParametersOf(chosen)).toEqual({ club: '2,5', side: 'away' })
  })

  const id = fc.option(fc.stringMatching(/^[\w-]{1,12}$/))
  const day = fc.option(fc.integer({ min: 1, max: 28 }).map((n) => `2025-02-${String(n).padStart(2, '0')}`))
  const filters: fc.Arbitrary<MatchFilters> = fc.record({
    season: id,
    club: id,
    side: fc.constant(null),
    competition: id,
    hall: id,
    from: day,
    to: day,
    page: fc.integer({ min: 1, max: 999_999 }),
  })

  it('brings back what was written into it', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        const written = Object.entries(matchQueryOf(chosen)).filter(([, value]) => value !== null)
        const query = new URLSearchParams(Object.fromEntries(written.map(([k, v]) => [k, v ?? ''])))
        expect(readMatchFilters(query.toString())).toEqual(chosen)
      }),
    )
  })

  it('leaves the first page and what is not chosen out', () => {
    const taken = Object.entries(matchQueryOf({ ...noMatchFilters, club: '12' })).filter(([, value]) => value)
    expect(taken).toEqual([['klub', '12']])
  })
})

describe("the API's parameters", () => {
  it('have ISO days and only what is chosen', () => {
    const chosen = { ...noMatchFilters, season: '7', from: '2025-11-25', to: '2025-12-01', page: 2 }
    expect(matchParametersOf(chosen)).toEqual({
      season: '7',
      from: '2025-11-25',
      to: '2025-12-01',
      page: '2',
    })
    expect(matchQueryOf(chosen).od).toBe(formatDotDate('2025-11-25'))
  })

  it('are none when nothing is chosen', () => {
    expect(matchParametersOf(noMatchFilters)).toEqual({})
  })
})
