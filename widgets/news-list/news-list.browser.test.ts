import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { register } from '../../src/element/register'
import { newsItems, newsPage, newsWith, type Routes } from '../answers.fixture'
import {
  closePage,
  failing,
  later,
  markupIn,
  nextFrame,
  openPage,
  partsIn,
  put,
  rootOf,
  settled,
  shows,
  waitFor,
} from '../host-page.fixture'
import { newsList } from './screen'

register(newsList)

const start = location.href

const putList = (attributes = '') => put(`<parket-news-list ${attributes}></parket-news-list>`)
const select = (name: string) => page.getByRole('combobox', { name, exact: true })
const search = () => page.getByRole('button', { name: 'IŠČI' })
const number = (text: string) => page.getByRole('link', { name: text, exact: true })
const cards = () => page.getByRole('article').elements()
const titles = () => cards().map((card) => card.querySelector('h2, h3, h4')?.textContent)
const isLoaded = (count: number) => waitFor(() => expect(cards()).toHaveLength(count))
const resultsIn = (element: Element) => rootOf(element)?.querySelector('.news-results')

/** A server with so many news, page by page. */
const holding = (count: number): Routes => ({
  '/news': (query: URLSearchParams) => newsPage(newsItems(count), query),
})

/** The page as the shell has it at this query. */
const stand = (query: string) => history.replaceState(null, '', `${location.pathname}?${query}`)
const query = () => location.search.replace(/^\?/, '')

async function choose(name: string, ...labels: string[]): Promise<void> {
  await userEvent.click(select(name))
  for (const label of labels) await userEvent.click(page.getByRole('option', { name: label, exact: true }))
  await userEvent.keyboard('{Escape}')
  for (const label of labels) await expect.element(select(name)).toHaveTextContent(label)
}

beforeEach(() => page.viewport(1280, 900))

afterEach(() => {
  vi.restoreAllMocks()
  closePage()
  scrollTo(0, 0)
  history.replaceState(null, '', start)
})

describe('the list', () => {
  /** What stands in the results, in order: how many articles, the ad, the pages. */
  const order = (element: Element) =>
    [...(resultsIn(element)?.children ?? [])].map((each) =>
      each.matches('.news-grid')
        ? each.querySelectorAll('[part=news-card]').length
        : each.querySelector('[part=banner]')
          ? 'ad'
          : each.getAttribute('part'),
    )

  test.each<[number, string, unknown[]]>([
    [11, '', [6, 'ad', 3, 'pagination']],
    [9, '', [6, 'ad', 3, 'pagination']],
    [8, '', [6, 'ad', 2]],
    [7, '', [6, 'ad', 1]],
    [6, '', [6, 'ad']],
    [1, '', [1, 'ad']],
    [11, 'per-page="6"', [6, 'ad', 'pagination']],
    [3, 'per-page="2"', [2, 'ad', 'pagination']],
    [20, 'per-page="12"', [6, 'ad', 6, 'pagination']],
    [11, 'ads="off"', [6, 3, 'pagination']],
  ])('of %i news (%s) is six, an ad, the others, the pages', async (count, attributes, expected) => {
    openPage(holding(count))
    const element = putList(attributes)
    await waitFor(() => expect(order(element)).toEqual(expected))
  })

  test('asks for no ad where none is wanted', async () => {
    const { askedFor } = openPage()
    putList('ads="off"')
    await isLoaded(9)
    expect(askedFor('/ad')).toEqual([])
  })

  test('without news is one sentence', async () => {
    openPage(holding(0))
    const element = putList()
    await expect.element(page.getByText('Ni zadetkov')).toBeVisible()
    expect([partsIn(element, 'pagination'), partsIn(element, 'banner')]).toEqual([[], []])
  })

  test('without news for what was asked leads back to all', async () => {
    stand('od=01.01.1990')
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

  test('shows each card with its category, its day and its way to the article', async () => {
    const categories = [
      { id: 1, name: 'Splošno', top: false },
      { id: 4, name: '1. liga', top: true },
    ]
    const { origin, ways } = openPage({ '/news': { news: [newsWith({ categories })], nuOfNews: 1 } })
    putList()
    await isLoaded(1)
    expect(cards()[0]?.textContent).toMatch(/^1\. liga14\. nov\. 2025Zmaji še naprej.*Po sedmih.*VEČ$/)
    const more = page.getByRole('link', { name: 'VEČ' })
    await expect.element(more).toHaveAttribute('href', `${origin}/novica/zmaji-brez-poraza`)
    await userEvent.click(more)
    expect(ways).toEqual([`${origin}/novica/zmaji-brez-poraza`])
  })

  test('gives an article without a picture the default one of the storage', async () => {
    openPage({ '/news': { news: [newsWith({ title_background: null })], nuOfNews: 1 } })
    putList()
    await isLoaded(1)
    const picture = () => cards()[0]?.querySelector('img')
    await waitFor(() => expect(picture()?.naturalWidth).toBeGreaterThan(0))
    expect(picture()?.src).toBe(`${location.origin}/demo/data/storage/default-news.svg`)
  })

  test('leaves a broken record out, the others show', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const broken = newsWith({ id: 9, published_at: '2026-02-30 10:00:00' })
    openPage({ '/news': { news: [newsWith(), broken, newsWith({ id: 10, title: null })], nuOfNews: 3 } })
    putList()
    await isLoaded(1)
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^parket-news-list: Get paginated news: left out 2: /)],
    ])
  })

  test.each<[string, string, string[]]>([
    ['under the search header’s', '', ['H2', 'H3']],
    ['without a header at its own level', 'header="off"', ['H2']],
    ['at the level that the tag says', 'heading-level="1"', ['H1', 'H2']],
  ])('has its headings %s', async (_, attributes, levels) => {
    openPage()
    const element = putList(attributes)
    await isLoaded(9)
    const found = [...(rootOf(element)?.querySelectorAll('h1, h2, h3, h4') ?? [])]
    expect([...new Set(found.map(({ tagName }) => tagName))]).toEqual(levels)
  })
})

