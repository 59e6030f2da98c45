import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { register } from '../../src/element/register'
import { matchPage, matchWith, officials, playedMatches, type Routes } from '../answers.fixture'
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
  waitFor,
} from '../host-page.fixture'
import { refereeSearch } from './screen'

register(refereeSearch)

const start = location.href
const putSearch = (attributes = '') => put(`<parket-referee-search ${attributes}></parket-referee-search>`)
const select = (name: string) => page.getByRole('combobox', { name, exact: true })
const season = () => page.getByRole('combobox', { name: 'Sezona' })
const search = () => page.getByRole('button', { name: 'IŠČI' })
const boxes = () => page.getByRole('article').elements()
const isLoaded = (count: number) => waitFor(() => expect(boxes()).toHaveLength(count))
const query = () => location.search.replace(/^\?/, '')
const stand = (text: string) => history.replaceState(null, '', `${location.pathname}?${text}`)
const names = (element: Element) =>
  officials.filter(({ person }) => rootOf(element)?.textContent?.includes(person.lastName)).length

const led = matchWith({
  referees: [officials[0]?.person, officials[1]?.person],
  commissioner: officials[2]?.person,
})

const holding = (matches: readonly object[]): Routes => ({
  '/matches': (requested: URLSearchParams) => matchPage(matches, requested),
})

async function choose(name: string, label: string): Promise<void> {
  await userEvent.click(select(name))
  await userEvent.click(page.getByRole('option', { name: label, exact: true }))
  await expect.element(select(name)).toHaveTextContent(label)
}

beforeEach(async () => {
  await page.viewport(1280, 900)
  await userEvent.unhover(document.body)
})

afterEach(() => {
  vi.restoreAllMocks()
  closePage()
  history.replaceState(null, '', start)
})

describe('before a search', () => {
  test('nobody is named, no match is shown, and no name has been asked for', async () => {
    const host = openPage(holding([led]))
    const element = putSearch()
    await expect.element(season()).toHaveDisplayValue('2025/26')
    await expect.element(page.getByRole('heading', { level: 2, name: 'Sodniški iskalnik' })).toBeVisible()
    await nextFrame()
    expect([boxes().length, names(element)]).toEqual([0, 0])
    expect(host.requested.map(({ path }) => path).sort()).toEqual(['/competitions?seasonId=12', '/seasons'])
    expect(partsIn(element, 'filter')).toHaveLength(5)
  })

  test('names come when their field is turned to, once', async () => {
    const host = openPage()
    putSearch()
    await userEvent.click(select('Sodnik'))
    const options = page.getByRole('listbox').getByRole('option')
    await waitFor(() =>
      expect(options.elements().map((option) => option.textContent)).toEqual([
        'Matej Kralj',
        'Janez Škof',
        'Ana Zorman',
      ]),
    )
    await userEvent.keyboard('{Escape}')
    expect([host.askedFor('/referees'), host.askedFor('/commissioners')]).toEqual([['/referees'], []])
  })

  test('the tag’s season is chosen, and its competitions are offered', async () => {
    const host = openPage()
    putSearch('season="11"')
    await expect.element(season()).toHaveDisplayValue('2024/25')
    await waitFor(() => expect(host.askedFor('/competitions')).toEqual(['/competitions?seasonId=11']))
    expect(host.askedFor('/matches')).toEqual([])
  })

  test('a season of the tag that does not exist is the active one, and nobody is asked for it', async () => {
    const host = openPage(holding([]))
    putSearch('season="neznana"')
    await expect.element(season()).toHaveDisplayValue('2025/26')
    await waitFor(() => expect(host.askedFor('/competitions')).toEqual(['/competitions?seasonId=12']))
  })
})

