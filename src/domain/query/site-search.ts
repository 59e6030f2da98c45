/**
 * The search of the whole site: its query on /iskalnik, and the wording of its results (contract: Pages and query
 * keys).
 */
import type { Gender } from '../team/gender'
import { type PluralForms, plural } from '../text/plural'
import { pageUnder } from './pagination'

/** The API rejects longer queries. */
export const longestQuery = 100

export interface SiteSearch {
  /** The visitor's words, separated by single spaces; empty is no search. */
  words: string
  /** From 1. */
  page: number
}

/** Normalizes a query: single spaces, trimmed, cut to the API's limit. */
export const searchWords = (text: string): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, longestQuery).trim()

/** Reads the page's query, with or without "?"; `start` is used if the query has neither `q` nor `stran`. */
export function readSiteSearch(query: string, start: string): SiteSearch {
  const parameters = new URLSearchParams(query)
  const isGiven = parameters.has('q') || parameters.has('stran')
  return {
    words: searchWords(isGiven ? (parameters.get('q') ?? '') : start),
    page: pageUnder(parameters),
  }
}

/**
 * The search as entries of the page's query; null removes a key. An empty search writes the page number, because an
 * empty query would bring `start` back.
 */
export function siteSearchQuery({ words, page }: SiteSearch, start: string): Record<string, string | null> {
  const isTakenBack = words === '' && searchWords(start) !== ''
  return { q: words || null, stran: page > 1 || isTakenBack ? String(page) : null }
}

const names = {
  news: { word: 'Novica', forms: { one: 'novica', two: 'novici', few: 'novice', other: 'novic' } },
  page: { word: 'Stran', forms: { one: 'stran', two: 'strani', few: 'strani', other: 'strani' } },
  club: { word: 'Klub', forms: { one: 'klub', two: 'kluba', few: 'klubi', other: 'klubov' } },
  player: { word: 'Igralec', forms: { one: 'igralec', two: 'igralca', few: 'igralci', other: 'igralcev' } },
  competition: {
    word: 'Tekmovanje',
    forms: { one: 'tekmovanje', two: 'tekmovanji', few: 'tekmovanja', other: 'tekmovanj' },
  },
} as const

export type ResultType = keyof typeof names
const types = Object.keys(names) as ResultType[]

const women = {
  word: 'Igralka',
  forms: { one: 'igralka', two: 'igralki', few: 'igralke', other: 'igralk' },
} as const

export interface FoundOne {
  type: ResultType
  gender?: Gender | null
}

const isWoman = ({ type, gender }: FoundOne): boolean => type === 'player' && gender === 'FEMALE'

/** The wording of one result. */
export const resultWord = (result: FoundOne): string => (isWoman(result) ? women : names[result.type]).word

const all: PluralForms = { one: 'zadetek', two: 'zadetka', few: 'zadetki', other: 'zadetkov' }

export interface Found {
  results: readonly FoundOne[]
  total: number
  counts: Readonly<Record<ResultType, number | null>> | null
}

/** The suggestion; none if it equals the visitor's words. */
export const otherWords = (suggestion: string | null, words: string): string | null => {
  const other = searchWords(suggestion ?? '')
  return other !== '' && other !== words ? other : null
}

/** The counts as delivered; without them, counted here if the list is complete. */
function countOf({ results, total, counts }: Found, type: ResultType): number {
  if (counts) return counts[type] ?? 0
  return results.length < total ? 0 : results.filter((result) => result.type === type).length
}

/** The feminine form is used if all counted players are listed here and are women. */
function formsOf({ results }: Found, type: ResultType, count: number): PluralForms {
  const areWomen = type === 'player' && results.filter(isWoman).length === count
  return areWomen ? women.forms : names[type].forms
}

/** "12 zadetkov: 7 novic, 3 klubi, 2 igralca"; only the total if the counts by type are unknown. */
export function foundText(found: Found): string {
  const total = `${found.total} ${plural(found.total, all)}`
  const byType = types.flatMap((type) => {
    const count = countOf(found, type)
    return count > 0 ? `${count} ${plural(count, formsOf(found, type, count))}` : []
  })
  return byType.length > 0 ? `${total}: ${byType.join(', ')}` : total
}