describe('until there are news', () => {
  test('as many placeholders stand in their place as a page has', async () => {
    openPage({ '/news': new Promise(() => {}) })
    const element = putList()
    await waitFor(() => expect(partsIn(element, 'skeleton')).toHaveLength(9))
    expect(resultsIn(element)?.getAttribute('aria-busy')).toBe('true')
    expect(page.getByText('Nalaganje').elements()).toHaveLength(1)
  })

  test.each<[string, unknown]>([
    ['is unknown', failing(404)],
    ['is HTML', () => new Response('<!doctype html>')],
    ['is another shape', { news: null, nuOfNews: 3 }],
  ])('there is not a word about an answer that %s: one line and one event tell', async (_, answer) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { events } = openPage({ '/news': answer })
    const element = putList('header="off"')
    await waitFor(() => expect(events).toContain('parket-error parket-news-list'))
    await waitFor(() => expect(markupIn(element)).toBe(''))
    expect(error.mock.calls).toEqual([['parket-news-list: Get paginated news failed:', expect.any(Error)]])
  })

  test('what the host put inside stands, and again after a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { events } = openPage({ '/news': failing(404) })
    put('<parket-news-list><a href="#novice">Novice</a></parket-news-list>')
    const own = page.getByRole('link', { name: 'Novice' })
    await expect.element(own).toBeVisible()
    await waitFor(() => expect(events).toContain('parket-error parket-news-list'))
    await nextFrame()
    await expect.element(own).toBeVisible()
  })

  test('again, the last ones stay and the list is busy', async () => {
    const { answer, give } = later()
    const second = new URLSearchParams('page=2&perPage=9')
    openPage({
      '/news': (each: URLSearchParams) => (each.get('page') === '2' ? answer : newsPage(newsItems(20), each)),
    })
    const element = putList()
    await isLoaded(9)
    await userEvent.click(number('2'))
    await waitFor(() => expect(resultsIn(element)?.getAttribute('aria-busy')).toBe('true'))
    expect(titles()[0]).toBe('Novica 1')
    give(newsPage(newsItems(20), second))
    await waitFor(() => expect(titles()[0]).toBe('Novica 10'))
    expect(resultsIn(element)?.getAttribute('aria-busy')).toBe('false')
  })

  test('a late answer never comes over a newer one', async () => {
    const { answer, give } = later()
    openPage({
      '/news': (each: URLSearchParams) => (each.get('page') === '2' ? answer : newsPage(newsItems(30), each)),
    })
    putList()
    await isLoaded(9)
    await userEvent.click(number('2'))
    await userEvent.click(number('3'))
    await waitFor(() => expect(titles()[0]).toBe('Novica 19'))
    give(newsPage(newsItems(30), new URLSearchParams('page=2&perPage=9')))
    await nextFrame()
    await nextFrame()
    expect(titles()[0]).toBe('Novica 19')
  })
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
    openPage({ '/ad': answer, ...holding(20) })
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

