import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { register } from '../../src/element/register'
import { created, matchPage, matchWith, playedMatches, type Routes, scheduled } from '../answers.fixture'
import {
  closePage,
  failing,
  later,
  leaveFor,
  markupIn,
  nextFrame,
  openPage,
  partsIn,
  put,
  rootOf,
  shows,
  waitFor,
} from '../host-page.fixture'
import { matchList } from './screen'

register(matchList)

const start = location.href

const putList = (attributes = '') => put(`<parket-match-list ${attributes}></parket-match-list>`)
const select = (name: string) => page.getByRole('combobox', { name, exact: true })
const search = () => page.getByRole('button', { name: 'IŠČI' })
const calendar = () => page.getByRole('link', { name: 'Dodaj v koledar' })
const boxes = () => page.getByRole('article').elements()
const labels = () => boxes().map((box) => box.getAttribute('aria-label'))
const isLoaded = (count: number) => waitFor(() => expect(boxes()).toHaveLength(count))

/** A server with these matches, page by page. */
const holding = (matches: readonly object[]): Routes => ({
  '/matches': (query: URLSearchParams) => matchPage(matches, query),
})

/** The page as the shell has it at this query. */
const stand = (query: string) => history.replaceState(null, '', `${location.pathname}?${query}`)
const query = () => location.search.replace(/^\?/, '')

/** What is asked for without a page. */
const soon = 'order=time&around=2025-11-30'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2025, 10, 30, 12) })
  return page.viewport(1280, 900)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  closePage()
  history.replaceState(null, '', start)
})

describe('the order', () => {
  const day = (date: string, name: string) =>
    matchWith({
      id: name,
      firstTeamName: name,
      dateTime: `${date} 18:00:00`,
      dateTimeUtc: `${date} 17:00:00`,
    })

  test('of a list that isn’t all played is: to come, played, undated; each by day', async () => {
    openPage(
      holding([
        created('2025-12-20', { id: 1, firstTeamName: 'F' }),
        day('2025-11-21', 'D'),
        scheduled('2025-12-05 18:00:00', { id: 2, firstTeamName: 'B' }),
        created('2025-12-13', { id: 3, firstTeamName: 'E' }),
        day('2025-11-14', 'C'),
        scheduled('2025-12-03 18:00:00', { id: 4, firstTeamName: 'A' }),
      ]),
    )
    putList('search="off"')
    await isLoaded(6)
    expect(labels().map((label) => label?.[0])).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
  })

  test('of a list that is all played is newest first', async () => {
    openPage(holding([day('2025-11-14', 'C'), day('2025-11-28', 'A'), day('2025-11-21', 'B')]))
    putList('search="off"')
    await isLoaded(3)
    expect(labels().map((label) => label?.[0])).toEqual(['A', 'B', 'C'])
  })

  test('of one page of many is the server’s', async () => {
    openPage(holding([day('2025-11-14', 'A'), day('2025-11-28', 'B'), day('2025-11-21', 'C')]))
    putList('search="off" per-page="2"')
    await isLoaded(2)
    expect(labels().map((label) => label?.[0])).toEqual(['A', 'B'])
  })

  test('is the same when a broken record is left out, which one line tells', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const broken = matchWith({ id: 9, dateTime: '2026-02-30 18:00:00' })
    openPage(holding([day('2025-11-14', 'B'), broken, day('2025-11-28', 'A')]))
    putList('search="off"')
    await isLoaded(2)
    expect(labels().map((label) => label?.[0])).toEqual(['A', 'B'])
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^parket-match-list: Search matches: left out 1: matches\.1 /)],
    ])
  })

  test('puts the matches of a day under its heading', async () => {
    openPage(holding([day('2025-11-28', 'A'), day('2025-11-28', 'B'), day('2025-11-22', 'C')]))
    const element = putList('search="off" heading-level="1"')
    await isLoaded(3)
    const days = [...(rootOf(element)?.querySelectorAll('section') ?? [])].map((section) => [
      section.querySelector('h2')?.textContent,
      section.querySelectorAll('article').length,
    ])
    expect(days).toEqual([
      ['petek 28.11.2025', 2],
      ['sobota 22.11.2025', 1],
    ])
  })
})

describe('a list far below', () => {
  const isLaidOut = () => boxes()[0]?.checkVisibility({ contentVisibilityAuto: true })
  const dayOf = (index: number) => `2026-01-${String(1 + (index >> 1)).padStart(2, '0')}`
  const kinds: [what: string, matches: object[]][] = [
    ['with hour and hall', playedMatches(40)],
    [
      'of whom only the day is known',
      [...Array(40).keys()].map((id) => created(dayOf(id), { id, location: null })),
    ],
    [
      'of two competitions a day',
      [...Array(40).keys()].map((id) => created(dayOf(id), { id, competition: `${id % 2}. liga` })),
    ],
    ['that are three', playedMatches(3)],
  ]

  test.each(
    kinds.flatMap(([what, matches]) => [1280, 820, 390].map((width) => [what, width, matches] as const)),
  )(
    'is laid out when it comes near, and keeps the room of matches %s at %i px',
    async (_, width, matches) => {
      await page.viewport(width, 900)
      openPage(holding(matches))
      put('<p style="height: 9000px">Nad seznamom</p>')
      const element = putList('search="off" per-page="40"')
      await isLoaded(matches.length)
      await nextFrame()
      const heightOf = () => element.getBoundingClientRect().height
      const kept = heightOf()
      expect(isLaidOut()).toBe(false)
      element.scrollIntoView()
      await waitFor(() => expect(isLaidOut()).toBe(true))
      expect(Math.abs(kept / heightOf() - 1)).toBeLessThan(0.04)
    },
  )
})

