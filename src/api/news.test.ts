import { describe, expect, it } from 'vitest'
import { getCategories, getNews, getNewsArticle } from './news'
import { requestAddress } from './request'

const api = 'https://kzs.example/api'
const nothing = { category: null, from: null, to: null, page: 1, perPage: 9 }

describe('news', () => {
  it.each([
    [nothing, '?perPage=9&page=1'],
    [{ ...nothing, category: '4,6', perPage: 3 }, '?perPage=3&page=1&category=4%2C6'],
    [
      { ...nothing, from: '2025-11-01', to: '2025-11-30', page: 2 },
      '?perPage=9&page=2&from=2025-11-01&to=2025-11-30',
    ],
  ])('are asked for by %j', (question, query) => {
    expect(requestAddress(api, getNews(question))).toBe(`${api}/news${query}`)
  })

  it.each([
    ['zmaji', 'zmaji'],
    ['a/b?c#d', 'a%2Fb%3Fc%23d'],
    ['č', '%C4%8D'],
  ])('with the url %s are at an address of their own', (slug, written) => {
    expect(requestAddress(api, getNewsArticle(slug))).toBe(`${api}/news/${written}`)
  })

  it('have categories of a type', () => {
    expect(requestAddress(api, getCategories('NATIONAL_TEAM'))).toBe(`${api}/categories?type=NATIONAL_TEAM`)
  })
})
