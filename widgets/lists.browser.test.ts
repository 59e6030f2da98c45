/** What the lists that turn pages do alike: in place, or in the page's query. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { register } from '../src/island/register'
import {
  matchPage,
  newsItems,
  newsPage,
  playedMatches,
  type Routes,
  resultWith,
  searchPage,
} from './answers.fixture'
import { later, openPage, partsIn, put, query, rootOf, standAt, start, waitFor } from './host-page.fixture'
import { matchList } from './match-list/screen'
import { newsList } from './news-list/screen'
import { refereeSearch } from './referee-search/screen'
import { siteSearch } from './site-search/screen'

register(matchList)
register(newsList)
register(refereeSearch)
register(siteSearch)

interface List {
  name: string
  attributes?: string
  /** With which it shows something. */
  query: string
  /** The path of its request, and the page of 23 records that is answered. */
  path: string
  answer: (query: URLSearchParams) => object
  part: string
  perPage: number
}

const matches = playedMatches(23)
const results = newsItems(23).map(({ title, url }) => resultWith({ title, url: `/novica/${url}` }))
const ofMatches = {
  ...{ attributes: 'per-page="9"', path: '/matches', part: 'match', perPage: 9 },
  answer: (query: URLSearchParams) => matchPage(matches, query),
}

const lists: List[] = [
  { name: 'match-list', query: 'klub=2', ...ofMatches },
  { name: 'referee-search', query: 'sodnik=71', ...ofMatches },
  {
    ...{ name: 'news-list', query: 'kategorija=4', path: '/news', part: 'news-card', perPage: 9 },
    answer: (query) => newsPage(newsItems(23), query),
  },
  {
    ...{ name: 'site-search', query: 'q=novica', path: '/search', part: 'search-result', perPage: 10 },
    answer: (query) => searchPage(results, query),
  },
]

const number = (text: string) => page.getByRole('link', { name: text, exact: true })
const listOf = (element: Element) => rootOf(element)?.querySelector('[aria-busy]')

beforeEach(() => page.viewport(1280, 600))

describe.each(lists)('$name', ({ name, attributes = '', query: search, path, answer, part, perPage }) => {
  const routes: Routes = { [path]: answer }
  const putList = (more: string) => put(`<parket-${name} ${attributes} ${more}></parket-${name}>`)
  const showsPage = (element: Element, number: number) =>
    waitFor(() =>
      expect(partsIn(element, part)[0]?.textContent).toMatch(
        new RegExp(`(Ekipa|Novica) ${1 + (number - 1) * perPage}(?!\\d)`),
      ),
    )

  test('turns its pages in place: the last one stays, busy, until the next is there', async () => {
    const { answer: next, give } = later<object>()
    const isSecond = (each: URLSearchParams) => each.get('page') === '2'
    const { ways } = openPage({ [path]: (each: URLSearchParams) => (isSecond(each) ? next : answer(each)) })
    const element = putList(`start="${search}"`)
    put('<p style="height: 2000px">Pod seznamom</p>')
    await showsPage(element, 1)
    await userEvent.click(page.getByRole('link', { name: 'Naslednja stran' }))
    await waitFor(() => expect(listOf(element)?.getAttribute('aria-busy')).toBe('true'))
    await showsPage(element, 1)
    give(answer(new URLSearchParams(`page=2&perPage=${perPage}`)))
    await showsPage(element, 2)
    expect(listOf(element)?.getAttribute('aria-busy')).toBe('false')
    await expect.element(number('2')).toHaveAttribute('aria-current', 'page')
    expect(Math.abs(listOf(element)?.getBoundingClientRect().top ?? 999)).toBeLessThan(30)
    expect([ways, location.href]).toEqual([[], start])
  })

  test('with history="page" writes its page into the query, which another list follows', async () => {
    standAt(`utm=a&${search}`)
    openPage(routes)
    const [element, other] = [putList('history="page"'), putList('history="page"')]
    await showsPage(element, 1)
    await showsPage(other, 1)
    await userEvent.click(number('2').first())
    await showsPage(other, 2)
    expect(query()).toBe(`utm=a&${search}&stran=2`)
    history.back()
    await waitFor(() => expect(query()).toBe(`utm=a&${search}`))
    await showsPage(element, 1)
  })

  test('takes a page beyond the end for not given: nothing is said to be empty, back does not lead there', async () => {
    standAt(`${search}&stran=99`)
    const entries = history.length
    openPage(routes)
    const element = putList('history="page"')
    const said = new Set<string | null>()
    await waitFor(() => expect(rootOf(element)).not.toBeNull())
    const watcher = new MutationObserver(() => {
      for (const text of rootOf(element)?.querySelectorAll('.empty-text') ?? []) said.add(text.textContent)
    })
    watcher.observe(rootOf(element) as Node, { childList: true, subtree: true })
    await waitFor(() => expect(query()).toBe(search))
    await showsPage(element, 1)
    watcher.disconnect()
    expect([[...said], history.length]).toEqual([[], entries])
  })
})
