import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { register } from '../../src/island/register'
import {
  created,
  matchPage,
  matchWith,
  playedMatches,
  type Routes,
  scheduled,
  withMatches,
} from '../answers.fixture'
import {
  choose,
  later,
  leaveFor,
  nextFrame,
  openPage,
  partsIn,
  put,
  query,
  rootOf,
  select,
  standAt,
  start,
  waitFor,
} from '../host-page.fixture'
import { matchList } from './screen'

register(matchList)

const putList = (attributes = '') => put(`<parket-match-list ${attributes}></parket-match-list>`)
const search = () => page.getByRole('button', { name: 'IŠČI' })
const boxes = () => page.getByRole('article').elements()
const labels = () => boxes().map((box) => box.getAttribute('aria-label'))
const isLoaded = (count: number) => waitFor(() => expect(boxes()).toHaveLength(count))

/** What is requested without a page. */
const soon = 'order=time&around=2025-11-30'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2025, 10, 30, 12) })
  return page.viewport(1280, 900)
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
      openPage(withMatches(matches))
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

/** How much of it is seen, with all that it is in. */
function opacityOf(element: Element | null | undefined): number {
  return element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
}

describe('until there are matches', () => {
  test('the first day begins where the first placeholder did', async () => {
    const { answer, give } = later<object>()
    openPage({ '/matches': () => answer })
    const element = putList('search="off"')
    const top = () => partsIn(element, 'match')[0]?.closest('section')?.getBoundingClientRect().top
    const place = () => rootOf(element)?.querySelector('[part=skeleton]')?.getBoundingClientRect().top
    await waitFor(() => expect(place()).toBeDefined())
    expect(opacityOf(partsIn(element, 'skeleton')[0])).toBe(1)
    const before = place()
    give({ matches: playedMatches(3), total: 3 })
    await isLoaded(3)
    expect(top()).toBe(before)
  })

  test('of another page those of the last one fade as one; then its number is said', async () => {
    const { answer, give } = later()
    const all = playedMatches(4)
    openPage({
      '/matches': (each: URLSearchParams) => (each.get('page') === '2' ? answer : matchPage(all, each)),
    })
    const element = putList('search="off" per-page="2"')
    await isLoaded(2)
    await userEvent.click(page.getByRole('link', { name: '2', exact: true }))
    await waitFor(() => expect(opacityOf(partsIn(element, 'match')[0])).toBe(0.6))
    // As one: what fades by itself has its price, a day of many more than the list.
    const faded = [...(rootOf(element)?.querySelectorAll('*') ?? [])].filter(
      (each) => getComputedStyle(each).opacity === '0.6',
    )
    expect(faded).toHaveLength(1)
    await expect.element(page.getByRole('status')).toHaveTextContent(/^$/)
    give(matchPage(all, new URLSearchParams('page=2&perPage=2')))
    await expect.element(page.getByRole('status')).toHaveTextContent('Stran 2 od 2')
  })

  test('the first day is laid out at once, the others when they come near', async () => {
    openPage(withMatches(playedMatches(9)))
    putList('search="off" per-page="10"')
    await isLoaded(9)
    const visibilities = boxes().map((box) => getComputedStyle(box).contentVisibility)
    expect(visibilities).toEqual(['visible', ...Array(8).fill('auto')])
  })
})

