/** The order of a statistic table's rows (spec 2.17): as delivered, or by one column. */
import { compareNames } from './club'
import { isWords, pointsOf, type StatColumn, type StatValue } from './stat-column'
import { shareOf, sumOf } from './stat-number'

/** As `aria-sort` says it. */
export type SortDirection = 'ascending' | 'descending'

export interface StatSort {
  /** The column's key. */
  key: string
  direction: SortDirection
}

/** What a row is compared by, the first that differs; null is missing and comes last. */
type Places = readonly (string | number | null)[]

const worded = (text: string | null): string | null => text || null

function placesOf<R>(column: StatValue<R>, row: R): Places {
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
    case 'pair':
      return [column.top(row), column.bottom(row)]
    case 'made': {
      const shots = column.shots(row)
      // Of two with one share the one who made more.
      return shots ? [shareOf(shots), shots.made] : [null]
    }
    case 'sum':
      return [sumOf(column.addends(row))]
    case 'points':
      return [pointsOf(column.shots(row))]
  }
}

const comparePlaces = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareNames(String(a), String(b))

function compare(a: Places, b: Places, sign: 1 | -1): number {
  for (let index = 0; index < a.length; index++) {
    const [left, right] = [a[index] ?? null, b[index] ?? null]
    if (left === right) continue
    if (left === null) return 1
    if (right === null) return -1
    const order = comparePlaces(left, right)
    if (order !== 0) return order * sign
  }
  return 0
}

/** Every column but the position, which is only the row's number. */
export const isSortable = ({ kind }: Pick<StatValue<never>, 'kind'>): boolean => kind !== 'position'

/**
 * A sorted copy: words by Slovenian collation, shots by their share. Missing values come last in either direction;
 * equal rows keep the order they came in. Null, and a column that isn't there, gives the order delivered.
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
    .map((row) => ({ row, places: placesOf(column, row) }))
    .sort((a, b) => compare(a.places, b.places, sign))
    .map(({ row }) => row)
}

/** After the column's head was pressed: its first direction, then the other, then the order delivered again. */
export function nextSort<R>(sort: StatSort | null, column: StatColumn<R>): StatSort | null {
  const { key } = column
  const [first, other] = isWords(column)
    ? (['ascending', 'descending'] as const)
    : (['descending', 'ascending'] as const)
  if (sort?.key !== key) return { key, direction: first }
  return sort.direction === first ? { key, direction: other } : null
}