describe('what is asked for', () => {
  test.each<[string, string, string]>([
    ['all news', '', '?perPage=9&page=1'],
    ['a category', 'category="4"', '?perPage=9&page=1&category=4'],
    ['categories', 'category="4, 6"', '?perPage=9&page=1&category=4%2C6'],
    ['the size of a page', 'per-page="3"', '?perPage=3&page=1'],
    ['all of it without a header', 'header="off" category="4"', '?perPage=9&page=1&category=4'],
  ])('is %s', async (_, attributes, path) => {
    const { askedFor } = openPage()
    putList(attributes)
    await waitFor(() => expect(askedFor('/news')).toEqual([`/news${path}`]))
  })

  test.each([
    ['per-page', '0'],
    ['per-page', '101'],
    ['category', '4,a b'],
    ['header', 'no'],
    ['ads', 'none'],
  ])('is the default for %s="%s", with one warning', async (name, value) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { askedFor } = openPage()
    const element = putList(`${name}="${value}"`)
    await waitFor(() => expect(askedFor('/news')).toEqual(['/news?perPage=9&page=1']))
    element.setAttribute('heading-level', '3')
    await expect.element(page.getByRole('heading', { level: 3, name: 'Poišči novico' })).toBeVisible()
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`${name}="${value}"`)]])
  })

  test('by header="off" is nothing that a header would need', async () => {
    const { requested } = openPage()
    putList('header="off" ads="off"')
    await isLoaded(9)
    expect(requested.map(({ path }) => path)).toEqual(['/news?perPage=9&page=1'])
    await expect.element(page.getByRole('search')).not.toBeInTheDocument()
  })

  test('changes with the tag', async () => {
    const { askedFor } = openPage()
    const element = putList('category="4"')
    await isLoaded(9)
    element.setAttribute('category', '6')
    await waitFor(() => expect(askedFor('/news').at(-1)).toBe('/news?perPage=9&page=1&category=6'))
    element.removeAttribute('category')
    await waitFor(() => expect(askedFor('/news').at(-1)).toBe('/news?perPage=9&page=1'))
  })
})

