import fc from 'fast-check'
import { expect, it } from 'vitest'
import { diagonalOf } from './diagonal'

const side = (most: number) => fc.uniqueArray(fc.nat(99), { minLength: 1, maxLength: most })

it('a diagonal has each row and each column, whatever the seed, and no pair more than needed', () => {
  fc.assert(
    fc.property(side(9), side(9), fc.nat(9999), (rows, columns, seed) => {
      const pairs = diagonalOf(rows, columns, seed)
      expect(new Set(pairs.map(([row]) => row))).toEqual(new Set(rows))
      expect(new Set(pairs.map(([, column]) => column))).toEqual(new Set(columns))
      expect(pairs.length).toBe(Math.max(rows.length, columns.length))
    }),
  )
})

it('another seed pairs them otherwise', () => {
  expect(diagonalOf(['a', 'b'], [1, 2], 0)).toEqual([
    ['a', 1],
    ['b', 2],
  ])
  expect(diagonalOf(['a', 'b'], [1, 2], 1)).toEqual([
    ['a', 2],
    ['b', 1],
  ])
})

it.each([
  ['rows', [], [1]],
  ['columns', ['a'], []],
])('without %s there is nothing to pair', (_, rows, columns) => {
  expect(diagonalOf(rows, columns, 0)).toEqual([])
})
