/**
 * The rows of a list, however many. What fills the first screens stands at once; the rest comes in pieces whenever the
 * browser has nothing else to do, so that neither the first sight nor a click waits for thousands of rows.
 */
import { memo, type ReactNode, Suspense } from 'react'
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
  /**
   * Rows that a server has drawn become live after everything round the list, and one that is tapped at once. Not for
   * rows whose code is still to come.
   */
  liveLast?: boolean
  /** Gives the row its key. */
  children: (item: T, index: number) => ReactNode
}

export function Rows<T>({
  of: list,
  rowsIn = () => 1,
  lastingPart = (item) => item,
  liveLast = false,
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
    return <Piece {...{ list, start, end, liveLast, draw }} key={start} />
  })
}

interface PieceProperties<T> {
  list: readonly T[]
  start: number
  end: number
  liveLast: boolean
  draw: (item: T, index: number) => ReactNode
}

/** Remembered outside of the Suspense: a new one would make React take over all its rows there and then. */
const Piece = memo(function OwnPiece<T>({ liveLast, ...properties }: PieceProperties<T>) {
  const piece = <DrawnPiece {...properties} />
  return liveLast ? <Suspense>{piece}</Suspense> : piece
}) as <T>(properties: PieceProperties<T>) => ReactNode

function DrawnPiece<T>({ list, start, end, draw }: Omit<PieceProperties<T>, 'liveLast'>) {
  return withOwnKeys(list.slice(start, end).map((item, index) => draw(item, start + index)))
}
