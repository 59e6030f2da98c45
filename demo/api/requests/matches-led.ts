/** An official's matches: counts them and selects a page of ids. */
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/open'
import { finished, matchesLedAlone, matchesLeft } from './match-filters'
import { countOf, orderOf, type Paging } from './match-order'
import { sqlOf } from './match-rows'
import type { MatchFilters } from './questions'

interface Chosen {
  total: number
  allFinished: boolean
  /** Ids of the page, unordered */
  ids: number[]
}

type Left = ReturnType<typeof matchesLeft>
type Led = NonNullable<ReturnType<typeof matchesLedAlone>>

const none: Chosen = { total: 0, allFinished: true, ids: [] }

/** Counts and selects at once: no index has their order, so they are read and sorted once. */
async function chooseAtOnce(database: Database, left: Left, { page, perPage }: Paging): Promise<Chosen> {
  const led = database.$with('led').as(left)
  const counted = database.$with('counted').as(database.select(countOf(led)).from(led))
  const { id, date_time, status_rank } = led
  const { total, allFinished } = counted
  const ids = sql<number[]>`array(
    select ${id} from ${led}
    order by ${status_rank}, case when ${allFinished} then ${date_time} end desc, ${date_time}, ${id}
    limit ${perPage} offset ${(page - 1) * perPage})`
  const [chosen] = await database.with(led, counted).select({ total, allFinished, ids }).from(counted)
  return chosen ?? none
}

/** Counts, then reads the page from the index that has the order: nothing is sorted. */
async function chooseInOrder(database: Database, left: Led, { page, perPage }: Paging): Promise<Chosen> {
  const led = left.as('led')
  const [counted = none] = await database.select(countOf(led)).from(led)
  const { total, allFinished } = counted
  const rows = await database
    .select({ id: led.id })
    .from(led)
    .where(allFinished ? eq(led.status_rank, finished) : undefined)
    .orderBy(...sqlOf(orderOf(led, allFinished), false))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { total, allFinished, ids: rows.map(({ id }) => id) }
}

/** At least one official must be named. */
export function chooseOfOfficial(database: Database, filters: MatchFilters, paging: Paging): Promise<Chosen> {
  const alone = matchesLedAlone(database, filters)
  return alone
    ? chooseInOrder(database, alone, paging)
    : chooseAtOnce(database, matchesLeft(database, filters), paging)
}
