/** The match search and its calendar (contract 5). */
import { MatchPage } from '../contract/matches'
import { type MatchQuestion, matchParametersOf } from '../domain/match-search'
import { requestAddress } from './request'

export const searchMatches = (filters: MatchQuestion, perPage: number) => ({
  name: 'Search matches',
  path: '/matches',
  query: { ...matchParametersOf(filters), perPage },
  schema: MatchPage,
})

/** The address of the calendar with exactly the matches of these filters, on all pages. */
export const matchCalendarAddress = (api: string, filters: MatchQuestion): string =>
  requestAddress(api, { path: '/matches.ics', query: matchParametersOf({ ...filters, page: 1 }) })
