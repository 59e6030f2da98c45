import { describe, expect, it } from 'vitest'
import { type MatchFilters, noMatchFilters } from '../domain/match-search'
import { matchCalendarAddress, searchMatches, singleMatchCalendarAddress } from './matches'
import { requestAddress } from './request'

const api = 'https://kzs.example/api'
const all: MatchFilters = {
  season: '12',
  club: '3',
  competition: 'a-7',
  hall: '9',
  from: '2025-11-26',
  to: '2025-12-02',
  page: 2,
}
const written = 'season=12&club=3&competition=a-7&hall=9&from=2025-11-26&to=2025-12-02'

describe('the match search', () => {
  it.each([
    [all, `?${written}&page=2&perPage=20`],
    [noMatchFilters, '?perPage=20'],
    [{ ...noMatchFilters, season: '12' }, '?season=12&perPage=20'],
  ])('asks for what was chosen, with ISO days', (filters, query) => {
    expect(requestAddress(api, searchMatches(filters, 20))).toBe(`${api}/matches${query}`)
  })

  it.each([
    [all, `?${written}`],
    [noMatchFilters, ''],
  ])('has a calendar of exactly the same filters, on all pages', (filters, query) => {
    expect(matchCalendarAddress(api, filters)).toBe(`${api}/matches.ics${query}`)
  })

  it.each([
    ['3', '4', `${api}/matches.ics?club=3&from=2025-11-28&to=2025-11-28`],
    [null, '4', `${api}/matches.ics?club=4&from=2025-11-28&to=2025-11-28`],
    [null, null, null],
  ])('has one of a match alone, of club %s or %s on its day', (firstTeamId, secondTeamId, address) => {
    const match = { firstTeamId, secondTeamId, dateTime: '2025-11-28 18:00:00' }
    expect(singleMatchCalendarAddress(api, match)).toBe(address)
  })
})
