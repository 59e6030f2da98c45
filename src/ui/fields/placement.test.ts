import { expect, test } from 'vitest'
import { positionBeside, type Room } from './placement'

/** A view of 1000 × 800 with a field of 200 × 56 at 100, 300. */
const room: Room = {
  field: { x: { start: 100, end: 300 }, y: { start: 300, end: 356 } },
  view: { x: { start: 0, end: 1000 }, y: { start: 0, end: 800 } },
  width: 270,
  height: 340,
  above: false,
  leastHeight: 190,
  atEnd: false,
}
const fieldAt = (x: number, y: number) => ({ x: { start: x, end: x + 200 }, y: { start: y, end: y + 56 } })

test.each<[string, Partial<Room>, object]>([
  ['stands 6 px below its field', {}, { left: 100, top: 362, above: false }],
  ['ends with its field where it is asked to', { atEnd: true }, { left: 30 }],
  ['stays in the view where it would not fit at the end', { atEnd: true, width: 500 }, { left: 8 }],
  ['stands above where only there it fits', { field: fieldAt(100, 700) }, { top: 354, above: true }],
  [
    'stays below where it is of use, though it would be higher above',
    { field: fieldAt(100, 500) },
    { top: 562, maxHeight: 230, above: false },
  ],
  [
    'stays below when neither side has room and there is more below',
    { height: 600 },
    { top: 362, above: false },
  ],
  ['is as high as its side allows', { height: 600 }, { maxHeight: 430 }],
  [
    'stays above while it fits there, though there is more room below',
    { above: true, height: 200 },
    { above: true },
  ],
  ['comes down again when it no longer fits above', { above: true }, { above: false, top: 362 }],
  ['ends with its field where the view ends before it would', { field: fieldAt(780, 300) }, { left: 710 }],
  ['is pushed in where its field leaves the view', { field: fieldAt(900, 300) }, { left: 722 }],
  ['starts at the view’s start when it is wider than the view', { width: 1200 }, { left: 8 }],
  [
    'moves over its field where neither side has the least height',
    { view: { x: room.view.x, y: { start: 200, end: 600 } }, height: 350, leastHeight: 350 },
    { top: 242, maxHeight: 350 },
  ],
  ['goes along with a field that was scrolled away', { field: fieldAt(100, -200) }, { top: -138 }],
])('a layer %s', (_, change, place) => {
  expect(positionBeside({ ...room, ...change })).toMatchObject(place)
})
