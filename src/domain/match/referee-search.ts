/** The referee search's filters as the query of /sodniski-iskalnik (contract: Pages and query keys). */

import { pageEntry, pageUnder } from '../query/pagination'
import { formatDotDate } from '../time/date'
import {
  idUnder,
  type MatchFilters,
  type MatchQuestion,
  noMatchFilters,
  readMatchFilters,
} from './match-search'

/** The filters; null is "not chosen". Dates are ISO days; `page` counts from 1. */
export interface RefereeFilters extends Pick<MatchFilters, 'season' | 'competition' | 'from' | 'to'> {
  referee: string | null
  commissioner: string | null
  page: number
}

/** Reads the page's query, with or without "?". An invalid value counts as not given. */
export function readRefereeFilters(query: string): RefereeFilters {
  const parameters = new URLSearchParams(query)
  const { season, competition, from, to } = readMatchFilters(query)
  return {
    season,
    competition,
    referee: idUnder(parameters, 'sodnik'),
    commissioner: idUnder(parameters, 'komisar'),
    from,
    to,
    page: pageUnder(parameters),
  }
}

export const noRefereeFilters = /* @__PURE__ */ readRefereeFilters('')

/** The filters as entries of the page's query; null removes a key. Page 1 is left out. */
export function refereeQueryOf(filters: RefereeFilters): Record<string, string | null> {
  const { season, competition, referee, commissioner, from, to, page } = filters
  return {
    sezona: season,
    tekmovanje: competition,
    sodnik: referee,
    komisar: commissioner,
    od: from && formatDotDate(from),
    do: to && formatDotDate(to),
    stran: pageEntry(page),
  }
}

export const refereeKeys = Object.keys(refereeQueryOf(noRefereeFilters))

/** Whether the visitor has searched: before that no matches and no names are shown. */
export function isRefereeSearch(query: string): boolean {
  const parameters = new URLSearchParams(query)
  return refereeKeys.some((key) => parameters.has(key))
}

/** As parameters of "Search matches" and its calendar. */
export const refereeQuestion = (filters: RefereeFilters): MatchQuestion => ({ ...noMatchFilters, ...filters })