describe('IŠČI', () => {
  const last = (askedFor: (path: string) => string[]) => askedFor('/matches').at(-1)

  test.each(['memory', 'page'])('with history="%s" requests again and emits an event', async (mode) => {
    const { askedFor, ways } = openPage()
    const details: unknown[] = []
    const element = putList(`history="${mode}" hall="31"`)
    element.addEventListener('parket-filter-change', (event) => details.push((event as CustomEvent).detail))
    await isLoaded(3)
    await choose('Klub', 'Celinci')
    await userEvent.fill(page.getByRole('textbox', { name: 'Datum' }), '29.11.2025')
    expect([details, askedFor('/matches').length]).toEqual([[], 1])
    await userEvent.click(search())
    const values = { sezona: '12', klub: '3', dvorana: '31', od: '26.11.2025', do: '02.12.2025' }
    await waitFor(() => expect(details).toEqual([{ filters: [], values }]))
    const days = 'from=2025-11-26&to=2025-12-02'
    await waitFor(() =>
      expect(last(askedFor)).toBe(`/matches?season=12&club=3&hall=31&${days}&${soon}&perPage=20`),
    )
    await expect.element(page.getByRole('textbox', { name: 'Datum' })).toHaveValue('29.11.2025')
    expect([ways, location.href === start]).toEqual([[], mode === 'memory'])
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

  test('with history="page" writes the query; back shows what was before', async () => {
    standAt('utm=a#vrh')
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
    openPage(withMatches(playedMatches(6)))
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
    await isLoaded(3)
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
    standAt('')
    const { askedFor } = openPage(byTime(all, 2))
    putList('history="page" per-page="2"')
    await isLoaded(1)
    expect(labels()).toEqual(['Ekipa 4 : Črni lisjaki'])
    await userEvent.click(page.getByText('1 prejšnja tekma'))
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
    await isLoaded(1)
    await expect.element(jump()).not.toBeInTheDocument()
    element.setAttribute('per-page', '5')
    await isLoaded(2)
    await userEvent.click(page.getByRole('link', { name: '2', exact: true }))
    await isLoaded(1)
    await userEvent.click(jump())
    await isLoaded(2)
    element.shadowRoot?.querySelector<HTMLElement>('.jump-button')?.click()
    await waitFor(() =>
      expect(element.shadowRoot?.activeElement?.getAttribute('aria-label')).toBe('Ekipa 5 : Črni lisjaki'),
    )
  })

  test('the way to today is hidden while its line is in sight, of the answer before and of the next', async () => {
    openPage(byTime(all, 1))
    putList('')
    await isLoaded(3)
    const line = () => page.getByText('Danes', { exact: true })
    line().element().scrollIntoView({ block: 'center' })
    await expect.element(jump()).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'IŠČI' }))
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sezona' }), '11')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sezona' }), '12')
    await isLoaded(3)
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
    standAt('klub=3')
    const { askedFor } = openPage()
    putList('history="page"')
    await expect.element(season()).toHaveValue('12')
    await userEvent.selectOptions(season(), '11')
    await waitFor(() => expect(query()).toBe('klub=3&sezona=11'))
    await waitFor(() =>
      expect(askedFor('/matches').at(-1)).toBe(`/matches?season=11&club=3&${soon}&perPage=20`),
    )
  })
})

describe('the calendar', () => {
  const calendar = () => page.getByRole('link', { name: 'Dodaj v koledar' })
  const follow = () =>
    page
      .getByRole('menuitem', { name: /^Naroči se/ })
      .element()
      .getAttribute('href')

  test.each([
    ['of the active season goes on with the next one', 'club="3"', 'club=3', 'Vse tekme kluba Celinci'],
    ['of an old season is that season’s', 'season="11"', 'season=11', 'Vse tekme'],
    [
      'of an embed without a search needs no names',
      'search="off" club="3" hall="31"',
      'club=3&hall=31',
      'Vse tekme s tega seznama',
    ],
  ])('%s', async (_, attributes, followed, title) => {
    openPage({ routes: withMatches(playedMatches(3)) })
    putList(attributes)
    await isLoaded(3)
    await calendar().click()
    await expect.element(page.getByRole('menu', { name: title, exact: true })).toBeVisible()
    expect(follow()).toMatch(new RegExp(`^webcal://[^?]*/api/matches\\.ics\\?${followed}$`))
  })
})

describe('where nothing is found', () => {
  const only = (season: string): Routes => ({
    '/matches': (query: URLSearchParams) =>
      query.get('season') === season ? { matches: playedMatches(3), total: 3 } : { matches: [], total: 0 },
  })

  test('what was looked for is named, and the seasons that have it are offered', async () => {
    standAt('klub=3')
    const { askedFor } = openPage(only('11'))
    putList('history="page"')
    await expect.element(page.getByText('Celinci v sezoni 2025/26 nima tekem.')).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Sezona 2024/25 · 3' }))
    await isLoaded(3)
    expect(query()).toBe('klub=3&sezona=11')
    expect(askedFor('/matches')).toContain('/matches?season=11&club=3&perPage=1')
  })

  test('the search can be taken back', async () => {
    standAt('sezona=12&klub=3&dvorana=31')
    const { askedFor } = openPage({ '/matches': { matches: [], total: 0 } })
    putList('history="page"')
    await userEvent.click(page.getByRole('link', { name: 'Počisti iskanje' }))
    await waitFor(() => expect(query()).toBe('sezona=12'))
    await expect.element(page.getByText('V sezoni 2025/26 ni tekem.')).toBeVisible()
    expect(askedFor('/matches').at(-1)).toContain('season=1')
  })
})

test('a match that is on is not requested again where the host says so', async () => {
  const { askedFor } = openPage(withMatches([scheduled('2025-11-30 13:00:00')]))
  putList('search="off" season="12" refresh="off"')
  await isLoaded(1)
  await nextFrame()
  leaveFor(3)
  await nextFrame()
  await nextFrame()
  expect(askedFor('/matches')).toHaveLength(1)
})
