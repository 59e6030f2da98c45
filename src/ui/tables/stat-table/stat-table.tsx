/**
 * A table of statistics; what a column shows and sorts by is in domain/stat-column.ts and domain/stat-order.ts. A row
 * re-renders only if it, its index or the table's properties have changed: keep columns and functions stable between
 * renders.
 */
// The roles are explicit because CSS lays rows out as grids, which makes some browsers drop the table's semantics.
// biome-ignore-all lint/a11y/useSemanticElements: see above
import { type FocusEvent, type ReactNode, useMemo, useState } from 'react'
import { nextSort, readSort, sortStatRows, sortWord } from '../../../domain/competition/stat-order'
import { Rows } from '../../base/rows'
import { withUniqueKeys } from '../../base/unique-keys'
import { useOverflow } from '../../base/use-overflow'
import { Bar, Loading } from '../../states/skeleton'
import { columnTemplate, leastWidth, type TableColumn } from './column-widths'
import { HeadText, StatHead } from './stat-head'
import { type RowOptions, StatRow } from './stat-row'
import type { TableOrder } from './use-table-order'
import './stat-table.css?sheet'

export type { TableColumn } from './column-widths'

export interface StatTableProperties<R> extends RowOptions<R> {
  /** In the initial order. */
  rows: readonly R[]
  columns: readonly TableColumn<R>[]
  /** A key that identifies a row when the order changes. */
  rowKey: (row: R) => string
  /** The table's accessible name, equal to its visible heading. */
  caption: string
  /** Stores the visitor's order; by default in the component. */
  order?: TableOrder
}

/** Rows per group that a browser may skip while it is off screen; a shorter table has no groups. */
const groupSize = 10

export function StatTable<R>({ rows, columns, rowKey, caption, order, ...options }: StatTableProperties<R>) {
  const { scroller, isWide } = useOverflow()
  const [ownWord, setOwnWord] = useState<string | null>(null)
  const { word, onWord } = order ?? { word: ownWord, onWord: setOwnWord }
  const sort = useMemo(() => readSort(word, columns), [word, columns])
  const groups = useMemo(() => groupsOf(sortStatRows(rows, columns, sort)), [rows, columns, sort])
  return (
    <section
      ref={scroller}
      className="stat-scroller card"
      aria-label={caption}
      data-wide={isWide || undefined}
      tabIndex={isWide ? 0 : undefined}
      onFocus={showWhole}
    >
      <table role="table" className="stat-table" style={measureOf(columns)} suppressHydrationWarning>
        <caption className="stat-caption">
          <span className="visually-hidden">{caption}</span>
        </caption>
        <thead role="rowgroup" className="stat-group">
          <StatHead
            columns={columns}
            sort={sort}
            onSort={(column) => onWord(sortWord(nextSort(sort, column), columns))}
          />
        </thead>
        <Rows of={groups} rowsIn={() => groupSize}>
          {(group, number) => (
            <RowGroup key={number} size={group.length} isLong={groups.length > 1}>
              {withUniqueKeys(
                group.map((row, index) => (
                  <StatRow
                    key={rowKey(row)}
                    row={row}
                    index={number * groupSize + index}
                    before={group[index - 1] ?? groups[number - 1]?.at(-1)}
                    columns={columns}
                    {...options}
                  />
                )),
              )}
            </RowGroup>
          )}
        </Rows>
        {rows.length === 0 && <NoRows columns={columns.length} />}
      </table>
    </section>
  )
}

interface RowGroupProperties {
  size: number
  /** In a long table: the browser renders it when it comes near the viewport. */
  isLong: boolean
  children: ReactNode
}

function RowGroup({ size, isLong, children }: RowGroupProperties) {
  return (
    <tbody
      role="rowgroup"
      className={isLong ? 'stat-group stat-group-far' : 'stat-group'}
      style={isLong ? { '--stat-rows': size } : undefined}
      suppressHydrationWarning
    >
      {children}
    </tbody>
  )
}

function NoRows({ columns }: { columns: number }) {
  return (
    <tbody role="rowgroup" className="stat-group">
      <tr role="row" className="stat-none">
        <td role="cell" colSpan={columns}>
          Seznam v pripravi
        </td>
      </tr>
    </tbody>
  )
}

/** Browsers leave what is partly visible where it is, and don't know what the row header covers. */
function showWhole({ target, currentTarget }: FocusEvent<HTMLElement>) {
  // A press must meet what it was aimed at.
  if (target !== currentTarget && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

const groupsOf = <R,>(rows: readonly R[]): R[][] =>
  [...Array(Math.ceil(rows.length / groupSize)).keys()].map((number) =>
    rows.slice(number * groupSize, (number + 1) * groupSize),
  )

const measureOf = (columns: readonly TableColumn<never>[]) => ({
  '--stat-columns': columnTemplate(columns),
  '--stat-least': leastWidth(columns),
  '--stat-gaps': columns.length - 1,
})

export interface StatTableSkeletonProperties {
  columns: readonly TableColumn<never>[]
  /** Number of placeholder rows. */
  count: number
}

/** The real headers over rows of bars, with the same heights. */
export function StatTableSkeleton({ columns, count }: StatTableSkeletonProperties) {
  return (
    <div className="stat-scroller stat-still card">
      <div className="stat-table" style={measureOf(columns)} suppressHydrationWarning>
        <div className="stat-row stat-head" aria-hidden="true">
          {columns.map((column) => (
            <span key={column.key} className="stat-cell" data-kind={column.kind} data-column={column.key}>
              <span className="stat-sort">
                <HeadText column={column} />
              </span>
            </span>
          ))}
        </div>
        <Loading count={count} className="stat-waiting">
          <div className="stat-row">
            {columns.map((column) => (
              <span key={column.key} className="stat-cell" data-kind={column.kind} data-column={column.key}>
                <Bar width={column.isRowHead ? 110 : 32} height={14} />
              </span>
            ))}
          </div>
        </Loading>
      </div>
    </div>
  )
}
