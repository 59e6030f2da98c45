import { describe, expect, it } from 'vitest'
import { filterColumns, queryOutput } from './search-box'

describe('what a search box of single values gives out', () => {
  it.each<[Record<string, string | null>, Record<string, string>]>([
    [
      { sezona: '12', klub: null, od: '26.11.2025' },
      { sezona: '12', od: '26.11.2025' },
    ],
    [{ klub: '' }, {}],
    [{}, {}],
  ])('is of %o the values %o', (query, values) => {
    expect(queryOutput(query)).toEqual({ filters: [], values })
  })

  it.each([
    ['4,7', [{ key: 'category', value: '4,7' }], { od: '01.11.2025', category: '4,7' }],
    ['', [], { od: '01.11.2025' }],
  ])('lists a multi-value filter %j as well', (category, filters, values) => {
    expect(queryOutput({ od: '01.11.2025', category }, 'category')).toEqual({ filters, values })
  })
})

describe('the columns of a search box', () => {
  it.each([
    [1, 3],
    [2, 3],
    [3, 3],
    [4, 4],
    [5, 3],
    [6, 3],
  ])('for %d filters are %d', (filters, columns) => {
    expect(filterColumns(filters)).toBe(columns)
  })
})
