import { describe, expect, it } from 'vitest'
import {
  isRefereeSearch,
  noRefereeFilters,
  type RefereeFilters,
  readRefereeFilters,
  refereeQueryOf,
  refereeQuestion,
} from './referee-search'

const whole: RefereeFilters = {
  season: '12',
  competition: '22',
  referee: '71',
  commissioner: '73',
  from: '2025-11-01',
  to: '2025-11-30',
  page: 2,
}
const wholeQuery = 'sezona=12&tekmovanje=22&sodnik=71&komisar=73&od=01.11.2025&do=30.11.2025&stran=2'

describe('the query of the referee search', () => {
  it.each<[string, Partial<RefereeFilters>]>([
    ['', {}],
    [`?${wholeQuery}`, whole],
    ['sodnik=a-1&utm=x', { referee: 'a-1' }],
    ['sodnik=a%20b&od=30.02.2026&stran=0', {}],
    ['klub=3&dvorana=31', {}],
  ])('%s says %o', (query, filters) => {
    expect(readRefereeFilters(query)).toEqual({ ...noRefereeFilters, ...filters })
  })

  it('is written as it is read; what is not chosen is taken out', () => {
    expect(refereeQueryOf(whole)).toEqual(Object.fromEntries(new URLSearchParams(wholeQuery)))
    expect(Object.values(refereeQueryOf(noRefereeFilters)).every((value) => value === null)).toBe(true)
  })

  it.each([
    ['', false],
    ['utm=a&klub=3', false],
    ['sodnik=71', true],
    ['komisar=73', true],
    ['sezona=12', true],
    ['stran=1', true],
  ])('%s is a search: %s', (query, isSearch) => {
    expect(isRefereeSearch(query)).toBe(isSearch)
  })
})

it('a search requests no club and no hall', () => {
  expect(refereeQuestion(whole)).toEqual({ ...whole, club: null, side: null, hall: null })
})
