/** What the referee search asks for, and how the query of /sodniski-iskalnik says it (contract: Pages and query keys). */
import { formatDotDate } from './date'
import { idUnder, type MatchQuestion, noMatchFilters, pageUnder, readMatchFilters } from './match-search'

/** Ids as they are; dates as ISO days; page from 1. Null is "not chosen". */
export interface RefereeFilters {
  season: string | null
  competition: string | null
  referee: string | null
  commissioner: string | null
  from: string | null
  to: string | null
  page: number
}

export const noRefereeFilters: RefereeFilters = {
  season: null,
  competition: null,
  referee: null,
  commissioner: null,
  from: null,
  to: null,
  page: 1,
}

/** Reads the page's query, with or without "?". A value that makes no sense counts as not given. */
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

/** The same as entries of the page's query; null takes a key out. The first page goes without saying. */
export function refereeQueryOf(filters: RefereeFilters): Record<string, string | null> {
  const { season, competition, referee, commissioner, from, to, page } = filters
  return {
    sezona: season,
    tekmovanje: competition,
    sodnik: referee,
    komisar: commissioner,
    od: from && formatDotDate(from),
    do: to && formatDotDate(to),
    stran: page > 1 ? String(page) : null,
  }
}

const keys = Object.keys(refereeQueryOf(noRefereeFilters))

/** Whether the visitor has searched: before that nobody's matches, and nobody's name, are shown. */
export function isRefereeSearch(query: string): boolean {
  const parameters = new URLSearchParams(query)
  return keys.some((key) => parameters.has(key))
}

/** As "Search matches" and its calendar take it. */
export const refereeQuestion = (filters: RefereeFilters): MatchQuestion => ({ ...noMatchFilters, ...filters })
