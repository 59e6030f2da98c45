/**
 * The rows of a list of any length. Those on the first screens render at once, the rest in slices when the browser is
 * idle, so that neither the first paint nor a click waits for thousands of rows.
 */
import { memo, type ReactNode } from 'react'
import { useHydrating } from '../../page/use-hydrating'
import { withUniqueKeys } from './unique-keys'
import { useRenderedCount } from './use-rendered-count'

/** Shorter lists render as a whole; longer ones in slices of this size, which is also what a server renders. */
const sliceRows = 100

/** The first slice of a longer list; more than fits on a screen. */
const firstRows = 25

/** Rows beyond this number render only while the visitor scrolls; more than any season has. */
const maxIdleRows = 5000

interface RowsProperties<T> {
  of: readonly T[]
  /** If an item is a group of rows: their number. */
  rowsIn?: (item: T) => number
  /** The part of an item that is equal when its list is created again; by default the item itself. */
  lastingPart?: (item: T) => unknown
  /** Sets the row's key. `isServed`: this render hydrates server-rendered markup, or is the server's own. */
  children: (item: T, index: number, isServed: boolean) => ReactNode
}

export function Rows<T>({
  of: list,
  rowsIn = () => 1,
  lastingPart = (item) => item,
  children: render,
}: RowsProperties<T>) {
  const isHydrating = useHydrating()
  const rows = list.reduce((sum, item) => sum + rowsIn(item), 0)
  const each = Math.max(1, rows / Math.max(1, list.length))
  const size = Math.ceil(firstRows / each)
  const step = Math.ceil(sliceRows / each)
  const first = list.length > 0 ? lastingPart(list[0] as T) : null
  const begin = isHydrating || rows <= sliceRows ? step : size
  const count = useRenderedCount(first, list.length, begin, step, maxIdleRows / each)
  return [...Array(Math.ceil(count / size)).keys()].map((number) => {
    const start = number * size
    const end = Math.min(start + size, count)
    return <Piece key={start} list={list} start={start} end={end} render={render} isServed={isHydrating} />
  })
}

interface PieceProperties<T> {
  list: readonly T[]
  start: number
  end: number
  render: (item: T, index: number, isServed: boolean) => ReactNode
  isServed: boolean
}

/** Doesn't re-render when only hydration has ended. */
const isSame = (before: PieceProperties<unknown>, after: PieceProperties<unknown>) =>
  before.list === after.list && before.end === after.end && before.render === after.render

const Piece = memo(function RowSlice<T>({ list, start, end, render, isServed }: PieceProperties<T>) {
  return withUniqueKeys(list.slice(start, end).map((item, index) => render(item, start + index, isServed)))
}, isSame) as <T>(properties: PieceProperties<T>) => ReactNode
