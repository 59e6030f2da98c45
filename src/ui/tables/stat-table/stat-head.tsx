/** The headers of a statistic table; each is a button that sorts by its column. */
// biome-ignore-all lint/a11y/useSemanticElements: see stat-table.tsx
import { isSortable, type StatSort } from '../../../domain/competition/stat-order'
import type { TableColumn } from './column-widths'

interface StatHeadProperties<R> {
  columns: readonly TableColumn<R>[]
  sort: StatSort | null
  onSort: (column: TableColumn<R>) => void
}

export function StatHead<R>({ columns, sort, onSort }: StatHeadProperties<R>) {
  return (
    <tr role="row" className="stat-row stat-head">
      {columns.map((column) => (
        <th
          key={column.key}
          role="columnheader"
          scope="col"
          className="stat-cell"
          data-kind={column.kind}
          data-column={column.key}
          data-row-head={column.isRowHead || undefined}
          aria-sort={isSortable(column) ? directionOf(column, sort) : undefined}
        >
          {isSortable(column) ? (
            <button type="button" className="stat-sort" title={column.meaning} onClick={() => onSort(column)}>
              <HeadWords column={column} />
            </button>
          ) : (
            <HeadWords column={column} />
          )}
        </th>
      ))}
    </tr>
  )
}

const directionOf = <R,>({ key }: TableColumn<R>, sort: StatSort | null) =>
  sort?.key === key ? sort.direction : 'none'

interface ColumnProperties<R> {
  column: TableColumn<R>
}

/** The accessible name of an abbreviated header includes its full text. */
const HeadWords = <R,>({ column }: ColumnProperties<R>) => (
  <>
    {column.medal && <span className="stat-medal" data-medal={column.medal} />}
    <HeadText column={column} />
    {column.meaning && <span className="visually-hidden">{` (${column.meaning})`}</span>}
  </>
)

/** A long and a short header; the table's width decides which is visible. */
export function HeadText<R>({ column: { head, short } }: ColumnProperties<R>) {
  if (!short) return head
  return (
    <>
      <span className="stat-long">{head}</span>
      <abbr className="stat-short" title={head}>
        {short}
      </abbr>
    </>
  )
}
