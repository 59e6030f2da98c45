/** The match search and its calendar. */

import { requestAddress } from '../client/request'
import { MatchPage } from '../contract/matches'
import { type MatchQuestion, matchParametersOf, timedParametersOf } from '../domain/match/match-search'

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

/** The most matches that the API answers. */
export const mostMatches = 100

/** Matches of today that may be over, beside those that are shown */
const spare = 20

/** `count` matches to come, and those of `today` (an ISO day) that may be over already. */
export function searchNextMatches(filters: MatchQuestion, count: number, today: string) {
  const from = filters.from && filters.from > today ? filters.from : today
  return searchMatchesByTime({ ...filters, from, page: 1 }, Math.min(count + spare, mostMatches), today)
}

const fileAddress = (api: string, path: string, filters: MatchQuestion): string =>
  requestAddress(api, { path, query: matchParametersOf({ ...filters, page: null }) })

/** The address of the calendar file with all matches of these filters, on all pages. */
export const matchCalendarAddress = (api: string, filters: MatchQuestion): string =>
  fileAddress(api, '/matches.ics', filters)

/** The address of the same matches as a table (CSV). */
export const matchTableAddress = (api: string, filters: MatchQuestion): string =>
  fileAddress(api, '/matches.csv', filters)