describe('a match', () => {
  const wordsOf = async (match: object) => {
    openPage(holding([match]))
    putList('search="off"')
    await isLoaded(1)
    return [labels()[0], boxes()[0]?.textContent?.replace(/\s+/g, ' ') ?? '']
  }

  test('that was played shows its result', async () => {
    const [label, words] = await wordsOf(matchWith())
    expect(label).toBe('Zmaji 88 : 79 Črni lisjaki')
    expect(words).toMatch(/^18:00.*Zmaji 88 : 79 Črni lisjaki.*1\. liga, 8\. krog.*Dvorana Tivoli/)
  })

  test('that is to come shows its hour', async () => {
    const [label, words] = await wordsOf(scheduled('2025-12-05 18:00:00'))
    expect(label).toBe('Zmaji : Črni lisjaki')
    expect(words).toMatch(/^18:00 17:00 UTC.*Zmaji 18:00 Črni lisjaki/)
  })

  test('whose hour isn’t set shows no time', async () => {
    const [label, words] = await wordsOf(created('2025-12-13'))
    expect(label).toBe('Zmaji : Črni lisjaki')
    expect(words).toMatch(/Zmaji – : – Črni lisjaki/)
    expect(words).not.toMatch(/\d\d:\d\d/)
  })

  test('has a button for each address that is safe', async () => {
    const element = await wordsOf(
      matchWith({
        ticket_url: 'https://vstopnice.example/1',
        stats_url: 'javascript:alert(1)',
        live_stream_url: 'https://prenos.example/1',
      }),
    ).then(() => boxes()[0])
    const links = [...(element?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.rel])
    expect(links).toEqual([
      ['Vstopnice', 'noopener'],
      ['Prenos', 'noopener'],
    ])
  })

  const own = (element: Element) => partsIn(element, 'own').map((box) => box.getAttribute('aria-label'))
  const neighbours = [
    matchWith({ id: 1 }),
    matchWith({ id: 2, firstTeamName: 'Celinci', firstTeamCode: null }),
    matchWith({ id: 3, secondTeamName: 'Kdo drug', secondTeamCode: 'XXX' }),
  ]
  const [withZmaji, withCelinci, withOther] = [
    'Zmaji 88 : 79 Črni lisjaki',
    'Celinci 88 : 79 Črni lisjaki',
    'Zmaji 88 : 79 Kdo drug',
  ]

  test.each<[string, string, Record<string, string>, string[]]>([
    ['the tag’s club', 'club="1"', {}, [withZmaji, withOther]],
    ['a club without a code, known by its name', 'club="3"', {}, [withCelinci]],
    ['the script tag’s club', '', { club: '2' }, [withZmaji, withCelinci]],
    ['no club', '', {}, []],
    ['a club that nobody knows', 'club="77"', {}, []],
  ])('of %s carries the part own', async (_, attributes, data, marked) => {
    openPage(holding(neighbours), data)
    const element = putList(attributes)
    await isLoaded(3)
    expect(partsIn(element, 'match')).toHaveLength(3)
    await waitFor(() => expect(own(element)).toEqual(marked))
  })
})

/** How much of it is seen, with all that it stands in. */
function opacityOf(element: Element | null | undefined): number {
  return element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
}

