import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { register } from '../../src/element/register'
import { type Routes, resultWith, searchPage, searchResults } from '../answers.fixture'
import {
  closePage,
  failing,
  later,
  openPage,
  partsIn,
  put,
  rootOf,
  settled,
  waitFor,
} from '../host-page.fixture'
import { siteSearch } from './screen'

register(siteSearch)

const start = location.href
const putSearch = (attributes = '') => put(`<parket-site-search ${attributes}></parket-site-search>`)
const field = () => page.getByRole('searchbox', { name: 'Iskalnik' })
const results = (element: Element) => partsIn(element, 'search-result')
const isLoaded = (element: Element, count: number) =>
  waitFor(() => expect(results(element)).toHaveLength(count))
const wordsOf = (element: Element | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim()
const query = () => location.search.replace(/^\?/, '')
const stand = (text: string) => history.replaceState(null, '', `${location.pathname}?${text}`)

const holding = (all: readonly object[]): Routes => ({
  '/search': (requested: URLSearchParams) => searchPage(all, requested),
})
const many = Array.from({ length: 23 }, (_, index) =>
  resultWith({ title: `Novica ${index + 1}`, url: `/novica/n-${index + 1}` }),
)

beforeEach(async () => {
  await page.viewport(1280, 900)
  await userEvent.unhover(document.body)
})

afterEach(() => {
  vi.restoreAllMocks()
  closePage()
  history.replaceState(null, '', start)
})

describe('without words', () => {
  test('there is the title, the field and the default news image, and nothing is asked', async () => {
    const host = openPage()
    const element = putSearch()
    await expect.element(page.getByRole('heading', { level: 2, name: 'Iskalnik' })).toBeVisible()
    await expect.element(field()).toHaveValue('')
    expect(rootOf(element)?.querySelector('img')?.src).toMatch(/\/storage\/default-news\.svg$/)
    await waitFor(() => expect(host.events).toContain('parket-load parket-site-search'))
    expect([host.requested, results(element)]).toEqual([[], []])
  })

  test('and with blanks only nothing is asked either', async () => {
    const host = openPage()
    putSearch()
    await userEvent.fill(field(), '   ')
    await userEvent.keyboard('{Enter}')
    expect(host.requested).toEqual([])
  })
})

describe('results', () => {
  test('say what they are, lead there, and mark what was looked for', async () => {
    const { origin } = openPage()
    const element = putSearch('query="euro"')
    await isLoaded(element, 3)
    expect(results(element).map(wordsOf)).toEqual([
      'Novica · 27.8.2025EuroBasket se začenjaSlovenija na turnirju EuroBasket 2025.',
      'TekmovanjeEuroBasket 20252025/26',
      'KlubZmaji',
    ])
    const marks = results(element).map((each) => [...each.querySelectorAll('mark')].map(wordsOf))
    expect(marks).toEqual([['Euro', 'Euro'], ['Euro'], []])
    expect(results(element).map((each) => each.querySelector('a')?.href)).toEqual([
      `${origin}/novica/eurobasket-se-zacenja`,
      `${origin}/tekmovanje/5`,
      `${origin}/tekme?klub=1`,
    ])
  })

  test('are counted by type', async () => {
    openPage()
    const element = putSearch('query="euro"')
    await isLoaded(element, 3)
    await expect.element(page.getByText('3 zadetki: 1 novica, 1 klub, 1 tekmovanje')).toBeVisible()
  })

  test('of many pages are counted as the server says', async () => {
    const counts = { news: 20, club: 3 }
    openPage({ '/search': (requested: URLSearchParams) => ({ ...searchPage(many, requested), counts }) })
    putSearch('query="novica"')
    await expect.element(page.getByText('23 zadetkov: 20 novic, 3 klubi')).toBeVisible()
  })

  test('are marked whatever the accents', async () => {
    openPage(holding([resultWith({ title: 'Črnomelj proti Šenčurju', excerpt: null })]))
    const element = putSearch('query="sencur crno"')
    await isLoaded(element, 1)
    const marks = [...(results(element)[0]?.querySelectorAll('mark') ?? [])].map(wordsOf)
    expect(marks).toEqual(['Črno', 'Šenčur'])
  })

  test.each<[string, object, string]>([
    ['without anything that may be missing', { excerpt: null, published_at: null, image: null }, 'NovicaA'],
    ['with a day that is none', { excerpt: '', published_at: 'jutri' }, 'NovicaA'],
    [
      'that tries to be markup',
      { title: '<img src=x>', excerpt: null, published_at: null },
      'Novica<img src=x>',
    ],
  ])('one %s', async (_, fields, words) => {
    openPage(holding([resultWith({ title: 'A', ...fields })]))
    const element = putSearch('query="euro"')
    await isLoaded(element, 1)
    expect(wordsOf(results(element)[0])).toBe(words)
  })

  const away = ['_blank', 'noopener']
  const here = ['', '']
  test.each<[url: string, href: string | null, how: string[]]>([
    ['/novica/a', 'https://kzs.example/liga/novica/a', here],
    ['novica/a', 'https://kzs.example/liga/novica/a', here],
    ['?q=1', 'https://kzs.example/liga/?q=1', here],
    ['https://kzs.example/liga/novica/a', 'https://kzs.example/liga/novica/a', here],
    ['mailto:a@b.example', 'mailto:a@b.example', here],
    ['//drugje.example/a', 'https://drugje.example/a', away],
    ['\\\\drugje.example/a', 'https://drugje.example/a', away],
    ['/\\drugje.example/a', 'https://drugje.example/a', away],
    ['\t//drugje.example/a', 'https://drugje.example/a', away],
    ['https:drugje.example/a', 'https://drugje.example/a', away],
    ['https://drugje.example/a', 'https://drugje.example/a', away],
    ['https://kzs.example/druga', 'https://kzs.example/druga', away],
    ['javascript:alert(1)', null, here],
    ['/%2e%2e/druga', 'https://kzs.example/druga', away],
  ])('one at %s leads to %s', async (url, href, how) => {
    openPage(holding([resultWith({ url })]))
    const element = putSearch('query="euro" site="https://kzs.example/liga"')
    await isLoaded(element, 1)
    const link = results(element)[0]?.querySelector('a')
    expect([link?.href ?? null, link?.target ?? '', link?.rel ?? '']).toEqual([href, ...how])
  })

  test('show a crest whole, and the default image where a picture is missing or broken', async () => {
    openPage(holding([...searchResults, resultWith({ url: '/b', image: 'ni/te.svg' })]))
    const element = putSearch('query="euro"')
    await isLoaded(element, 4)
    const pictures = () =>
      results(element).map((each) => each.querySelector('img')?.src.split('/storage/')[1])
    for (const each of results(element)) each.scrollIntoView()
    await waitFor(() =>
      expect(pictures()).toEqual(['scenes/kos.svg', 'default-news.svg', 'logos/LJU.svg', 'default-news.svg']),
    )
  })

  test('that are none keep the words and offer ways on', async () => {
    const { origin } = openPage(holding([]))
    putSearch('query="xyz"')
    await expect.element(page.getByText('Ni zadetkov')).toBeVisible()
    await expect.element(field()).toHaveValue('xyz')
    const ways = page.getByRole('link').elements() as HTMLAnchorElement[]
    expect(ways.map(({ textContent, href }) => [textContent, href])).toEqual([
      ['Novice', `${origin}/novice`],
      ['Tekme', `${origin}/tekme`],
      ['Člani zveze', `${origin}/klubi`],
    ])
  })

  test('of what was probably meant stand under the question whether it was', async () => {
    const host = openPage({
      '/search': (requested: URLSearchParams) =>
        requested.get('q') === 'evrobasket'
          ? { results: [], total: 0, suggestion: 'EuroBasket' }
          : searchPage(searchResults, requested),
    })
    const element = putSearch('query="evrobasket"')
    await isLoaded(element, 3)
    await expect.element(page.getByText('Ni zadetkov. Ste mislili EuroBasket?')).toBeVisible()
    const meant = page.getByRole('link', { name: 'EuroBasket', exact: true }).element() as HTMLAnchorElement
    expect(meant.href).toBe(`${host.origin}/iskalnik?q=EuroBasket`)
    await expect.element(field()).toHaveValue('evrobasket')
    expect(host.askedFor('/search')).toEqual([
      '/search?q=evrobasket&perPage=10',
      '/search?q=EuroBasket&perPage=10',
    ])
  })

  test('that fail leave the field standing, one line and one event tell', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { events } = openPage({ '/search': failing(404) })
    const element = putSearch('query="euro"')
    await waitFor(() => expect(events).toContain('parket-error parket-site-search'))
    await waitFor(() => expect(rootOf(element)?.querySelector('.found-things')).toBeNull())
    await expect.element(field()).toHaveValue('euro')
    expect(error.mock.calls).toEqual([['parket-site-search: Search the site failed:', expect.any(Error)]])
  })

  test('that come late never replace those of newer words', async () => {
    const slow = later()
    const host = openPage({
      '/search': (requested: URLSearchParams) =>
        requested.get('q') === 'prva' ? slow.answer : searchPage([resultWith({ title: 'Druga' })], requested),
    })
    const element = putSearch()
    await userEvent.fill(field(), 'prva')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(partsIn(element, 'skeleton')).toHaveLength(5))
    await userEvent.fill(field(), 'druga')
    await userEvent.keyboard('{Enter}')
    await isLoaded(element, 1)
    slow.give({
      results: [resultWith({ title: 'Prva' }), resultWith({ title: 'Prva', url: '/2' })],
      total: 2,
    })
    await settled(host, element)
    expect(results(element).map((each) => each.querySelector('h3')?.textContent)).toEqual(['Druga'])
  })
})

