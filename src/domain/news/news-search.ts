/** The news list's filters as the query of /novice and as API parameters (contract: Pages and query keys). */

import { pageEntry, pageUnder } from '../query/pagination'
import { formatDotDate, parseDotDate } from '../time/date'

/** The filters; null is "not chosen". Category ids in order; dates are ISO days; `page` counts from 1. */
export interface NewsFilters {
  categories: readonly string[]
  from: string | null
  to: string | null
  page: number
}

export const noNewsFilters: NewsFilters = { categories: [], from: null, to: null, page: 1 }

const idPattern = /^[\w.-]{1,64}$/

const piecesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((piece) => piece.trim())
      .filter((piece) => piece !== ''),
  ),
]

/** Comma-separated ids, each once; null if one of them is invalid or there is none. */
export function parseIds(text: string): string[] | null {
  const pieces = piecesOf(text)
  return pieces.length > 0 && pieces.every((piece) => idPattern.test(piece)) ? pieces : null
}

/** Reads the query of the news list, with or without "?". An invalid value counts as not given. */
export function readNewsFilters(query: string): NewsFilters {
  const parameters = new URLSearchParams(query)
  return {
    categories: piecesOf(parameters.getAll('kategorija').join(',')).filter((piece) => idPattern.test(piece)),
    from: parseDotDate(parameters.get('od') ?? ''),
    to: parseDotDate(parameters.get('do') ?? ''),
    page: pageUnder(parameters),
  }
}

/** The filters as entries of the page's query; null removes a key. Page 1 is left out. */
export function newsQueryOf({ categories, from, to, page }: NewsFilters): Record<string, string | null> {
  return {
    kategorija: categories.join(',') || null,
    od: from && formatDotDate(from),
    do: to && formatDotDate(to),
    stran: pageEntry(page),
  }
}
