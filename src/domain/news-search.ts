/** What the news list shows, and how it travels: the query of /novice and the API's parameters (contract: Pages and query keys). */
import { formatDotDate, parseDotDate } from './date'
import { pageUnder } from './match-search'

/** Category ids in their order; dates as ISO days; page from 1. Null is "not chosen". */
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

/** Ids with commas between them, each once; null where one of them is no id, or where there is none. */
export function parseIds(text: string): string[] | null {
  const pieces = piecesOf(text)
  return pieces.length > 0 && pieces.every((piece) => idPattern.test(piece)) ? pieces : null
}

/** Reads the query of the news list, with or without "?". A value that makes no sense counts as not given. */
export function readNewsFilters(query: string): NewsFilters {
  const parameters = new URLSearchParams(query)
  return {
    categories: piecesOf(parameters.getAll('kategorija').join(',')).filter((piece) => idPattern.test(piece)),
    from: parseDotDate(parameters.get('od') ?? ''),
    to: parseDotDate(parameters.get('do') ?? ''),
    page: pageUnder(parameters),
  }
}

/** The same as entries of the page's query; null takes a key out. The first page goes without saying. */
export function newsQueryOf({ categories, from, to, page }: NewsFilters): Record<string, string | null> {
  return {
    kategorija: categories.join(',') || null,
    od: from && formatDotDate(from),
    do: to && formatDotDate(to),
    stran: page > 1 ? String(page) : null,
  }
}
