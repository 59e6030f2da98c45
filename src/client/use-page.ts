/** One page of a long list. */
import { isBeyondEnd, pageCount } from '../domain/query/pagination'
import { useCorrection } from '../page/use-query'
import type { Loading } from './ask'
import { isPageBeyond } from './page-beyond'

interface PageOptions<T> {
  /** The requested page, from 1. */
  page: number
  perPage: number
  /** The page's rows, and the number of rows on all pages. */
  listOf: (value: T) => { rows: readonly unknown[]; total: number }
  /** Called if the page is beyond the last one, as in an old link; until the last one arrives, the list is loading. */
  onPageBeyond: () => void
}

interface ShownPage<T> {
  /** Null while loading. */
  found: T | null
  /** Loading, or another page's answer is on its way. */
  isBusy: boolean
  /** Null while unknown. */
  lastPage: number | null
}

export function usePage<T>(answer: Loading<T>, options: PageOptions<T>): ShownPage<T> {
  const { page, perPage, listOf, onPageBeyond } = options
  const isReady = answer.state === 'ready'
  const { rows, total } = isReady ? listOf(answer.value) : { rows: [], total: 0 }
  const lastPage = isReady && !answer.busy ? pageCount(total, perPage) : null
  const isBeyond = isPageBeyond(answer, page, perPage, (value) => listOf(value).total)
  useCorrection(isBeyond ? onPageBeyond : null)
  const found = isReady && !isBeyondEnd(rows, total, page, lastPage) ? answer.value : null
  return { found, isBusy: !found || (isReady && answer.busy), lastPage }
}
