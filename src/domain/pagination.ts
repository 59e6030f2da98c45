/** Pages of a long list. Pages count from 1. */

/** ceil(total / perPage), 1 where that is 0 by rounding; 0 where there is nothing to page. */
export function pageCount(total: number, perPage: number): number {
  return total > 0 && perPage > 0 ? Math.ceil(total / perPage) || 1 : 0
}

/** Whether the page numbers show: already from one full page on. */
export function isPaged(total: number, perPage: number): boolean {
  return pageCount(total, perPage) > 0 && total >= perPage
}

/**
 * Nothing stands on a page beyond the end; that is no empty list, the last page is on its way.
 *
 * @param lastPage null while it isn't known
 */
export const isBeyondEnd = (
  rows: readonly unknown[],
  total: number,
  page: number,
  lastPage: number | null,
): boolean => rows.length === 0 && total > 0 && (lastPage === null || page > lastPage)

/** A page that exists: held within 1 and `pages`, 1 for anything that is no whole number. */
export function clampPage(page: number, pages: number): number {
  return Number.isInteger(page) ? Math.max(1, Math.min(page, pages)) : 1
}

/** Page numbers, at most seven places with the gaps; a gap stands for two pages at least. */
const places = 7

const numbers = (from: number, to: number): number[] =>
  [...Array(to - from + 1).keys()].map((index) => from + index)

/** What the pagination shows, in order: the first page, the last, and those around the current one. */
export function pageNumbers(current: number, pages: number): (number | 'gap')[] {
  if (pages <= places) return numbers(1, pages)
  const page = clampPage(current, pages)
  if (page <= places - 3) return [...numbers(1, places - 2), 'gap', pages]
  if (page > pages - (places - 3)) return [1, 'gap', ...numbers(pages - (places - 3), pages)]
  return [1, 'gap', page - 1, page, page + 1, 'gap', pages]
}
