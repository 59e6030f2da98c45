import { describe, expect, it, test } from 'vitest'
import {
  type Found,
  type FoundOne,
  foundText,
  otherWords,
  type ResultType,
  readSiteSearch,
  resultWord,
  searchWords,
  siteSearchQuery,
} from './site-search'

describe('the query of the site search', () => {
  it.each([
    ['', '', '', 1],
    ['', 'liga', 'liga', 1],
    ['q=euro', 'liga', 'euro', 1],
    ['?q=euro&stran=3', '', 'euro', 3],
    ['stran=1', 'liga', '', 1],
    ['q=euro&stran=x', '', 'euro', 1],
    ['utm=a', ' pokal  spar ', 'pokal spar', 1],
  ])('%j with the start %j looks for %j, page %i', (query, start, words, page) => {
    expect(readSiteSearch(query, start)).toEqual({ words, page })
  })

  it.each([
    ['euro', 1, '', { q: 'euro', stran: null }],
    ['euro', 2, 'liga', { q: 'euro', stran: '2' }],
    ['', 1, '', { q: null, stran: null }],
    ['', 1, 'liga', { q: null, stran: '1' }],
    ['', 1, '  ', { q: null, stran: null }],
  ])('for %j, page %i, with the start %j is %o', (words, page, start, query) => {
    expect(siteSearchQuery({ words, page }, start)).toEqual(query)
  })
})

test.each<[FoundOne, string]>([
  [{ type: 'player', gender: 'FEMALE' }, 'Igralka'],
  [{ type: 'player', gender: 'MALE' }, 'Igralec'],
  [{ type: 'player' }, 'Igralec'],
  [{ type: 'club', gender: 'FEMALE' }, 'Klub'],
])('one result %o is called %s', (result, word) => {
  expect(resultWord(result)).toBe(word)
})

test.each([
  ['Dončić', 'doncich', 'Dončić'],
  [' Luka  Dončić ', 'luka', 'Luka Dončić'],
  ['doncic', 'doncic', null],
  ['', 'doncic', null],
  [null, 'doncic', null],
])('the suggestion %j for %j is %j', (suggestion, words, other) => {
  expect(otherWords(suggestion, words)).toBe(other)
})

test('words are never longer than the API takes', () => {
  expect(searchWords(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99))
  expect(searchWords(' \t\n ')).toBe('')
})

describe('the number of results', () => {
  const of = (types: ResultType[], total = types.length): Found => ({
    results: types.map((type) => ({ type })),
    total,
    counts: null,
  })
  const woman: FoundOne = { type: 'player', gender: 'FEMALE' }
  const man: FoundOne = { type: 'player', gender: 'MALE' }
  const counts = { news: 7, page: 0, club: 3, player: 2, competition: null }
  it.each<[string, Found, string]>([
    ['of one page, by type', of(['news', 'news', 'club']), '3 zadetki: 2 novici, 1 klub'],
    [
      'of many pages, as the server counts',
      { ...of(['news'], 12), counts },
      '12 zadetkov: 7 novic, 3 klubi, 2 igralca',
    ],
    ['of many pages that nobody has counted', of(['news', 'news'], 12), '12 zadetkov'],
    [
      'of women',
      { results: [woman], total: 12, counts: { ...counts, news: 11, club: 0, player: 1 } },
      '12 zadetkov: 11 novic, 1 igralka',
    ],
    ['of women and men', { results: [woman, man], total: 2, counts: null }, '2 zadetka: 2 igralca'],
    [
      'of women that are not all here',
      { results: [woman], total: 2, counts: { ...counts, news: 0, club: 0 } },
      '2 zadetka: 2 igralca',
    ],
    ['of each type', of(['competition', 'page', 'page']), '3 zadetki: 2 strani, 1 tekmovanje'],
  ])('%s', (_, found, text) => {
    expect(foundText(found)).toBe(text)
  })
})