describe('the pages', () => {
  test('are links to the shell’s own list, with exactly what is shown', async () => {
    const { origin } = openPage(holding(20))
    putList('category="4,6"')
    await isLoaded(9)
    const shown = `${origin}/novice?kategorija=4%2C6`
    await expect.element(number('1')).toHaveAttribute('href', shown)
    await expect.element(number('3')).toHaveAttribute('href', `${shown}&stran=3`)
  })

  test('turn in place: no way leads away, the address stays, the list begins at its top', async () => {
    await page.viewport(1280, 600)
    const { ways, askedFor } = openPage(holding(20))
    const element = putList()
    await isLoaded(9)
    await userEvent.click(page.getByRole('link', { name: 'Naslednja stran' }))
    await waitFor(() => expect(titles()[0]).toBe('Novica 10'))
    expect(askedFor('/news').at(-1)).toBe('/news?perPage=9&page=2')
    expect([ways, location.href]).toEqual([[], start])
    await expect.element(number('2')).toHaveAttribute('aria-current', 'page')
    expect(Math.abs(resultsIn(element)?.getBoundingClientRect().top ?? 999)).toBeLessThan(30)
  })

  test('that are many are at most seven numbers', async () => {
    openPage(holding(900))
    const element = putList('header="off"')
    await isLoaded(9)
    const numbers = [...(partsIn(element, 'pagination')[0]?.querySelectorAll('a') ?? [])]
      .map(({ textContent }) => textContent)
      .filter((text) => /^\d+$/.test(text ?? ''))
    expect(numbers.length).toBeLessThanOrEqual(7)
    expect(numbers.at(-1)).toBe('100')
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

  test.each([
    ['Tekmovanja KZS', ['1. liga', 'Pokal']],
    ['Reprezentance', ['Člani', 'Članice']],
    ['Projekti', ['Igriva košarka']],
    ['Splošno', ['Zveza']],
  ])('%s offers the categories of its type', async (name, labels) => {
    openPage()
    putList()
    await isLoaded(9)
    await userEvent.click(select(name))
    await waitFor(() =>
      expect(
        page
          .getByRole('option')
          .elements()
          .map(({ textContent }) => textContent),
      ).toEqual(labels),
    )
  })

  test('of categories that don’t come says that there are none', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    openPage({ '/categories': failing(404) })
    putList()
    await isLoaded(9)
    await userEvent.click(select('Projekti'))
    await expect.element(page.getByText('Ni nobenih možnosti.')).toBeVisible()
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

  test('with nothing chosen gives out nothing', async () => {
    const details: unknown[] = []
    const hear = (event: Event) => details.push((event as CustomEvent).detail)
    document.addEventListener('parket-filter-change', hear)
    openPage()
    putList()
    await isLoaded(9)
    await userEvent.click(search())
    document.removeEventListener('parket-filter-change', hear)
    expect(details).toEqual([{ filters: [], values: {} }])
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

  test('starts again at the first page', async () => {
    const { askedFor } = openPage(holding(30))
    putList()
    await isLoaded(9)
    await userEvent.click(number('3'))
    await waitFor(() => expect(askedFor('/news').at(-1)).toBe('/news?perPage=9&page=3'))
    await choose('Projekti', 'Igriva košarka')
    await userEvent.click(search())
    await waitFor(() => expect(askedFor('/news').at(-1)).toBe('/news?perPage=9&page=1&category=8'))
  })

  test('of two lists filters its own', async () => {
    const { askedFor } = openPage()
    putList()
    put('<parket-news-list header="off"></parket-news-list>')
    await isLoaded(18)
    await choose('Splošno', 'Zveza')
    await userEvent.click(search())
    await waitFor(() => expect(askedFor('/news')).toHaveLength(2))
    expect(askedFor('/news').at(-1)).toBe('/news?perPage=9&page=1&category=7')
  })

  test('is two columns in a narrow place', async () => {
    await page.viewport(390, 800)
    openPage()
    const element = putList()
    await isLoaded(9)
    const lefts = partsIn(element, 'filter').map((field) => Math.round(field.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(2)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})

describe('with history="page"', () => {
  test('the query has the whole say, and the fields show it', async () => {
    stand('kategorija=4,2&od=01.11.2025&do=30.11.2025&stran=2')
    const { askedFor } = openPage(holding(30))
    putList('history="page" category="8"')
    await waitFor(() =>
      expect(askedFor('/news')).toEqual([
        '/news?perPage=9&page=2&category=4%2C2&from=2025-11-01&to=2025-11-30',
      ]),
    )
    await expect.element(select('Tekmovanja KZS')).toHaveTextContent('1. liga')
    await expect.element(select('Reprezentance')).toHaveTextContent('Članice')
    await expect.element(page.getByRole('textbox', { name: 'Od' })).toHaveValue('01.11.2025')
    await expect.element(page.getByRole('textbox', { name: 'Do' })).toHaveValue('30.11.2025')
  })

  test('the search and the pages write it; back and forward go the same way', async () => {
    stand('utm=a#vrh')
    openPage(holding(30))
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
    stand('')
    const { askedFor } = openPage()
    putList('history="page" category="1"')
    await userEvent.click(page.getByRole('button', { name: 'Odstrani Člani' }))
    await userEvent.click(search())
    await waitFor(() => expect(askedFor('/news').at(-1)).toBe('/news?perPage=9&page=1'))
    expect(query()).toBe('stran=1')
  })

  test.each([
    ['kategorija=abc', '/news?perPage=9&page=1'],
    ['kategorija=abc,4', '/news?perPage=9&page=1&category=4'],
  ])('a category that nobody knows (%s) counts as not given', async (text, path) => {
    stand(text)
    const { askedFor } = openPage(holding(3))
    putList('history="page"')
    await isLoaded(3)
    expect(askedFor('/news')).toEqual([path])
  })

  test('a page beyond the end counts as not given, and back does not lead there again', async () => {
    stand('stran=99')
    const entries = history.length
    const { askedFor } = openPage(holding(20))
    const element = putList('history="page"')
    const shown = new Set<string | null>()
    await waitFor(() => expect(rootOf(element)).not.toBeNull())
    const watcher = new MutationObserver(() => {
      for (const text of rootOf(element)?.querySelectorAll('.empty-text') ?? []) shown.add(text.textContent)
    })
    watcher.observe(rootOf(element) as Node, { childList: true, subtree: true })
    await waitFor(() => expect(query()).toBe(''))
    await isLoaded(9)
    watcher.disconnect()
    expect([...shown]).toEqual([])
    expect([askedFor('/news').at(-1), history.length]).toEqual(['/news?perPage=9&page=1', entries])
  })

  test('another list on the page follows', async () => {
    stand('kategorija=4')
    openPage(holding(20))
    putList('history="page" header="off"')
    const other = putList('history="page" header="off"')
    await isLoaded(18)
    await userEvent.click(number('2').first())
    expect(query()).toBe('kategorija=4&stran=2')
    await shows(other, 'Novica 10')
  })
})

test('the page is named for whoever shows it', async () => {
  const details: unknown[] = []
  const hear = (event: Event) => details.push((event as CustomEvent).detail)
  document.addEventListener('parket-metadata', hear)
  const { origin } = openPage({}, { productName: 'Koš' })
  putList('category="4"')
  await isLoaded(9)
  await nextFrame()
  document.removeEventListener('parket-metadata', hear)
  expect(details).toEqual([
    {
      title: 'Koš - Novice',
      description: 'Novice KZS',
      image: null,
      url: `${origin}/novice?kategorija=4`,
    },
  ])
})
