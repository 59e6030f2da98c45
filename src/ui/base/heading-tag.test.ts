import { expect, test } from 'vitest'
import { headingTag } from './heading-tag'

test.each([
  [2, 'h2'],
  [7, 'h6'],
  [0, 'h1'],
  [2.9, 'h2'],
  [Number.NaN, 'h6'],
])('level %d is %s', (level, tag) => {
  expect(headingTag(level)).toBe(tag)
})
