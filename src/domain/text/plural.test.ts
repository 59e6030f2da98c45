import { expect, it } from 'vitest'
import { plural } from './plural'

const forms = { one: 'tekma', two: 'tekmi', few: 'tekme', other: 'tekem' }

it.each([
  [0, 'tekem'],
  [1, 'tekma'],
  [2, 'tekmi'],
  [3, 'tekme'],
  [4, 'tekme'],
  [5, 'tekem'],
  [11, 'tekem'],
  [12, 'tekem'],
  [100, 'tekem'],
  [101, 'tekma'],
  [102, 'tekmi'],
  [1004, 'tekme'],
])('%d %s', (count, word) => {
  expect(plural(count, forms)).toBe(word)
})
