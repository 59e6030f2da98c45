/** The order of match lists (Match order in `src/contract/README.md`), and what it depends on. */
import { type AnyColumn, count, sql } from 'drizzle-orm'
import { finished } from './match-filters'
import type { Order } from './match-rows'

export interface Paging {
  /** From 1 */
  page: number
  perPage: number
}

/** What the order is made of; any table or question that has it can be ordered. */
type Ordered = Record<'id' | 'date_time' | 'status_rank', AnyColumn>

/** Newest first where all are finished; otherwise scheduled, finished, those without an hour, each oldest first. */
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

/** How many matches there are, and whether all of them are finished (also where there is none). */
export const countOf = ({ status_rank }: Pick<Ordered, 'status_rank'>) => ({
  total: count().as('total'),
  allFinished: sql<boolean>`coalesce(bool_and(${status_rank} = ${finished}), true)`.as('all_finished'),
})
