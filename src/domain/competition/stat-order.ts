/** The order of a statistic table's rows: as delivered, or by one column. */

import { foldText } from '../text/text-search'
import { compareNames } from './club'
import { isWords, pointsOf, type StatColumn, type StatValue } from './stat-column'
import { shareOf, sumOf } from './stat-number'

/** As in `aria-sort`. */
export type SortDirection = 'ascending' | 'descending'

export interface StatSort {
  /** The column's key. */
  key: string
  direction: SortDirection
}

/** Sort keys of a row, in order of precedence; null is missing and sorts last. */
type SortKeys = readonly (string | number | null)[]

const worded = (text: string | null): string | null => text || null

function sortKeysOf<R>(column: StatValue<R>, row: R): SortKeys {
  switch (column.kind) {
    case 'position':
      return []
    case 'text':
    case 'link':
      return [worded(column.text(row))]
    case 'flag':
      return [worded(column.code(row))]
    case 'number':
      return [column.value(row)]
    case 'made': {
      const shots = column.shots(row)
      // Equal shares are ordered by the number made.
      return shots ? [shareOf(shots), shots.made] : [null]
    }
    case 'average': {
      const { sum, count } = column.of(row)
      return [count > 0 ? sum / count : null]
    }
    case 'sum':
      return [sumOf(column.addends(row))]
    case 'points':
      return [pointsOf(column.shots(row))]
    case 'form': {
      const won = column.won(row)
      return won ? [won.filter(Boolean).length, won.length] : [null]
    }
  }
}

const compareKeys = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareNames(String(a), String(b))

function compare(a: SortKeys, b: SortKeys, sign: 1 | -1): number {
  for (let index = 0; index < a.length; index++) {
    const [left, right] = [a[index] ?? null, b[index] ?? null]
    if (left === right) continue
    if (left === null) return 1
    if (right === null) return -1
    const order = compareKeys(left, right)
    if (order !== 0) return order * sign
  }
  return 0
}

/** Every column but the position, which is only the row's number. */
export const isSortable = ({ kind }: Pick<StatValue<never>, 'kind'>): boolean => kind !== 'position'

/**
 * A sorted copy: text by Slovenian collation, shots by their share. Missing values are last in either direction; equal
 * rows keep their order. Null, and an unknown column, give the order as delivered.
 */
export function sortStatRows<R>(
  rows: readonly R[],
  columns: readonly StatColumn<R>[],
  sort: StatSort | null,
): readonly R[] {
  const column = columns.find(({ key }) => key === sort?.key)
  if (!sort || !column || !isSortable(column)) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, keys: sortKeysOf(column, row) }))
    .sort((a, b) => compare(a.keys, b.keys, sign))
    .map(({ row }) => row)
}

const opposite = { ascending: 'descending', descending: 'ascending' } as const

const firstDirection = (column: Pick<StatValue<never>, 'kind'>): SortDirection =>
  isWords(column) ? 'ascending' : 'descending'

/** The next order after a press on the column's header: first direction, other direction, as delivered. */
export function nextSort<R>(sort: StatSort | null, column: StatColumn<R>): StatSort | null {
  const { key } = column
  const first = firstDirection(column)
  if (sort?.key !== key) return { key, direction: first }
  return sort.direction === first ? { key, direction: opposite[first] } : null
}

/** A column in the URL: "Dani koši" is "dani-kosi". */
const wordOf = ({ head }: Pick<StatColumn<never>, 'head'>): string =>
  foldText(head)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The order in the URL: the column, prefixed with "-" in the second direction; null without one. */
export function sortWord<R>(sort: StatSort | null, columns: readonly StatColumn<R>[]): string | null {
  const column = columns.find(({ key }) => key === sort?.key)
  if (!sort || !column) return null
  return `${sort.direction === firstDirection(column) ? '' : '-'}${wordOf(column)}`
}

/** Reads the order from the URL; null without one, and for an unknown column. */
export function readSort<R>(word: string | null, columns: readonly StatColumn<R>[]): StatSort | null {
  const [, sign, name] = /^(-?)(.+)$/.exec(word ?? '') ?? []
  const column = columns.find((each) => isSortable(each) && wordOf(each) === name)
  if (!column) return null
  const first = firstDirection(column)
  return { key: column.key, direction: sign ? opposite[first] : first }
}