describe('the search', () => {
  test('begins by Enter and by IŠČI, at the first page', async () => {
    const host = openPage(holding(many))
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

  test('is a form that leads to the site’s own search without scripts', async () => {
    const { origin } = openPage()
    const element = putSearch()
    await expect.element(field()).toBeVisible()
    const form = rootOf(element)?.querySelector('form')
    expect([form?.action, form?.method, field().element().getAttribute('name')]).toEqual([
      `${origin}/iskalnik`,
      'get',
      'q',
    ])
  })
})

describe('with history="page"', () => {
  test('the query is the search; back and forward restore field and results', async () => {
    stand('q=novica&stran=2')
    const host = openPage(holding(many))
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

  test('a page beyond the end counts as not given', async () => {
    stand('q=novica&stran=99')
    openPage(holding(many))
    const element = putSearch('history="page"')
    await waitFor(() => expect(query()).toBe('q=novica'))
    await isLoaded(element, 10)
  })

  test('pages are links to the site’s own search', async () => {
    stand('q=novica&utm=a')
    const { origin } = openPage(holding(many))
    const element = putSearch('history="page"')
    await isLoaded(element, 10)
    await expect
      .element(page.getByRole('link', { name: 'Naslednja stran' }))
      .toHaveAttribute('href', `${origin}/iskalnik?q=novica&stran=2`)
  })
})

test('the page is named for whoever shows it', async () => {
  const details: { title: string; image: string; url: string }[] = []
  const hear = (event: Event) => details.push((event as CustomEvent).detail)
  document.addEventListener('parket-metadata', hear)
  const { origin } = openPage({}, { productName: 'Koš', storage: 'https://slike.example/s' })
  const element = putSearch('query="euro"')
  await isLoaded(element, 3)
  document.removeEventListener('parket-metadata', hear)
  expect(details).toEqual([
    {
      title: 'Koš - Iskalnik',
      description: 'Iskanje po straneh KZS',
      image: 'https://slike.example/s/default-news.svg',
      url: `${origin}/iskalnik?q=euro`,
    },
  ])
})