describe('until there are matches', () => {
  test('seven placeholders stand in their place', async () => {
    openPage({ '/matches': new Promise(() => {}) })
    const element = putList('search="off"')
    await waitFor(() => expect(partsIn(element, 'skeleton')).toHaveLength(7))
    expect(opacityOf(partsIn(element, 'skeleton')[0])).toBe(1)
    await expect.element(page.getByRole('status').filter({ hasText: 'Nalaganje' })).toBeInTheDocument()
  })

  test('the first day begins where the first placeholder did', async () => {
    const { answer, give } = later<object>()
    openPage({ '/matches': () => answer })
    const element = putList('search="off"')
    const top = () => partsIn(element, 'match')[0]?.closest('section')?.getBoundingClientRect().top
    const place = () => rootOf(element)?.querySelector('[part=skeleton]')?.getBoundingClientRect().top
    await waitFor(() => expect(place()).toBeDefined())
    const before = place()
    give({ matches: playedMatches(3), total: 3 })
    await isLoaded(3)
    expect(top()).toBe(before)
  })

  test('the first day is laid out at once, the others when they come near', async () => {
    openPage(holding(playedMatches(9)))
    putList('search="off" per-page="10"')
    await isLoaded(9)
    const visibilities = boxes().map((box) => getComputedStyle(box).contentVisibility)
    expect(visibilities).toEqual(['visible', ...Array(8).fill('auto')])
  })

  test('there is a sentence when there are none', async () => {
    openPage(holding([]))
    const element = putList('search="off"')
    await expect.element(page.getByText('Ni tekem za prikaz')).toBeVisible()
    expect(partsIn(element, 'pagination')).toEqual([])
    await expect.element(calendar()).not.toBeInTheDocument()
  })

  test.each<[string, unknown]>([
    ['is unknown', failing(404)],
    ['is HTML', () => new Response('<!doctype html>')],
    ['is half a JSON', () => new Response('{"matches":[{"id"')],
    ['is another shape', { matches: null, total: 3 }],
  ])('there is not a word about an answer that %s: one line and one event tell', async (_, answer) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { events } = openPage({ '/matches': answer })
    const element = putList('search="off"')
    await waitFor(() => expect(events).toContain('parket-error parket-match-list'))
    await waitFor(() => expect(markupIn(element)).toBe(''))
    expect(error.mock.calls).toEqual([['parket-match-list: Search matches failed:', expect.any(Error)]])
  })

  test('again, the last ones stay and the list is busy', async () => {
    const { answer, give } = later()
    const all = playedMatches(4)
    openPage({
      '/matches': (each: URLSearchParams) => (each.get('page') === '2' ? answer : matchPage(all, each)),
    })
    const element = putList('search="off" per-page="2"')
    await isLoaded(2)
    const busy = () => rootOf(element)?.querySelector('.results')?.getAttribute('aria-busy')
    expect(busy()).toBe('false')
    await userEvent.click(page.getByRole('link', { name: '2', exact: true }))
    await waitFor(() => expect(busy()).toBe('true'))
    expect(labels()[0]).toMatch(/^Ekipa 1 /)
    await waitFor(() => expect(opacityOf(partsIn(element, 'match')[0])).toBe(0.6))
    // As one: what fades by itself has its price, a day of many more than the list.
    const faded = [...(rootOf(element)?.querySelectorAll('*') ?? [])].filter(
      (each) => getComputedStyle(each).opacity === '0.6',
    )
    expect(faded).toHaveLength(1)
    await expect.element(page.getByRole('status')).toHaveTextContent(/^$/)
    give(matchPage(all, new URLSearchParams('page=2&perPage=2')))
    await waitFor(() => expect([busy(), labels()[0]]).toEqual(['false', expect.stringMatching(/^Ekipa 3 /)]))
    await expect.element(page.getByRole('status')).toHaveTextContent('Stran 2 od 2')
  })
})

describe('what is asked for', () => {
  const season = 'season=12'
  test.each<[string, string, string]>([
    ['the active season', '', `?${season}&${soon}&perPage=20`],
    ['another season', 'season="11"', `?season=11&${soon}&perPage=20`],
    ['a club', 'club="3"', `?${season}&club=3&${soon}&perPage=20`],
    ['a competition', 'competition="22"', `?${season}&competition=22&${soon}&perPage=20`],
    ['a hall', 'hall="31"', `?${season}&hall=31&${soon}&perPage=20`],
    [
      'days as ISO',
      'from="2025-11-01" to="2025-11-30"',
      `?${season}&from=2025-11-01&to=2025-11-30&${soon}&perPage=20`,
    ],
    ['days as written here', 'from="1.11.2025"', `?${season}&from=2025-11-01&${soon}&perPage=20`],
    ['the size of a page', 'per-page="5"', `?${season}&${soon}&perPage=5`],
    ['all of it without a search header', 'search="off" club="3"', `?${season}&club=3&${soon}&perPage=20`],
  ])('is %s', async (_, attributes, path) => {
    const { askedFor } = openPage()
    putList(attributes)
    await waitFor(() => expect(askedFor('/matches')).toEqual([`/matches${path}`]))
  })

  test.each([
    ['per-page', '0'],
    ['per-page', '101'],
    ['per-page', '12.5'],
    ['from', '30.2.2026'],
    ['to', 'jutri'],
    ['season', 'a b'],
    ['search', 'yes'],
    ['lock', 'hall'],
  ])('is the default for %s="%s", with one warning', async (name, value) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { askedFor } = openPage()
    const element = putList(`${name}="${value}"`)
    await waitFor(() => expect(askedFor('/matches')).toEqual([`/matches?season=12&${soon}&perPage=20`]))
    element.setAttribute('heading-level', '3')
    await expect.element(page.getByRole('heading', { level: 3, name: 'Tekme' })).toBeVisible()
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`${name}="${value}"`)]])
  })

  test('waits for the seasons, because without one it would be all matches', async () => {
    const { answer, give } = later()
    const { requested, askedFor } = openPage({ '/seasons': answer })
    putList()
    await waitFor(() => expect(requested.length).toBeGreaterThan(2))
    expect(askedFor('/matches')).toEqual([])
    give([{ id: 7, name: '2025/26', isActive: true }])
    await waitFor(() => expect(askedFor('/matches')).toEqual([`/matches?season=7&${soon}&perPage=20`]))
  })

  test('does not wait for them where the season is given', async () => {
    const { askedFor } = openPage({ '/seasons': new Promise(() => {}) })
    putList('season="11"')
    await isLoaded(3)
    expect(askedFor('/matches')).toEqual([`/matches?season=11&${soon}&perPage=20`])
  })

  test('is every season where the seasons can’t be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { askedFor } = openPage({ '/seasons': failing(404) })
    putList()
    await isLoaded(3)
    expect(askedFor('/matches')).toEqual([`/matches?${soon}&perPage=20`])
  })

  test('changes with the tag', async () => {
    const { askedFor } = openPage()
    const element = putList('club="3"')
    await isLoaded(3)
    element.setAttribute('club', '2')
    element.setAttribute('per-page', '2')
    await isLoaded(2)
    element.removeAttribute('club')
    await waitFor(() =>
      expect(askedFor('/matches')).toEqual([
        `/matches?season=12&club=3&${soon}&perPage=20`,
        `/matches?season=12&club=2&${soon}&perPage=2`,
        `/matches?season=12&${soon}&perPage=2`,
      ]),
    )
  })

  test.each([
    ['search="off"', ['/seasons', `/matches?season=12&${soon}&perPage=20`]],
    ['search="off" season="12"', [`/matches?season=12&${soon}&perPage=20`]],
  ])('by %s is nothing that a search header would need', async (attributes, paths) => {
    const { requested } = openPage()
    putList(attributes)
    await isLoaded(3)
    expect(requested.map(({ path }) => path)).toEqual(paths)
    await expect.element(page.getByRole('search')).not.toBeInTheDocument()
  })
})

