import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { register } from '../../src/island/register'
import { newsItems, newsPage, newsWith, withNews } from '../answers.fixture'
import {
  failing,
  later,
  nextFrame,
  openPage,
  partsIn,
  put,
  query,
  rootOf,
  select,
  settled,
  standAt,
  start,
  waitFor,
} from '../host-page.fixture'
import { newsList } from './screen'

register(newsList)

const putList = (attributes = '') => put(`<parket-news-list ${attributes}></parket-news-list>`)
const search = () => page.getByRole('button', { name: 'IŠČI' })
const number = (text: string) => page.getByRole('link', { name: text, exact: true })
const cards = () => page.getByRole('article').elements()
const titles = () => cards().map((card) => card.querySelector('h2, h3, h4')?.textContent)
const isLoaded = (count: number) => waitFor(() => expect(cards()).toHaveLength(count))

async function choose(name: string, ...labels: string[]): Promise<void> {
  await userEvent.click(select(name))
  for (const label of labels) await userEvent.click(page.getByRole('option', { name: label, exact: true }))
  await userEvent.keyboard('{Escape}')
  for (const label of labels) await expect.element(select(name)).toHaveTextContent(label)
}

beforeEach(() => page.viewport(1280, 900))

test('without news for the filters the list leads back to all', async () => {
  standAt('od=01.01.1990')
  openPage({
    '/news': (requested: URLSearchParams) => ({
      news: requested.has('from') ? [] : [newsWith()],
      nuOfNews: requested.has('from') ? 0 : 1,
    }),
  })
  putList('history="page"')
  await userEvent.click(page.getByRole('link', { name: 'Počisti iskanje' }))
  await isLoaded(1)
  expect(location.search).toBe('')
})

describe('an ad that doesn’t come', () => {
  const place = (element: Element) => rootOf(element)?.querySelector('.ad-between') as HTMLElement
  const second = (element: Element) => rootOf(element)?.querySelectorAll('.news-grid')[1] as HTMLElement
  const noAd = () => new Response(null, { status: 204 })

  test('leaves no place where that is known before the news are', async () => {
    const { answer, give } = later()
    const { requested } = openPage({ '/ad': noAd, '/news': answer })
    const element = putList('header="off"')
    await waitFor(() => expect(requested.length).toBe(2))
    await waitFor(() => expect(place(element)?.childElementCount).toBe(0))
    give(newsPage(newsItems(9), new URLSearchParams('perPage=9')))
    await isLoaded(9)
    await waitFor(() => expect(place(element).offsetHeight).toBe(0))
  })

  test('leaves none where the visitor hasn’t come to it yet', async () => {
    await page.viewport(1280, 600)
    const { answer, give } = later()
    openPage({ '/ad': answer })
    const element = putList('header="off"')
    await isLoaded(9)
    expect(place(element).offsetHeight).toBe(144)
    expect(place(element).getBoundingClientRect().top).toBeGreaterThan(600)
    give(noAd())
    await waitFor(() => expect(place(element).offsetHeight).toBe(0))
  })

  test('moves nothing that the visitor sees or has read; the next page has no place for it', async () => {
    const { answer, give } = later()
    openPage({ '/ad': answer, ...withNews(20) })
    const element = putList('header="off"')
    await isLoaded(9)
    second(element).scrollIntoView({ block: 'end' })
    await waitFor(() => expect(place(element).hasAttribute('data-held')).toBe(true))
    const before = second(element).getBoundingClientRect().top
    give(noAd())
    await waitFor(() => expect(place(element).childElementCount).toBe(0))
    await nextFrame()
    expect(second(element).getBoundingClientRect().top).toBe(before)
    await userEvent.click(number('2'))
    await waitFor(() => expect(titles()[0]).toBe('Novica 10'))
    await waitFor(() => expect(place(element).offsetHeight).toBe(0))
  })
})

