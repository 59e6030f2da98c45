/** The order of match lists (Match order in `src/contract/README.md`). */
import { type AnyColumn, count, sql } from 'drizzle-orm'
import { finished } from './match-filters'
import type { Order } from './match-rows'

export interface Paging {
  /** From 1 */
  page: number
  perPage: number
}

/** The columns that determine the order; any table or query with them can be ordered. */
type Ordered = Record<'id' | 'date_time' | 'status_rank', AnyColumn>

/** Newest first if all are finished; otherwise scheduled, finished, those without a start time, each oldest first. */
export const orderOf = ({ id, date_time, status_rank }: Ordered, allFinished: boolean): Order =>
  allFinished
    ? [
        { by: date_time, down: true },
        { by: id, down: false },
      ]
    : [
        { by: status_rank, down: false },
        { by: date_time, down: false },
        { by: id, down: false },
      ]

/** The number of matches, and whether all of them are finished (true for none). */
export const countOf = ({ status_rank }: Pick<Ordered, 'status_rank'>) => ({
  total: count().as('total'),
  allFinished: sql<boolean>`coalesce(bool_and(${status_rank} = ${finished}), true)`.as('all_finished'),
})
