/** The embargo: news whose time lies in the future, on the Slovenian clock, is not there. */
import { type Column, lte, type SQL } from 'drizzle-orm'
import { clockOf, slovenianTime } from '../../../src/domain/time/clock'
import { isRecord, type Json } from '../json'

export interface Clock {
  /** Milliseconds since 1970 */
  now: () => number
}

/** The wall time in Slovenia, "YYYY-MM-DD HH:MM:SS". */
const slovenianNow = ({ now }: Clock): string => slovenianTime(clockOf(now()))

/** The condition on news, by its column of the wall time of publishing. */
export const isPublished = (published: Column, clock: Clock): SQL => lte(published, slovenianNow(clock))

const isInstant = /(?:Z|[+-]\d\d:?\d\d)$/i

/** The same for a record of another server, whose time may be an instant (ISO 8601). */
export function isFuture({ published_at: published }: Json, clock: Clock): boolean {
  if (typeof published !== 'string') return false
  if (isInstant.test(published)) return Date.parse(published) > clock.now()
  return published.replace('T', ' ') > slovenianNow(clock)
}

/** Totals beside a list that may hold news. */
const totals: Readonly<Record<string, readonly string[]>> = { news: ['nuOfNews'], results: ['total'] }

/** Fewer by so many; anything but a number stays. */
const less = (value: unknown, by: number): unknown => (typeof value === 'number' ? value - by : value)

/** A list without future news, with its totals. */
function listed(answer: Json, name: string, list: readonly unknown[], clock: Clock): Json {
  const left = list.filter((one) => !isRecord(one) || !isFuture(one, clock))
  const gone = list.length - left.length
  if (gone === 0) return answer
  const counts = isRecord(answer.counts)
    ? { counts: { ...answer.counts, news: less(answer.counts.news, gone) } }
    : {}
  const counted = (totals[name] ?? []).map((total) => [total, less(answer[total], gone)])
  return { ...answer, [name]: left, ...Object.fromEntries(counted), ...counts }
}

/**
 * Another server's answer without future news: in its lists, in its fields and as the answer itself, which is then
 * undefined. The same value where there is none.
 */
export function withoutFuture(answer: unknown, clock: Clock): unknown {
  if (Array.isArray(answer)) return listed({ answer }, 'answer', answer, clock).answer
  if (!isRecord(answer)) return answer
  if (isFuture(answer, clock)) return undefined
  let left: Json = answer
  for (const [name, value] of Object.entries(answer)) {
    if (Array.isArray(value)) left = listed(left, name, value, clock)
    else if (isRecord(value) && isFuture(value, clock)) left = { ...left, [name]: null }
  }
  return left
}
