import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampPage, isBeyondEnd, isPaged, namedPage, pageCount, pageNumbers } from './pagination'

describe('the pages of a list', () => {
  it.each([
    [0, 9, 0, false],
    [8, 9, 1, false],
    [9, 9, 1, true],
    [10, 9, 2, true],
    [19, 9, 3, true],
    // Divided it is 0, but what is more than nothing has a page to stand on.
    [Number.MIN_VALUE, 9, 1, false],
    [5, 0, 0, false],
    [-1, 9, 0, false],
    [Number.NaN, 9, 0, false],
  ])('of %d with %d on a page are %d, shown: %s', (total, perPage, pages, shown) => {
    expect(pageCount(total, perPage)).toBe(pages)
    expect(isPaged(total, perPage)).toBe(shown)
  })

  it('hold every record, and none is empty', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 100 }), (total, perPage) => {
        const pages = pageCount(total, perPage)
        expect(pages * perPage).toBeGreaterThanOrEqual(total)
        expect((pages - 1) * perPage).toBeLessThan(total)
      }),
    )
  })
})

describe('page numbers', () => {
  it.each([
    [1, 12, '1 2 3 4 5 … 12'],
    [5, 12, '1 … 4 5 6 … 12'],
    [8, 12, '1 … 7 8 9 … 12'],
    [9, 12, '1 … 8 9 10 11 12'],
    [99, 12, '1 … 8 9 10 11 12'],
    [3, 7, '1 2 3 4 5 6 7'],
    [4, 8, '1 2 3 4 5 … 8'],
    [1, 1, '1'],
    [1, 0, ''],
  ])('at %d of %d are %s', (current, pages, shown) => {
    expect(pageNumbers(current, pages).join(' ').replaceAll('gap', '…')).toBe(shown)
  })

  it('rise, hold the first, the current and the last, are seven at most, and no gap hides a single page', () => {
    const pages = fc.integer({ min: 1, max: 5000 })
    fc.assert(
      fc.property(pages, fc.double({ min: 0, max: 1, noNaN: true }), (last, part) => {
        const current = clampPage(Math.round(part * last), last)
        const shown = pageNumbers(current, last)
        const numbers = shown.filter((each) => each !== 'gap')
        expect(numbers).toEqual(expect.arrayContaining([1, current, last]))
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
        expect(shown.length).toBeLessThanOrEqual(7)
        shown.forEach((each, index) => {
          const [before, after] = [shown[index - 1], shown[index + 1]]
          if (each === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2)
        })
      }),
    )
  })
})

describe('a page requested', () => {
  it.each([
    ['4', 4],
    ['999999', 999_999],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['9999999', null],
    ['', null],
  ])('in an address as "%s" is %s', (text, page) => {
    expect(namedPage(new URLSearchParams({ stran: text }))).toBe(page)
  })

  it.each([
    [3, 12, 3],
    [0, 12, 1],
    [13, 12, 12],
    [1, 0, 1],
    [1.5, 12, 1],
  ])('%d of %d is %d', (asked, pages, page) => {
    expect(clampPage(asked, pages)).toBe(page)
  })
})

it.each<[string, unknown[], total: number, page: number, last: number | null, boolean]>([
  ['after the last one', [], 20, 3, 2, true],
  ['while nobody knows the last one', [], 20, 3, null, true],
  ['that is the last one', [], 20, 2, 2, false],
  ['of an empty list', [], 0, 1, 0, false],
  ['of an empty list, after its end', [], 0, 3, 0, false],
  ['that has rows after all', ['a'], 20, 3, 2, false],
])('a page without rows %s is beyond the end or not', (_, rows, total, page, last, isBeyond) => {
  expect(isBeyondEnd(rows, total, page, last)).toBe(isBeyond)
})