describe('the pages', () => {
  const links = () =>
    page.getByRole('navigation', { name: 'Strani' }).getByRole('link').elements() as HTMLAnchorElement[]

  test.each([
    [4, 0],
    [5, 1],
    [6, 1],
  ])('of %i matches, five a page, are shown %i times', async (count, times) => {
    openPage(holding(playedMatches(count)))
    const element = putList('search="off" per-page="5"')
    await isLoaded(Math.min(count, 5))
    expect(partsIn(element, 'pagination')).toHaveLength(times)
  })

  test('are links to the shell’s own list, with exactly what is shown', async () => {
    const { origin } = openPage(holding(playedMatches(6)))
    putList('search="off" per-page="2" club="3" from="2025-11-01"')
    await isLoaded(2)
    const shown = `${origin}/tekme?sezona=12&klub=3&od=01.11.2025`
    expect(links().map(({ href, textContent }) => [textContent, href])).toEqual([
      ['', ''],
      ['1', `${shown}&stran=1`],
      ['2', `${shown}&stran=2`],
      ['3', `${shown}&stran=3`],
      ['', `${shown}&stran=2`],
    ])
  })

  test('turn in place: no way leads away, the address stays', async () => {
    const { ways, askedFor } = openPage(holding(playedMatches(6)))
    putList('search="off" per-page="2"')
    await isLoaded(2)
    await userEvent.click(page.getByRole('link', { name: 'Naslednja stran' }))
    await waitFor(() => expect(labels()[0]).toMatch(/^Ekipa 3 /))
    await expect
      .element(page.getByRole('link', { name: '2', exact: true }))
      .toHaveAttribute('aria-current', 'page')
    expect([askedFor('/matches').at(-1), ways, location.href]).toEqual([
      '/matches?season=12&order=time&page=2&perPage=2',
      [],
      start,
    ])
  })

  test('that are many are about seven numbers', async () => {
    openPage(holding(playedMatches(100)))
    putList('search="off" per-page="2"')
    await isLoaded(2)
    const numbers = links().filter(({ textContent }) => /^\d+$/.test(textContent ?? ''))
    expect(numbers.length).toBeLessThanOrEqual(7)
    expect(numbers.at(-1)?.textContent).toBe('50')
  })
})

