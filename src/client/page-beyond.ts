import { pageCount } from '../domain/query/pagination'
import type { Loading } from './ask'

/** Whether the requested page of a list is beyond the last one, as in an old link. */
export function isPageBeyond<T>(
  answer: Loading<T>,
  page: number,
  perPage: number,
  totalOf: (value: T) => number,
): boolean {
  if (answer.state !== 'ready' || answer.busy) return false
  const last = pageCount(totalOf(answer.value), perPage)
  return last > 0 && page > last
}
