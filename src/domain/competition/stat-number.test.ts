import { expect, test } from 'vitest'
import { formatAverage, formatNumber, formatPercentage, formatSigned, shareOf, sumOf } from './stat-number'

test.each([
  [0, '0'],
  [7, '7'],
  [1234, '1234'],
  [12_345, '12.345'],
  [-4, '−4'],
  [31.25, '31,3'],
])('%d is written %s', (value, text) => {
  expect(formatNumber(value)).toBe(text)
})

test.each([
  [712, 63, '11,3'],
  [96, 8, '12,0'],
  [0, 4, '0,0'],
  [5, 0, null],
])('%d over %d matches are %s each', (sum, count, text) => {
  expect(formatAverage(sum, count)).toBe(text)
})

test.each([
  [121, '+121'],
  [-162, '−162'],
  [0, '0'],
  [-0, '0'],
])('as a difference %d is written %s', (value, text) => {
  expect(formatSigned(value)).toBe(text)
})

test.each([
  [31, 36, '86 %'],
  [1, 3, '33 %'],
  [1, 200, '1 %'],
  [0, 2, '0 %'],
  [0, 0, null],
  [3, 2, null],
  [-1, 2, null],
  [1, -2, null],
])('made of attempted %i of %i is %s', (made, attempted, text) => {
  expect(formatPercentage({ made, attempted })).toBe(text?.replace(' ', '\u00a0') ?? null)
  expect(shareOf({ made, attempted })).toBe(text === null ? null : made / attempted)
})

test.each<[(number | null)[], number | null]>([
  [[4, 22], 26],
  [[0, 0], 0],
  [[5], 5],
  [[4, null], null],
  [[null, null], null],
  [[], null],
])('the sum of %j is %s', (addends, sum) => {
  expect(sumOf(addends)).toBe(sum)
})