describe('IŠČI', () => {
  async function choose(name: string, label: string): Promise<void> {
    await userEvent.click(select(name))
    await userEvent.click(page.getByRole('option', { name: label, exact: true }))
    await expect.element(select(name)).toHaveTextContent(label)
  }

  const last = (askedFor: (path: string) => string[]) => askedFor('/matches').at(-1)

  test('filters in place and leaves the host’s address alone', async () => {
    const { askedFor, ways } = openPage()
    putList()
    await isLoaded(3)
    await choose('Klub', 'Celinci')
    expect(askedFor('/matches')).toHaveLength(1)
    await userEvent.click(search())
    await waitFor(() => expect(last(askedFor)).toBe(`/matches?season=12&club=3&${soon}&perPage=20`))
    expect([ways, location.href]).toEqual([[], start])
  })

  test.each(['memory', 'page'])('with history="%s" is announced to the host page', async (mode) => {
    const { ways } = openPage()
    const details: unknown[] = []
    const element = putList(`history="${mode}" hall="31"`)
    element.addEventListener('parket-filter-change', (event) => details.push((event as CustomEvent).detail))
    await isLoaded(3)
    await choose('Klub', 'Celinci')
    await userEvent.fill(page.getByRole('textbox', { name: 'Datum' }), '29.11.2025')
    expect(details).toEqual([])
    await userEvent.click(search())
    const values = { sezona: '12', klub: '3', dvorana: '31', od: '26.11.2025', do: '02.12.2025' }
    await waitFor(() => expect(details).toEqual([{ filters: [], values }]))
    expect(ways).toEqual([])
  })

  test('with a day asks for the three days before and after, and shows the day again', async () => {
    const { askedFor } = openPage()
    putList()
    await isLoaded(3)
    await userEvent.fill(page.getByRole('textbox', { name: 'Datum' }), '29.11.2025')
    await userEvent.click(search())
    await waitFor(() =>
      expect(last(askedFor)).toBe(`/matches?season=12&from=2025-11-26&to=2025-12-02&${soon}&perPage=20`),
    )
    await expect.element(page.getByRole('textbox', { name: 'Datum' })).toHaveValue('29.11.2025')
  })

  test('starts again at the first page', async () => {
    const { askedFor } = openPage(holding(playedMatches(6)))
    putList('per-page="2"')
    await isLoaded(2)
    await userEvent.click(page.getByRole('link', { name: '3', exact: true }))
    await waitFor(() => expect(last(askedFor)).toBe('/matches?season=12&order=time&page=3&perPage=2'))
    await choose('Dvorana', 'Dvorana Tivoli')
    await userEvent.click(search())
    await waitFor(() => expect(last(askedFor)).toBe(`/matches?season=12&hall=31&${soon}&perPage=2`))
  })

  test('can take back what the tag has chosen', async () => {
    const { askedFor } = openPage()
    putList('club="3"')
    await expect.element(select('Klub')).toHaveTextContent('Celinci')
    await userEvent.click(page.getByRole('button', { name: 'Počisti' }))
    await userEvent.click(search())
    await waitFor(() => expect(last(askedFor)).toBe(`/matches?season=12&${soon}&perPage=20`))
  })

  test('loses its say when the tag says something else', async () => {
    const { askedFor } = openPage()
    const element = putList('club="3"')
    await isLoaded(3)
    await choose('Klub', 'Zmaji')
    await userEvent.click(search())
    await waitFor(() => expect(last(askedFor)).toBe(`/matches?season=12&club=1&${soon}&perPage=20`))
    element.setAttribute('hall', '31')
    await waitFor(() => expect(last(askedFor)).toBe(`/matches?season=12&club=3&hall=31&${soon}&perPage=20`))
    await expect.element(select('Klub')).toHaveTextContent('Celinci')
  })

  test('of two lists filters its own', async () => {
    const { askedFor } = openPage()
    putList()
    put('<parket-match-list search="off"></parket-match-list>')
    await isLoaded(6)
    await choose('Klub', 'Zmaji')
    await userEvent.click(search())
    await waitFor(() => expect(last(askedFor)).toBe(`/matches?season=12&club=1&${soon}&perPage=20`))
    await isLoaded(6)
    expect(askedFor('/matches')).toHaveLength(2)
  })

  test('with history="page" writes the query; back shows what was before', async () => {
    stand('utm=a#vrh')
    const { askedFor } = openPage()
    putList('history="page"')
    await isLoaded(3)
    expect(query()).toBe('utm=a')
    await choose('Tekmovanje', 'Pokal')
    await userEvent.click(search())
    await waitFor(() => expect(query()).toBe('utm=a&sezona=12&tekmovanje=22'))
    await waitFor(() => expect(last(askedFor)).toBe(`/matches?season=12&competition=22&${soon}&perPage=20`))
    expect(location.hash).toBe('#vrh')
    history.back()
    await waitFor(() => expect(query()).toBe('utm=a'))
    await expect.poll(() => select('Tekmovanje').element().textContent).toBe('')
  })

  test('forgets what was chosen and not searched for when other matches are shown', async () => {
    openPage(holding(playedMatches(6)))
    putList('per-page="2"')
    await isLoaded(2)
    await choose('Klub', 'Zmaji')
    await userEvent.click(page.getByRole('link', { name: '2', exact: true }))
    await expect.poll(() => select('Klub').element().textContent).toBe('')
  })
})

/** A server that keeps the order by time, and knows which page is now. */
const byTime = (matches: readonly object[], nowPage: number): Routes => ({
  '/matches': (query: URLSearchParams) => {
    const page = Number(query.get('page') ?? nowPage)
    const requested = new URLSearchParams({ page: String(page), perPage: query.get('perPage') ?? '' })
    return { ...matchPage(matches, requested), page }
  },
})