describe('a search', () => {
  test('asks for exactly what is chosen and marks the one who was chosen', async () => {
    const host = openPage(holding([led]))
    const element = putSearch()
    await choose('Sodnik', 'Ana Zorman')
    await choose('Komisar', 'Janez Škof')
    await choose('Tekmovanje', 'Pokal')
    await userEvent.fill(page.getByRole('textbox', { name: 'Od' }), '1.11.2025')
    expect(host.askedFor('/matches')).toEqual([])
    await userEvent.click(search())
    await isLoaded(1)
    await expect.element(page.getByRole('status')).toHaveTextContent('Število zadetkov: 1')
    const requested = new URLSearchParams(host.askedFor('/matches')[0]?.split('?')[1])
    expect(Object.fromEntries(requested)).toEqual({
      ...{ season: '12', competition: '22', referee: '72', commissioner: '73' },
      ...{ from: '2025-11-01', perPage: '20' },
    })
    const lines = [...(rootOf(element)?.querySelectorAll('.match-officials') ?? [])]
    expect(lines.map((line) => line.textContent)).toEqual([
      'Sodnika: Matej Kralj, Ana Zorman',
      'Komisar: Janez Škof',
    ])
    expect(lines.map((line) => line.querySelector('b')?.textContent)).toEqual(['Ana Zorman', 'Janez Škof'])
    expect([host.ways, location.href]).toEqual([[], start])
  })

  test('by keys alone: a name is typed, chosen by Enter and searched for', async () => {
    const host = openPage(holding([led]))
    putSearch()
    await expect.element(select('Sodnik')).toBeVisible()
    select('Sodnik').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('option', { name: 'Ana Zorman' })).toBeVisible()
    await userEvent.keyboard('skof')
    await expect.element(page.getByRole('option', { name: 'Ana Zorman' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.element(select('Sodnik')).toHaveTextContent('Janez Škof')
    search().element().focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(host.askedFor('/matches')[0]).toContain('referee=73'))
  })

  test('of another season offers that season’s competitions and forgets the competition', async () => {
    const host = openPage()
    putSearch()
    await choose('Tekmovanje', 'Pokal')
    await userEvent.selectOptions(season(), '2024/25')
    await expect.poll(() => select('Tekmovanje').element().textContent).toBe('')
    await waitFor(() => expect(host.askedFor('/matches')).toEqual(['/matches?season=11&perPage=20']))
    expect(host.askedFor('/competitions')).toEqual(['/competitions?seasonId=12', '/competitions?seasonId=11'])
  })

  test('is announced to the host page', async () => {
    openPage()
    const details: unknown[] = []
    const element = putSearch()
    element.addEventListener('parket-filter-change', (event) => details.push((event as CustomEvent).detail))
    await choose('Sodnik', 'Ana Zorman')
    await userEvent.click(search())
    await waitFor(() => expect(details).toEqual([{ filters: [], values: { sezona: '12', sodnik: '72' } }]))
  })

  test('without a match says so, and is taken back by one press', async () => {
    openPage(holding([]))
    putSearch()
    await choose('Sodnik', 'Ana Zorman')
    await userEvent.click(search())
    await expect.element(page.getByText('Ni zadetkov')).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Počisti iskanje' }))
    await expect.element(page.getByText('Ni zadetkov')).not.toBeInTheDocument()
    await expect.poll(() => select('Sodnik').element().textContent).toBe('')
  })

  test('names nobody at a match that nobody is named for', async () => {
    openPage(holding([matchWith()]))
    const element = putSearch()
    await userEvent.click(search())
    await isLoaded(1)
    expect(rootOf(element)?.querySelector('.match-officials')).toBeNull()
  })

  test('offers a calendar of exactly its matches, and its pages as links', async () => {
    const { origin } = openPage(holding(playedMatches(6)))
    putSearch('per-page="2"')
    await choose('Komisar', 'Janez Škof')
    await userEvent.click(search())
    await isLoaded(2)
    await expect
      .element(page.getByRole('link', { name: 'Dodaj v koledar' }))
      .toHaveAttribute('href', `${origin}/api/matches.ics?season=12&commissioner=73`)
    await expect
      .element(page.getByRole('link', { name: '2', exact: true }))
      .toHaveAttribute('href', `${origin}/sodniski-iskalnik?sezona=12&komisar=73&stran=2`)
    await userEvent.click(page.getByRole('link', { name: 'Naslednja stran' }))
    await waitFor(() => expect(boxes()[0]?.getAttribute('aria-label')).toMatch(/^Ekipa 3 /))
  })
})

describe('with history="page"', () => {
  test('the query is the search, fields and results alike', async () => {
    stand('sezona=11&tekmovanje=21&sodnik=71&komisar=73&od=01.11.2025&do=30.11.2025&stran=2')
    const host = openPage(holding(playedMatches(45)))
    putSearch('history="page" season="12" per-page="10"')
    await isLoaded(10)
    const parameters = 'season=11&competition=21&from=2025-11-01&to=2025-11-30&referee=71&commissioner=73'
    const requested = new URLSearchParams(host.askedFor('/matches')[0]?.split('?')[1])
    expect(Object.fromEntries(requested)).toEqual({
      ...Object.fromEntries(new URLSearchParams(parameters)),
      ...{ page: '2', perPage: '10' },
    })
    for (const [name, text] of [
      ['Tekmovanje', '1. liga'],
      ['Sodnik', 'Matej Kralj'],
      ['Komisar', 'Janez Škof'],
    ] as const) {
      await expect.element(select(name)).toHaveTextContent(text)
    }
    await expect.element(page.getByRole('textbox', { name: 'Do' })).toHaveValue('30.11.2025')
    await expect.element(season()).toHaveDisplayValue('2024/25')
  })

  test('IŠČI writes it; back leads to the page before any search', async () => {
    stand('utm=a')
    openPage(holding([led]))
    const element = putSearch('history="page"')
    await choose('Sodnik', 'Matej Kralj')
    await userEvent.click(search())
    await waitFor(() => expect(query()).toBe('utm=a&sezona=12&sodnik=71'))
    await isLoaded(1)
    history.back()
    await isLoaded(0)
    await expect.poll(() => select('Sodnik').element().textContent).toBe('')
    expect(names(element)).toBe(0)
  })

  test.each(['sodnik=abc', 'komisar=abc', 'tekmovanje=abc', 'sezona=xyz', 'stran=x&od=31.02.2024'])(
    'what nobody knows (%s) counts as not given',
    async (text) => {
      stand(text)
      const host = openPage(holding([led]))
      putSearch('history="page"')
      await isLoaded(1)
      expect(host.askedFor('/matches')).toEqual(['/matches?season=12&perPage=20'])
    },
  )

  test('a page beyond the end counts as not given', async () => {
    stand('sodnik=71&stran=99')
    openPage(holding(playedMatches(45)))
    putSearch('history="page"')
    await waitFor(() => expect(query()).toBe('sodnik=71'))
    await isLoaded(20)
  })

  test('without a season waits for the active one', async () => {
    stand('sodnik=71')
    const { answer, give } = later()
    const host = openPage({ ...holding([led]), '/seasons': answer })
    putSearch('history="page"')
    await waitFor(() => expect(host.askedFor('/referees')).toHaveLength(1))
    expect(host.askedFor('/matches')).toEqual([])
    give([{ id: 7, name: '2025/26', isActive: true }])
    await waitFor(() =>
      expect(host.askedFor('/matches')).toEqual(['/matches?season=7&referee=71&perPage=20']),
    )
  })
})

describe('what fails', () => {
  test.each([
    ['/referees', 'Sodnik', 'Get referees'],
    ['/commissioners', 'Komisar', 'Get commissioners'],
    ['/competitions', 'Tekmovanje', 'Get competitions'],
  ])('%s leaves its select empty, one line tells', async (path, name, request) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    openPage({ [path]: failing(404) })
    putSearch()
    await userEvent.click(select(name))
    await expect.element(page.getByText('Ni nobenih možnosti.')).toBeVisible()
    await waitFor(() =>
      expect(error.mock.calls).toEqual([[`parket-referee-search: ${request} failed:`, expect.any(Error)]]),
    )
  })

  test('the seasons leave the search without their switch', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { events } = openPage({ '/seasons': failing(404) })
    putSearch()
    await waitFor(() => expect(events).toContain('parket-error parket-referee-search'))
    await expect.element(select('Sodnik')).toBeVisible()
    await expect.element(season()).not.toBeInTheDocument()
  })

  test('the matches leave the search standing, without a word', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { events } = openPage({ '/matches': failing(404) })
    const element = putSearch()
    await userEvent.click(search())
    await waitFor(() => expect(events).toContain('parket-error parket-referee-search'))
    await waitFor(() => expect(rootOf(element)?.querySelector('.results')).toBeNull())
    expect(markupIn(element)).toContain('Sodniški iskalnik')
  })
})

test('the page is named for whoever shows it', async () => {
  const details: unknown[] = []
  const hear = (event: Event) => details.push((event as CustomEvent).detail)
  document.addEventListener('parket-metadata', hear)
  const { origin } = openPage({}, { productName: 'Koš' })
  putSearch()
  await expect.element(season()).toHaveDisplayValue('2025/26')
  document.removeEventListener('parket-metadata', hear)
  expect(details).toEqual([
    {
      title: 'Koš - Sodniški iskalnik',
      description: 'Tekme po sodnikih in komisarjih',
      image: null,
      url: `${origin}/sodniski-iskalnik`,
    },
  ])
})
