/** The match search and its calendar. */
import { MatchPage } from '../contract/matches'
import { type MatchQuestion, matchParametersOf, timedParametersOf } from '../domain/match-search'
import { requestAddress } from './request'

export const searchMatches = (filters: MatchQuestion, perPage: number) => ({
  name: 'Search matches',
  path: '/matches',
  query: { ...matchParametersOf(filters), perPage },
  schema: MatchPage,
})

/** By time; `today` as an ISO day. A server that knows no order by time says no page. */
export const searchMatchesByTime = (filters: MatchQuestion, perPage: number, today: string) => ({
  ...searchMatches(filters, perPage),
  query: { ...timedParametersOf(filters, today), perPage },
})

/** The address of the calendar with exactly the matches of these filters, on all pages. */
export const matchCalendarAddress = (api: string, filters: MatchQuestion): string =>
  requestAddress(api, { path: '/matches.ics', query: matchParametersOf({ ...filters, page: null }) })