describe('by time', () => {
  const at = (dateTime: string, id: number, fields: object = {}) =>
    matchWith({ id, firstTeamName: `Ekipa ${id}`, dateTime, dateTimeUtc: dateTime, ...fields })
  const open = { firstTeamScore: 0, secondTeamScore: 0 }
  const all = [
    at('2025-11-14 18:00:00', 1),
    at('2025-11-21 18:00:00', 2, open),
    at('2025-11-29 18:00:00', 3),
    at('2025-11-30 11:00:00', 4, open),
    at('2025-11-30 18:00:00', 5, open),
    at('2025-12-05 18:00:00', 6, open),
  ]
  const pieces = () =>
    [
      ...(rootOf(document.querySelector('parket-match-list') as Element)?.querySelectorAll(
        '.match, .match-now',
      ) ?? []),
    ].map((piece) => piece.getAttribute('data-moment') ?? piece.textContent)
  const jump = () => page.getByRole('link', { name: 'Danes' })

  test('what is past has no big time, what is on says so, and a line says where today is', async () => {
    openPage(byTime(all, 1))
    const element = putList('search="off"')
    await isLoaded(6)
    expect(pieces()).toEqual(['FINISHED', 'PAST', 'FINISHED', 'LIVE', 'Danes', 'SCHEDULED', 'SCHEDULED'])
    expect(
      [...(rootOf(element)?.querySelectorAll('.match-open') ?? [])].map((each) => each.textContent),
    ).toEqual([...['– : –', 'V teku', '18:00', '18:00']])
    const heads = [...(rootOf(element)?.querySelectorAll('.match-day-head') ?? [])].map(
      (head) => head.textContent,
    )
    expect(heads.slice(2)).toEqual(['sobota 29.11.2025', 'danes nedelja, 30.11.2025', 'petek 5.12.2025'])
  })

  test('it opens on the page that the server says, and its number is no choice of the visitor’s', async () => {
    stand('')
    const { askedFor } = openPage(byTime(all, 2))
    putList('history="page" per-page="2"')
    await isLoaded(2)
    expect(labels()).toEqual(['Ekipa 3 88 : 79 Črni lisjaki', 'Ekipa 4 : Črni lisjaki'])
    await expect
      .element(page.getByRole('link', { name: '2', exact: true }))
      .toHaveAttribute('aria-current', 'page')
    expect(query()).toBe('')
    await userEvent.click(page.getByRole('link', { name: 'Prejšnja stran' }))
    await waitFor(() => expect(labels()[0]).toMatch(/^Ekipa 1 /))
    expect(query()).toBe('stran=1')
    expect(askedFor('/matches').at(-1)).toBe('/matches?season=12&order=time&page=1&perPage=2')
  })

  test('a button leads to today from other pages, and within the page to the first match after the line', async () => {
    openPage(byTime(all, 1))
    const element = putList('per-page="4"')
    await isLoaded(4)
    await expect.element(jump()).not.toBeInTheDocument()
    element.setAttribute('per-page', '5')
    await isLoaded(5)
    await userEvent.click(page.getByRole('link', { name: '2', exact: true }))
    await isLoaded(1)
    await userEvent.click(jump())
    await isLoaded(5)
    element.shadowRoot?.querySelector<HTMLElement>('.jump-button')?.click()
    await waitFor(() =>
      expect(element.shadowRoot?.activeElement?.getAttribute('aria-label')).toBe('Ekipa 5 : Črni lisjaki'),
    )
  })

  test('the way to today is hidden while its line is in sight, of the answer before and of the next', async () => {
    openPage(byTime(all, 1))
    putList('')
    await isLoaded(6)
    const line = () => page.getByText('Danes', { exact: true })
    line().element().scrollIntoView({ block: 'center' })
    await expect.element(jump()).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'IŠČI' }))
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sezona' }), '11')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sezona' }), '12')
    await isLoaded(6)
    line().element().scrollIntoView({ block: 'center' })
    await expect.element(jump()).not.toBeInTheDocument()
  })

  test('an old season has no way to today', async () => {
    openPage(byTime(all.slice(0, 3), 1))
    putList('season="11" per-page="2"')
    await isLoaded(2)
    await expect.element(page.getByRole('combobox', { name: 'Sezona' })).toHaveValue('11')
    await userEvent.click(page.getByRole('link', { name: '2', exact: true }))
    await isLoaded(1)
    await expect.element(jump()).not.toBeInTheDocument()
  })
})

describe('the season', () => {
  const season = () => page.getByRole('combobox', { name: 'Sezona' })

  test('is shown beside the heading, and another one keeps the filters', async () => {
    stand('klub=3')
    const { askedFor } = openPage()
    putList('history="page"')
    await expect.element(season()).toHaveValue('12')
    await userEvent.selectOptions(season(), '11')
    await waitFor(() => expect(query()).toBe('klub=3&sezona=11'))
    await waitFor(() =>
      expect(askedFor('/matches').at(-1)).toBe(`/matches?season=11&club=3&${soon}&perPage=20`),
    )
  })

  test('that is the only one is text', async () => {
    openPage({ '/seasons': [{ id: 12, name: '2025/26', isActive: true }] })
    putList()
    await expect.element(page.getByText('2025/26')).toBeVisible()
    await expect.element(season()).not.toBeInTheDocument()
  })

  const leagues: Routes = {
    '/competitions': (query: URLSearchParams) =>
      query.get('seasonId') === '12'
        ? [{ id: 21, name: '1. liga' }]
        : [
            { id: 41, name: '1. liga' },
            { id: 42, name: 'Pokal' },
          ],
  }

  test('of a competition that is named alone is the competition’s', async () => {
    stand('tekmovanje=42')
    const { askedFor } = openPage(leagues)
    putList('history="page"')
    await waitFor(() =>
      expect(askedFor('/matches')).toEqual([`/matches?season=11&competition=42&${soon}&perPage=20`]),
    )
    await expect.element(season()).toHaveValue('11')
    await expect.element(select('Tekmovanje')).toHaveTextContent('Pokal')
  })

  test('takes the competition of the same name', async () => {
    stand('sezona=11&tekmovanje=21')
    const { askedFor } = openPage(leagues)
    putList('history="page"')
    await waitFor(() =>
      expect(askedFor('/matches')).toEqual([`/matches?season=11&competition=41&${soon}&perPage=20`]),
    )
  })
})

