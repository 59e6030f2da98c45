import { describe, expect, it } from 'vitest'
import { filterColumns, queryOutput, searchOutput } from './search-box'

const od = { key: 'od', type: 'date' }
const doDate = { key: 'do', type: 'date' }
const category = { key: 'category', type: 'select', multipleValues: true }
const project = { key: 'project', type: 'select', multipleValues: true }

describe('what a search box gives out', () => {
  it('joins the values of all multi-value filters that share a key', () => {
    const { filters } = searchOutput([category, category, project], [['1', '2'], ['3'], ['7']])
    expect(filters).toEqual([
      { key: 'category', value: '1,2,3' },
      { key: 'project', value: '7' },
    ])
  })

  it('reads single-value filters into the values, never into the list', () => {
    expect(searchOutput([od, doDate, category], ['01.11.2025', '30.11.2025', ['4']])).toEqual({
      filters: [{ key: 'category', value: '4' }],
      values: { od: '01.11.2025', do: '30.11.2025', category: '4' },
    })
  })

  it.each([
    ['nothing chosen', [null, [], undefined]],
    ['empty texts', ['', [''], ['', '']]],
    ['no values at all', []],
  ])('skips empty values: %s', (_, values) => {
    expect(searchOutput([od, category, category], values)).toEqual({ filters: [], values: {} })
  })

  it('skips an empty value among chosen ones', () => {
    expect(searchOutput([category], [['1', '', '2']]).filters).toEqual([{ key: 'category', value: '1,2' }])
  })

  it('takes a single text of a multi-value filter as one value', () => {
    expect(searchOutput([category], ['5']).filters).toEqual([{ key: 'category', value: '5' }])
  })

  it('is not led astray by a key that every object has', () => {
    expect(searchOutput([{ key: 'constructor', multipleValues: true }], [['1']]).filters).toEqual([
      { key: 'constructor', value: '1' },
    ])
  })
})

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
