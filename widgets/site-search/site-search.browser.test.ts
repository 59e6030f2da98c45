import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { register } from '../../src/island/register'
import { resultWith, searchResults, withResults } from '../answers.fixture'
import { failing, openPage, partsIn, put, query, rootOf, standAt, start, waitFor } from '../host-page.fixture'
import { siteSearch } from './screen'

register(siteSearch)

const putSearch = (attributes = '') => put(`<parket-site-search ${attributes}></parket-site-search>`)
const field = () => page.getByRole('searchbox', { name: 'Iskalnik' })
const results = (element: Element) => partsIn(element, 'search-result')
const isLoaded = (element: Element, count: number) =>
  waitFor(() => expect(results(element)).toHaveLength(count))

const many = Array.from({ length: 23 }, (_, index) =>
  resultWith({ title: `Novica ${index + 1}`, url: `/novica/n-${index + 1}` }),
)

beforeEach(async () => {
  await page.viewport(1280, 900)
  await userEvent.unhover(document.body)
})

describe('results', () => {
  test('show a crest whole, and the default image where a picture is missing or broken', async () => {
    openPage(withResults([...searchResults, resultWith({ url: '/b', image: 'ni/te.svg' })]))
    const element = putSearch('query="euro"')
    await isLoaded(element, 4)
    const pictures = () =>
      results(element).map((each) => each.querySelector('img')?.src.split('/storage/')[1])
    for (const each of results(element)) each.scrollIntoView()
    await waitFor(() =>
      expect(pictures()).toEqual(['scenes/kos.svg', 'default-news.svg', 'logos/LJU.svg', 'default-news.svg']),
    )
  })

  test('that fail leave the field usable, with one line and one event', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { events } = openPage({ '/search': failing(404) })
    const element = putSearch('query="euro"')
    await waitFor(() => expect(events).toContain('parket-error parket-site-search'))
    await waitFor(() => expect(rootOf(element)?.querySelector('.found-things')).toBeNull())
    await expect.element(field()).toHaveValue('euro')
    expect(error.mock.calls).toEqual([['parket-site-search: Search the site failed:', expect.any(Error)]])
  })
})

describe('the search', () => {
  test('begins by Enter and by IŠČI, at the first page', async () => {
    const host = openPage(withResults(many))
    const element = putSearch('query="novica"')
    await isLoaded(element, 10)
    await userEvent.click(page.getByRole('link', { name: '3', exact: true }))
    await isLoaded(element, 3)
    await userEvent.fill(field(), ' nova   novica ')
    await userEvent.click(page.getByRole('button', { name: 'IŠČI' }))
    await isLoaded(element, 10)
    expect(host.askedFor('/search')).toEqual([
      '/search?q=novica&perPage=10',
      '/search?q=novica&page=3&perPage=10',
      '/search?q=nova+novica&perPage=10',
    ])
    expect([host.ways, location.href]).toEqual([[], start])
  })

  test('can take back what the tag looks for, until the tag says something else', async () => {
    const host = openPage()
    const element = putSearch('query="euro"')
    await isLoaded(element, 3)
    await userEvent.clear(field())
    await userEvent.keyboard('{Enter}')
    await isLoaded(element, 0)
    element.setAttribute('query', 'liga')
    await isLoaded(element, 3)
    await expect.element(field()).toHaveValue('liga')
    expect(host.askedFor('/search')).toEqual(['/search?q=euro&perPage=10', '/search?q=liga&perPage=10'])
  })
})

test('with history="page" the query is the search; back and forward restore field and results', async () => {
  standAt('q=novica&stran=2')
  const host = openPage(withResults(many))
  const element = putSearch('history="page" query="euro"')
  await isLoaded(element, 10)
  expect(host.askedFor('/search')).toEqual(['/search?q=novica&page=2&perPage=10'])
  await userEvent.fill(field(), 'pokal')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(query()).toBe('q=pokal'))
  history.back()
  await waitFor(() => expect(query()).toBe('q=novica&stran=2'))
  await expect.element(field()).toHaveValue('novica')
  await expect
    .element(page.getByRole('link', { name: '2', exact: true }))
    .toHaveAttribute('aria-current', 'page')
  history.forward()
  await expect.element(field()).toHaveValue('pokal')
})
