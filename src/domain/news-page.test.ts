import { describe, expect, it } from 'vitest'
import { newsPageOf, queryOnNewsPage } from './news-page'

describe('the page of the news', () => {
  it.each([
    ['stran=3', 3],
    ['?tab=novice&stran=12', 12],
    ['', 1],
    ['stran=0', 1],
    ['stran=-2', 1],
    ['stran=2.5', 1],
    ['stran=dve', 1],
    ['stran=1234567', 1],
  ])('in "%s" is %i', (query, page) => {
    expect(newsPageOf(query)).toBe(page)
  })

  it.each([
    ['tab=novice', 2, 'tab=novice&stran=2'],
    ['tab=novice&stran=2&x=1', 5, 'tab=novice&stran=5&x=1'],
    ['tab=novice&stran=2', 1, 'tab=novice'],
  ])('put into "%s" as %i makes "%s"', (query, page, changed) => {
    expect(queryOnNewsPage(query, page)).toBe(changed)
  })
})