describe('Poišči novico', () => {
  const fields = (element: Element) =>
    partsIn(element, 'filter').map((field) => field.querySelector('.field-label')?.textContent)

  test('has two days and four selects, in three columns', async () => {
    openPage()
    const element = putList('federation="ABC"')
    await isLoaded(9)
    expect(fields(element)).toEqual(['Od', 'Do', 'Tekmovanja ABC', 'Reprezentance', 'Projekti', 'Splošno'])
    const lefts = partsIn(element, 'filter').map((field) => Math.round(field.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(3)
  })

  test('gives out the categories as one filter and everything as values', async () => {
    const details: unknown[] = []
    const hear = (event: Event) => details.push((event as CustomEvent).detail)
    document.addEventListener('parket-filter-change', hear)
    const { askedFor, ways } = openPage()
    putList()
    await isLoaded(9)
    await choose('Reprezentance', 'Člani', 'Članice')
    await choose('Tekmovanja KZS', 'Pokal')
    await userEvent.fill(page.getByRole('textbox', { name: 'Od' }), '1.11.2025')
    expect(askedFor('/news')).toHaveLength(1)
    await userEvent.click(search())
    document.removeEventListener('parket-filter-change', hear)
    expect(details).toEqual([
      { filters: [{ key: 'category', value: '6,1,2' }], values: { od: '01.11.2025', category: '6,1,2' } },
    ])
    await waitFor(() =>
      expect(askedFor('/news').at(-1)).toBe('/news?perPage=9&page=1&category=6%2C1%2C2&from=2025-11-01'),
    )
    expect([ways, location.href]).toEqual([[], start])
  })

  test('shows what the tag has chosen, and can take it back', async () => {
    const { askedFor } = openPage()
    putList('category="4,1"')
    await expect.element(select('Reprezentance')).toHaveTextContent('Člani')
    await expect.element(select('Tekmovanja KZS')).toHaveTextContent('1. liga')
    await userEvent.click(page.getByRole('button', { name: 'Odstrani Člani' }))
    await userEvent.click(page.getByRole('button', { name: 'Odstrani 1. liga' }))
    await userEvent.click(search())
    await waitFor(() => expect(askedFor('/news').at(-1)).toBe('/news?perPage=9&page=1'))
    await expect.poll(() => select('Reprezentance').element().textContent).toBe('')
  })

  test('keeps a chosen category while its list is not there, and drops one that nobody knows', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { askedFor } = openPage({ '/categories': failing(404) })
    putList('category="77"')
    await isLoaded(9)
    await userEvent.fill(page.getByRole('textbox', { name: 'Do' }), '1.11.2025')
    await userEvent.click(search())
    await waitFor(() =>
      expect(askedFor('/news').at(-1)).toBe('/news?perPage=9&page=1&category=77&to=2025-11-01'),
    )
    const other = openPage()
    const element = putList('category="77"')
    await isLoaded(9)
    await waitFor(() => expect(other.askedFor('/categories')).toHaveLength(4))
    await settled(other, element)
    await userEvent.click(search())
    await waitFor(() => expect(other.askedFor('/news').at(-1)).toBe('/news?perPage=9&page=1'))
  })
})

describe('with history="page"', () => {
  test('the search and the pages write it; back and forward go the same way', async () => {
    standAt('utm=a#vrh')
    openPage(withNews(30))
    putList('history="page"')
    await isLoaded(9)
    expect(query()).toBe('utm=a')
    await choose('Reprezentance', 'Člani')
    await userEvent.click(search())
    await waitFor(() => expect(query()).toBe('utm=a&kategorija=1'))
    await userEvent.click(number('2'))
    await waitFor(() => expect(query()).toBe('utm=a&kategorija=1&stran=2'))
    await waitFor(() => expect(titles()[0]).toBe('Novica 10'))
    expect(location.hash).toBe('#vrh')
    history.back()
    await waitFor(() => expect([query(), titles()[0]]).toEqual(['utm=a&kategorija=1', 'Novica 1']))
    history.back()
    await waitFor(() => expect(query()).toBe('utm=a'))
    await expect.poll(() => select('Reprezentance').element().textContent).toBe('')
    history.forward()
    await expect.element(select('Reprezentance')).toHaveTextContent('Člani')
  })

  test('what the tag has chosen can be taken back in the query too', async () => {
    standAt('')
    const { askedFor } = openPage()
    putList('history="page" category="1"')
    await userEvent.click(page.getByRole('button', { name: 'Odstrani Člani' }))
    await userEvent.click(search())
    await waitFor(() => expect(askedFor('/news').at(-1)).toBe('/news?perPage=9&page=1'))
    expect(query()).toBe('stran=1')
  })
})
