/**
 * The rows of a list, however many. What fills the first screens stands at once; the rest comes in pieces whenever the
 * browser has nothing else to do, so that neither the first sight nor a click waits for thousands of rows.
 */
import { memo, type ReactNode } from 'react'
import { useHydrating } from '../../page/use-hydrating'
import { withOwnKeys } from './own-keys'
import { useArrived } from './use-arrived'

/** Lists of no more stand whole at once; of longer ones so many come at a time, and with a server's drawing. */
const rowsAtOnce = 100

/** A longer list begins with these: more than anybody sees at first. */
const rowsFirst = 25

/** So many come without anybody having scrolled: more than any season has. */
const rowsUnasked = 5000

interface RowsProperties<T> {
  of: readonly T[]
  /** Where an item is a group of rows: how many it has. */
  rowsIn?: (item: T) => number
  /** What stays the same of an item when its list is made anew; without it the item itself. */
  lastingPart?: (item: T) => unknown
  /** Gives the row its key. `isServed`: this drawing takes over what a server drew, or is the server's. */
  children: (item: T, index: number, isServed: boolean) => ReactNode
}

export function Rows<T>({
  of: list,
  rowsIn = () => 1,
  lastingPart = (item) => item,
  children: draw,
}: RowsProperties<T>) {
  const isHydrating = useHydrating()
  const rows = list.reduce((sum, item) => sum + rowsIn(item), 0)
  const each = Math.max(1, rows / Math.max(1, list.length))
  const size = Math.ceil(rowsFirst / each)
  const step = Math.ceil(rowsAtOnce / each)
  const first = list.length > 0 ? lastingPart(list[0] as T) : null
  const begin = isHydrating || rows <= rowsAtOnce ? step : size
  const arrived = useArrived(first, list.length, begin, step, rowsUnasked / each)
  return [...Array(Math.ceil(arrived / size)).keys()].map((number) => {
    const start = number * size
    const end = Math.min(start + size, arrived)
    return <Piece key={start} list={list} start={start} end={end} draw={draw} isServed={isHydrating} />
  })
}

interface PieceProperties<T> {
  list: readonly T[]
  start: number
  end: number
  draw: (item: T, index: number, isServed: boolean) => ReactNode
  isServed: boolean
}

/** Not drawn again only because what a server drew is taken over by now. */
const isSame = (before: PieceProperties<unknown>, after: PieceProperties<unknown>) =>
  before.list === after.list && before.end === after.end && before.draw === after.draw

const Piece = memo(function DrawnPiece<T>({ list, start, end, draw, isServed }: PieceProperties<T>) {
  return withOwnKeys(list.slice(start, end).map((item, index) => draw(item, start + index, isServed)))
}, isSame) as <T>(properties: PieceProperties<T>) => ReactNode
