import { describe, expect, it } from 'vitest'
import { type NewsFilters, newsQueryOf, noNewsFilters, parseIds, readNewsFilters } from './news-search'

const all: NewsFilters = { categories: ['4', 'a-6'], from: '2025-11-01', to: '2025-11-30', page: 3 }

describe('the query of the news list', () => {
  it.each<[string, NewsFilters]>([
    ['kategorija=4,a-6&od=01.11.2025&do=30.11.2025&stran=3', all],
    ['?kategorija=4%2Ca-6&od=1.11.2025&do=30.+11.+2025&stran=3', all],
    ['', noNewsFilters],
    ['stran=1', noNewsFilters],
    ['kategorija=4, 4,,6', { ...noNewsFilters, categories: ['4', '6'] }],
    // What makes no sense counts as not given.
    ['kategorija=', noNewsFilters],
    ['kategorija=a b,<i>,4', { ...noNewsFilters, categories: ['4'] }],
    ['od=30.02.2026&do=2025-11-30', noNewsFilters],
    ['stran=0', noNewsFilters],
    ['tekmovanje=4&tab=novice', noNewsFilters],
  ])('"%s" is read', (query, filters) => {
    expect(readNewsFilters(query)).toEqual(filters)
  })

  it.each<[NewsFilters, Record<string, string | null>]>([
    [all, { kategorija: '4,a-6', od: '01.11.2025', do: '30.11.2025', stran: '3' }],
    [noNewsFilters, { kategorija: null, od: null, do: null, stran: null }],
    [
      { ...noNewsFilters, to: '2025-11-30' },
      { kategorija: null, od: null, do: '30.11.2025', stran: null },
    ],
  ])('%j is written', (filters, query) => {
    expect(newsQueryOf(filters)).toEqual(query)
  })

  it('is read as it was written', () => {
    const query = new URLSearchParams(newsQueryOf(all) as Record<string, string>)
    expect(readNewsFilters(query.toString())).toEqual(all)
  })
})

it.each([
  ['4', ['4']],
  ['4,6', ['4', '6']],
  [' 4 , 6 ,', ['4', '6']],
  ['4,4', ['4']],
  ['', null],
  [',', null],
  ['4,a b', null],
  ['4;6', null],
])('ids with commas between them "%s" are %j', (text, ids) => {
  expect(parseIds(text)).toEqual(ids)
})
