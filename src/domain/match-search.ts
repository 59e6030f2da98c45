/** What a match search asks for, and how it travels: the query of /tekme and the API's parameters (contract: Pages and query keys). */
import { addDays, formatDate, formatDotDate, parseDotDate } from './date'

/** Days before and after the chosen one. */
export const reach = 3

const idPattern = /^\S{1,64}$/
const pagePattern = /^[1-9]\d{0,5}$/

/** How a filter stands in the page's query. A text that makes no sense counts as none. */
interface Kind {
  read: (text: string) => string | null
  write: (value: string) => string
}

const id: Kind = { read: (text) => idPattern.exec(text)?.[0] ?? null, write: (value) => value }
const day: Kind = { read: parseDotDate, write: formatDotDate }

/** All filters but the page: the key of each in the query of /tekme. As a parameter of the API it has its name. */
const filters = {
  season: ['sezona', id],
  club: ['klub', id],
  competition: ['tekmovanje', id],
  hall: ['dvorana', id],
  from: ['od', day],
  to: ['do', day],
} as const satisfies Record<string, readonly [key: string, kind: Kind]>

export type MatchFilter = keyof typeof filters

/** Ids as they are; dates as ISO days; page from 1, null for the one where today is. Null is "not chosen". */
export type MatchFilters = Record<MatchFilter, string | null> & { page: number | null }

const names = Object.keys(filters) as MatchFilter[]

/** What of each filter is chosen. */
export function matchFiltersOf(
  chosen: (name: MatchFilter) => string | null,
  page: number | null = null,
): MatchFilters {
  return { ...(Object.fromEntries(names.map((name) => [name, chosen(name)])) as MatchFilters), page }
}

export const noMatchFilters = /* @__PURE__ */ matchFiltersOf(() => null)

/** Whether anything but season and page is chosen. */
export const isNarrowed = (chosen: MatchFilters): boolean =>
  names.some((name) => name !== 'season' && chosen[name] !== null)

/** By filter its key in the query of /tekme. */
export const matchKeys = (): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, filters[name][0]]))

/** The ISO days that a search for `iso` covers. */
export function daysAround(iso: string): { from: string; to: string } {
  return { from: addDays(iso, -reach), to: addDays(iso, reach) }
}

/** The same as the page's query says it, dd.mm.yyyy: `from` is its od, `to` its do. */
export function searchWindow(iso: string): { from: string; to: string } {
  const { from, to } = daysAround(iso)
  return { from: formatDotDate(from), to: formatDotDate(to) }
}

/** The day whose search covers exactly these ISO days; null where no day's does. */
export function dayWithin({ from, to }: Pick<MatchFilters, 'from' | 'to'>): string | null {
  const day = from && addDays(from, reach)
  return day && addDays(day, reach) === to && addDays(day, -reach) === from ? day : null
}

/** The days as the visitor reads them: "14.2.2023–20.2.2023", "od 14.2.2023"; '' for none. */
export function daysText(from: string | null, to: string | null): string {
  if (from && to) return from === to ? formatDate(from) : `${formatDate(from)}–${formatDate(to)}`
  if (from) return `od ${formatDate(from)}`
  return to ? `do ${formatDate(to)}` : ''
}

/** What the API can be asked for besides: who led the match. */
export interface MatchQuestion extends MatchFilters {
  referee?: string | null
  commissioner?: string | null
}

/** The id under this key of a page's query; null for none and for what is none. */
export const idUnder = (parameters: URLSearchParams, key: string): string | null =>
  id.read(parameters.get(key) ?? '')

/** The page that a page's query names under `stran`, from 1; null for none and for what is none. */
export const namedPage = (parameters: URLSearchParams): number | null => {
  const text = pagePattern.exec(parameters.get('stran') ?? '')?.[0]
  return text === undefined ? null : Number(text)
}

/** The same; the first for anything that is no page. */
export const pageUnder = (parameters: URLSearchParams): number => namedPage(parameters) ?? 1

/** Reads the query of /tekme, with or without "?". A value that makes no sense counts as not given. */
export function readMatchFilters(query: string): MatchFilters {
  const parameters = new URLSearchParams(query)
  const named = (name: MatchFilter) => {
    const [key, kind] = filters[name]
    return kind.read(parameters.get(key) ?? '')
  }
  return matchFiltersOf(named, namedPage(parameters))
}

/** The same as entries of the page's query; null takes a key out. */
export function matchQueryOf(chosen: MatchFilters): Record<string, string | null> {
  const entries = names.map((name) => {
    const [key, kind] = filters[name]
    const value = chosen[name]
    return [key, value && kind.write(value)]
  })
  return { ...Object.fromEntries(entries), stran: chosen.page === null ? null : String(chosen.page) }
}

/** The parameters of "Search matches" and of its calendar; what is not chosen is absent. */
export function matchParametersOf(filters: MatchQuestion): Record<string, string> {
  const { page, ...chosen } = filters
  const parameters: Record<string, string> = {}
  for (const [key, value] of Object.entries(chosen)) if (value) parameters[key] = value
  if (page !== null && page > 1) parameters.page = String(page)
  return parameters
}

/** The same by time: earliest first, and without a page the one where today is; `today` is an ISO day. */
export function timedParametersOf(filters: MatchQuestion, today: string): Record<string, string> {
  const where = filters.page === null ? { around: today } : { page: String(filters.page) }
  return { ...matchParametersOf({ ...filters, page: null }), order: 'time', ...where }
}