describe('where nothing is found', () => {
  const only = (season: string): Routes => ({
    '/matches': (query: URLSearchParams) =>
      query.get('season') === season ? { matches: playedMatches(3), total: 3 } : { matches: [], total: 0 },
  })

  test('what was looked for is named, and the seasons that have it are offered', async () => {
    stand('klub=3')
    const { askedFor } = openPage(only('11'))
    putList('history="page"')
    await expect.element(page.getByText('Celinci v sezoni 2025/26 nima tekem.')).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Sezona 2024/25 · 3' }))
    await isLoaded(3)
    expect(query()).toBe('klub=3&sezona=11')
    expect(askedFor('/matches')).toContain('/matches?season=11&club=3&perPage=1')
  })

  test('the search can be taken back', async () => {
    stand('sezona=12&klub=3&dvorana=31')
    const { askedFor } = openPage({ '/matches': { matches: [], total: 0 } })
    putList('history="page"')
    await userEvent.click(page.getByRole('link', { name: 'Počisti iskanje' }))
    await waitFor(() => expect(query()).toBe('sezona=12'))
    await expect.element(page.getByText('V sezoni 2025/26 ni tekem.')).toBeVisible()
    expect(askedFor('/matches').at(-1)).toContain('season=1')
  })
})

describe('with history="page"', () => {
  test('the query has the whole say', async () => {
    stand('sezona=11&klub=2&tekmovanje=21&dvorana=32&od=01.11.2025&do=30.11.2025&stran=2')
    const { askedFor } = openPage(holding(playedMatches(45)))
    putList('history="page" club="3" per-page="10"')
    const parameters = 'season=11&club=2&competition=21&hall=32&from=2025-11-01&to=2025-11-30'
    const path = `/matches?${parameters}&order=time&page=2&perPage=10`
    await waitFor(() => expect(askedFor('/matches')).toEqual([path]))
  })

  test('a tag that changes leaves the query as it is', async () => {
    stand('klub=2')
    const { askedFor } = openPage()
    const element = putList('history="page" per-page="5"')
    await isLoaded(3)
    element.setAttribute('club', '3')
    element.setAttribute('per-page', '6')
    await waitFor(() =>
      expect(askedFor('/matches').at(-1)).toBe(`/matches?season=12&club=2&${soon}&perPage=6`),
    )
    expect(query()).toBe('klub=2')
  })

  test.each([
    ['od=30.02.2026&stran=0', `/matches?season=12&${soon}&perPage=20`],
    ['stran=-1&klub=a%20b', `/matches?season=12&${soon}&perPage=20`],
    ['od=2025-11-01', `/matches?season=12&${soon}&perPage=20`],
    ['stran=99999999999', `/matches?season=12&${soon}&perPage=20`],
    ['klub=abc', `/matches?season=12&${soon}&perPage=20`],
    ['dvorana=99', `/matches?season=12&${soon}&perPage=20`],
    ['tekmovanje=abc', `/matches?season=12&${soon}&perPage=20`],
    ['sezona=xyz&klub=2', `/matches?season=12&club=2&${soon}&perPage=20`],
  ])('what makes no sense in it (%s) counts as not given', async (text, path) => {
    stand(text)
    const { askedFor } = openPage()
    putList('history="page"')
    await isLoaded(3)
    expect(askedFor('/matches')).toEqual([path])
  })

  test('a page beyond the end counts as not given, and back does not lead there again', async () => {
    stand('stran=99')
    const entries = history.length
    const { askedFor } = openPage(holding(playedMatches(45)))
    const element = putList('history="page"')
    const shown = new Set<string | null>()
    await waitFor(() => expect(rootOf(element)).not.toBeNull())
    const watcher = new MutationObserver(() => {
      for (const text of rootOf(element)?.querySelectorAll('.empty-text') ?? []) shown.add(text.textContent)
    })
    watcher.observe(rootOf(element) as Node, { childList: true, subtree: true })
    await waitFor(() => expect(query()).toBe(''))
    await isLoaded(20)
    watcher.disconnect()
    expect([...shown]).toEqual([])
    expect([askedFor('/matches').at(-1), history.length]).toEqual([
      `/matches?season=12&${soon}&perPage=20`,
      entries,
    ])
  })

  test('the pages write it, and another list on the page follows', async () => {
    stand('klub=2')
    openPage(holding(playedMatches(6)))
    putList('history="page" search="off" per-page="2"')
    const other = putList('history="page" search="off" per-page="2"')
    await isLoaded(4)
    await userEvent.click(page.getByRole('link', { name: '2', exact: true }).first())
    expect(query()).toBe('klub=2&stran=2')
    await shows(other, 'Ekipa 3')
  })
})

describe('the calendar', () => {
  test.each([
    ['', 'season=12'],
    [
      'season="11" club="3" competition="22" hall="31" from="1.11.2025" to="2025-11-30" per-page="2"',
      'season=11&club=3&competition=22&hall=31&from=2025-11-01&to=2025-11-30',
    ],
  ])('has exactly the filters shown, and all pages: %s', async (attributes, parameters) => {
    const { origin } = openPage(holding(playedMatches(6)))
    putList(attributes)
    await expect.element(calendar()).toHaveAttribute('href', `${origin}/api/matches.ics?${parameters}`)
  })

  test('is the same on the second page', async () => {
    const { origin } = openPage(holding(playedMatches(6)))
    putList('search="off" per-page="2"')
    await isLoaded(2)
    await userEvent.click(page.getByRole('link', { name: '2', exact: true }))
    await waitFor(() => expect(labels()[0]).toMatch(/^Ekipa 3 /))
    await expect.element(calendar()).toHaveAttribute('href', `${origin}/api/matches.ics?season=12`)
  })
})

