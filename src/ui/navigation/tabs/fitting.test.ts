import { expect, test } from 'vitest'
import { fittingCount } from './fitting'

test.each([
  ['all fit exactly', [100, 100, 100], 300, 80, 3],
  ['no room for "Več" is asked where all fit', [100, 100], 201, 80, 2],
  ['one too many gives "Več" its place', [100, 100, 100], 299, 80, 2],
  ['the place of "Več" costs one more', [100, 100, 100], 279, 80, 1],
  ['a later small tab does not jump over a large one', [100, 300, 20], 250, 80, 1],
  ['not even the first fits', [400, 20], 300, 80, 0],
  ['no tabs', [], 300, 80, 0],
])('%s', (_, widths, room, more, count) => {
  expect(fittingCount(widths, room, more)).toBe(count)
})
