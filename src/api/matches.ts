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

/** Matches in order of time; `today` is an ISO day. A server without that order answers without a page number. */
export const searchMatchesByTime = (filters: MatchQuestion, perPage: number, today: string) => ({
  ...searchMatches(filters, perPage),
  query: { ...timedParametersOf(filters, today), perPage },
})

/** The address of the calendar file with all matches of these filters, on all pages. */
export const matchCalendarAddress = (api: string, filters: MatchQuestion): string =>
  requestAddress(api, { path: '/matches.ics', query: matchParametersOf({ ...filters, page: null }) })