describe('a club’s own page', () => {
  test('locks the club: no filter, and no query names another', async () => {
    stand('klub=2&dvorana=31')
    const { askedFor } = openPage({}, { club: '3' })
    const element = putList('lock="club" history="page"')
    await isLoaded(3)
    expect(partsIn(element, 'filter')).toHaveLength(3)
    expect(askedFor('/matches')).toEqual([`/matches?season=12&club=3&hall=31&${soon}&perPage=20`])
  })
})

test('the page is named for whoever shows it', async () => {
  const details: { title: string; url: string }[] = []
  const hear = (event: Event) => details.push((event as CustomEvent).detail)
  document.addEventListener('parket-metadata', hear)
  const { origin } = openPage({}, { productName: 'Koš' })
  putList('club="3"')
  await isLoaded(3)
  await nextFrame()
  document.removeEventListener('parket-metadata', hear)
  expect(details).toEqual([
    {
      title: 'Koš - Tekme',
      description: 'Razpored in izidi tekem',
      image: null,
      url: `${origin}/tekme?klub=3`,
    },
  ])
})

describe('a match that is on', () => {
  const start = '2025-11-30 18:00:00'
  const watch = (attributes = '') => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2025, 10, 30, 17, 30) })
    let score = {}
    const { requested } = openPage({
      '/matches': (query: URLSearchParams) =>
        matchPage(
          [scheduled(start, { id: 1, ...score }), scheduled('2025-12-05 18:00:00', { id: 2 })],
          query,
        ),
    })
    putList(attributes)
    return {
      end: () => {
        score = { firstTeamScore: 88, secondTeamScore: 79 }
      },
      count: () => requested.filter(({ path }) => path.startsWith('/matches?')).length,
    }
  }
  test('has its result in place when its visitor comes back, and who had the focus has it', async () => {
    const { end, count } = watch()
    await isLoaded(2)
    const link = boxes()[1]?.querySelector('a')
    link?.focus()
    await nextFrame()
    end()
    leaveFor(3)
    await waitFor(() =>
      expect(
        boxes()
          .map((box) => box.textContent)
          .join(),
      ).toContain('88'),
    )
    expect(count()).toBe(2)
    const focused = rootOf(
      document.querySelector('parket-match-list') as Element,
    )?.getRootNode() as ShadowRoot
    expect(focused.activeElement?.textContent).toBe(link?.textContent)
  })

  test('is not asked for again where the host says so', async () => {
    const { end, count } = watch('refresh="off"')
    await isLoaded(2)
    await nextFrame()
    end()
    leaveFor(3)
    await nextFrame()
    await nextFrame()
    expect(count()).toBe(1)
  })
})

describe('only the next matches', () => {
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  const all = () => page.getByRole('link', { name: 'vse tekme' })

  /** On a day at 18:00. */
  const at = (day: string, name: string) =>
    scheduled(`${day} 18:00:00`, { id: `${day} ${name}`, firstTeamName: name, firstTeamId: '2' })

  /** What is from a day on, or all, page by page. */
  const byDays = (matches: readonly ReturnType<typeof at>[]): Routes => ({
    '/matches': (query: URLSearchParams) =>
      matchPage(
        matches.filter(({ dateTime }) => dateTime.slice(0, 10) >= (query.get('from') ?? '')),
        query,
      ),
  })

  test('are as many as wanted, in one card with their days, without search, day heads, pages and calendars', async () => {
    const days = ['2025-11-20', '2025-12-03', '2025-12-05', '2025-12-06']
    openPage(byDays(days.map((day, index) => at(day, `Ekipa ${index}`))))
    putList('show="next" per-page="2" club="2"')
    await isLoaded(2)
    await expect.element(heading('Naslednji dve tekmi')).toBeVisible()
    expect(labels().map((label) => label?.slice(0, 7))).toEqual(['Ekipa 1', 'Ekipa 2'])
    await expect.element(page.getByText('sre, 3. 12.')).toBeVisible()
    await expect.element(all()).toHaveAttribute('href', expect.stringMatching(/\/tekme\?klub=2$/))
    expect(page.getByRole('search').query()).toBeNull()
    expect(page.getByRole('navigation').query()).toBeNull()
    expect(page.getByRole('link', { name: 'V koledar' }).query()).toBeNull()
  })

  test('are the last ones where none is to come, the latest first', async () => {
    const days = ['2025-11-01', '2025-11-08', '2025-11-15', '2025-11-22']
    openPage(byDays(days.map((day, index) => ({ ...at(day, `Ekipa ${index}`), firstTeamScore: 80 }))))
    putList('show="next" per-page="3"')
    await isLoaded(3)
    await expect.element(heading('Zadnje tri tekme')).toBeVisible()
    expect(labels().map((label) => label?.slice(0, 7))).toEqual(['Ekipa 3', 'Ekipa 2', 'Ekipa 1'])
  })

  test('say that there are none', async () => {
    openPage(holding([]))
    putList('show="next"')
    await expect.element(page.getByText('Ni tekem za prikaz')).toBeVisible()
    expect(all().query()).toBeNull()
  })
})
