// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { fill, firstContent } from './outlet'
import type { Mount } from './routes'

let outlet: HTMLElement
beforeEach(() => {
  outlet = document.createElement('main')
})
const news = (slug: string): Mount => ({ tag: 'parket-news-article', attributes: { slug } })

it('holds one element, the page at hand, and is empty where there is none', () => {
  fill(outlet, news('a'))
  fill(outlet, news('b'))
  expect(outlet.innerHTML).toBe('<parket-news-article slug="b"></parket-news-article>')
  expect([fill(outlet, null), outlet.innerHTML]).toEqual([null, ''])
})

it('keeps the element that the server has put there', () => {
  outlet.innerHTML = '<parket-news-article slug="a" data-rendered=""></parket-news-article>'
  const rendered = outlet.firstElementChild
  expect(fill(outlet, news('a'))).toBe(rendered)
  expect(fill(outlet, news('b'))).not.toBe(rendered)
})

it.each(['parket-load', 'parket-error'])('waits for the content until %s', async (name) => {
  const content = firstContent(outlet)
  outlet.dispatchEvent(new CustomEvent(name))
  await expect(content).resolves.toBeUndefined()
})

it('does not wait for ever', async () => {
  vi.useFakeTimers()
  const content = firstContent(outlet)
  await vi.advanceTimersByTimeAsync(4000)
  await expect(content).resolves.toBeUndefined()
  vi.useRealTimers()
})
