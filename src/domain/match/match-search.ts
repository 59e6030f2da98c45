/** The match search's filters as the query of /tekme and as API parameters (contract: Pages and query keys). */

import { namedPage } from '../query/pagination'
import { addDays, formatDate, formatDotDate, parseDotDate } from '../time/date'
import { idsIn, sideOf, sideWords } from './club-choice'

/** Number of days before and after the chosen one that are searched. */
export const radiusDays = 3

const idPattern = /^\S{1,64}$/

/** How a filter is written in the page's query. A text that makes no sense counts as none. */
interface Kind {
  read: (text: string) => string | null
  write: (value: string) => string
}

const id: Kind = { read: (text) => idPattern.exec(text)?.[0] ?? null, write: (value) => value }
const day: Kind = { read: parseDotDate, write: formatDotDate }

const ids: Kind = { read: (text) => idsIn(text).join() || null, write: (value) => value }

const side: Kind = { read: sideOf, write: (value) => sideWords[value] ?? value }

/** All filters but the page: the key of each in the query of /tekme. As a parameter of the API it has its name. */
const filters = {
  season: ['sezona', id],
  club: ['klub', ids],
  side: ['kje', side],
  competition: ['tekmovanje', id],
  hall: ['dvorana', id],
  from: ['od', day],
  to: ['do', day],
} as const satisfies Record<string, readonly [key: string, kind: Kind]>

export type MatchFilter = keyof typeof filters

/**
 * The filters; null is "not chosen". `club` may be several ids with commas between them. Dates are ISO days; `page` counts
 * from 1, null is the page that contains today.
 */
export type MatchFilters = Record<MatchFilter, string | null> & { page: number | null }

const names = Object.keys(filters) as MatchFilter[]

/** A side says nothing without a club. */
export const withSide = <F extends MatchFilters>(chosen: F): F =>
  chosen.club === null && chosen.side !== null ? { ...chosen, side: null } : chosen

/** What of each filter is chosen. */
export function matchFiltersOf(
  chosen: (name: MatchFilter) => string | null,
  page: number | null = null,
): MatchFilters {
  return withSide({
    ...(Object.fromEntries(names.map((name) => [name, chosen(name)])) as MatchFilters),
    page,
  })
}

export const noMatchFilters = /* @__PURE__ */ matchFiltersOf(() => null)

/** Whether anything but season and page is chosen. */
export const isNarrowed = (chosen: MatchFilters): boolean =>
  names.some((name) => name !== 'season' && chosen[name] !== null)

/** By filter its key in the query of /tekme. */
export const matchKeys = (): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, filters[name][0]]))

/** The first and last ISO day of a search around `iso`. */
export function daysAround(iso: string): { from: string; to: string } {
  return { from: addDays(iso, -radiusDays), to: addDays(iso, radiusDays) }
}

/** The day whose search covers exactly these ISO days; null if there is none. */
export function dayWithin({ from, to }: Pick<MatchFilters, 'from' | 'to'>): string | null {
  const day = from && addDays(from, radiusDays)
  return day && addDays(day, radiusDays) === to && addDays(day, -radiusDays) === from ? day : null
}

/** The days for display: "14.2.2023–20.2.2023", "od 14.2.2023"; '' without days. */
export function daysText(from: string | null, to: string | null): string {
  if (from && to) return from === to ? formatDate(from) : `${formatDate(from)}–${formatDate(to)}`
  if (from) return `od ${formatDate(from)}`
  return to ? `do ${formatDate(to)}` : ''
}

/** Additional API filters: the match's officials. */
export interface MatchQuestion extends MatchFilters {
  referee?: string | null
  commissioner?: string | null
}

/** The id under this key of a page's query; null if missing or invalid. */
export const idUnder = (parameters: URLSearchParams, key: string): string | null =>
  id.read(parameters.get(key) ?? '')

/** Reads the query of /tekme, with or without "?". An invalid value counts as not given. */
export function readMatchFilters(query: string): MatchFilters {
  const parameters = new URLSearchParams(query)
  const named = (name: MatchFilter) => {
    const [key, kind] = filters[name]
    return kind.read(parameters.get(key) ?? '')
  }
  return matchFiltersOf(named, namedPage(parameters))
}

/** The filters as entries of the page's query; null removes a key. */
export function matchQueryOf(chosen: MatchFilters): Record<string, string | null> {
  const entries = names.map((name) => {
    const [key, kind] = filters[name]
    const value = chosen[name]
    return [key, value && kind.write(value)]
  })
  return { ...Object.fromEntries(entries), stran: chosen.page === null ? null : String(chosen.page) }
}

/** The parameters of "Search matches" and of its calendar, without filters that aren't chosen. */
export function matchParametersOf(filters: MatchQuestion): Record<string, string> {
  const { page, ...chosen } = filters
  const parameters: Record<string, string> = {}
  for (const [key, value] of Object.entries(chosen)) if (value) parameters[key] = value
  if (page !== null && page > 1) parameters.page = String(page)
  return parameters
}

/**
 * The same in order of time, earliest first; without a page the API answers the one that contains today. `today` is an
 * ISO day.
 */
export function timedParametersOf(filters: MatchQuestion, today: string): Record<string, string> {
  const where = filters.page === null ? { around: today } : { page: String(filters.page) }
  return { ...matchParametersOf({ ...filters, page: null }), order: 'time', ...where }
}
