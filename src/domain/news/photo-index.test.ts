import { expect, test } from 'vitest'
import { wrapIndex } from './photo-index'

test.each([
  [0, 1, 5, 1],
  [4, 1, 5, 0],
  [0, -1, 5, 4],
  [2, -7, 5, 0],
  [0, 1, 1, 0],
  [0, 1, 0, 0],
])('from photo %i by %i of %i comes %i', (index, step, count, next) => {
  expect(wrapIndex(index, step, count)).toBe(next)
})
