/** Pages of a long list, counted from 1. */

/** The page number in `stran` of a page's query, from 1; null if missing or invalid. */
export function namedPage(parameters: URLSearchParams): number | null {
  const text = parameters.get('stran') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}

/** The same; 1 if missing or invalid. */
export const pageUnder = (parameters: URLSearchParams): number => namedPage(parameters) ?? 1

/** `stran` for this page; page 1 is left out. */
export const pageEntry = (page: number): string | null => (page > 1 ? String(page) : null)

/** ceil(total / perPage), at least 1; 0 for an empty list. */
export function pageCount(total: number, perPage: number): number {
  return total > 0 && perPage > 0 ? Math.ceil(total / perPage) || 1 : 0
}

/** Whether pagination is shown: from one full page on. */
export function isPaged(total: number, perPage: number): boolean {
  return pageCount(total, perPage) > 0 && total >= perPage
}

/**
 * Whether the page is beyond the last one. That isn't an empty list: the last page will be loaded instead.
 *
 * @param lastPage null while unknown
 */
export const isBeyondEnd = (
  rows: readonly unknown[],
  total: number,
  page: number,
  lastPage: number | null,
): boolean => rows.length === 0 && total > 0 && (lastPage === null || page > lastPage)

/** Clamps a page to 1 … `pages`; 1 for anything but a whole number. */
export function clampPage(page: number, pages: number): number {
  return Number.isInteger(page) ? Math.max(1, Math.min(page, pages)) : 1
}

/** At most seven slots, gaps included; a gap replaces at least two pages. */
const slots = 7

const numbers = (from: number, to: number): number[] =>
  [...Array(to - from + 1).keys()].map((index) => from + index)

/** The page numbers to show, in order: the first, the last, and those around the current one. */
export function pageNumbers(current: number, pages: number): (number | 'gap')[] {
  if (pages <= slots) return numbers(1, pages)
  const page = clampPage(current, pages)
  if (page <= slots - 3) return [...numbers(1, slots - 2), 'gap', pages]
  if (page > pages - (slots - 3)) return [1, 'gap', ...numbers(pages - (slots - 3), pages)]
  return [1, 'gap', page - 1, page, page + 1, 'gap', pages]
}
