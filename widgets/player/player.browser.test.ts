import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hearComplaints } from '../../src/element/console.fixture'
import { register } from '../../src/element/register'
import { matchWith, playerDetailWith, playerWith, scheduled } from '../answers.fixture'
import {
  closePage,
  failing,
  later,
  markupIn,
  openPage,
  partsIn,
  put,
  rootOf,
  settled,
  waitFor,
} from '../host-page.fixture'
import { player } from './screen'

register(player)

const putPlayer = (attributes = 'player="502"') => put(`<parket-player ${attributes}></parket-player>`)
const name = (level = 2) => page.getByRole('heading', { level, name: 'Luka Zupančič' })
const wordsIn = (element: Element, selector: string) =>
  [...(rootOf(element)?.querySelectorAll(selector) ?? [])].map((each) => each.textContent?.trim())
const headings = (element: Element) => wordsIn(element, '.heading')

/** Opens the page with the player as the server sends it, with these fields otherwise. */
async function standWith(fields: object = {}, routes = {}) {
  const host = openPage({ '/players/502': playerDetailWith(fields), ...routes })
  const element = putPlayer()
  await expect.element(name()).toBeVisible()
  return { host, element }
}

const none = {
  ...{ year_of_birth: null, height: null, position: null, club: null, photo_url: null, nationality: null },
  ...{ played: null, official_points: null, unofficial_points: null },
  ...{ last_player_data: null, national_team: null, statistics: [], matches: [] },
}

beforeEach(async () => {
  await page.viewport(1280, 900)
  await userEvent.unhover(document.body)
})

afterEach(() => {
  vi.restoreAllMocks()
  closePage()
})

describe('the head', () => {
  test('has photo, name and every fact that is delivered', async () => {
    const { element } = await standWith()
    expect(wordsIn(element, '.player-fact')).toEqual([
      ...['Št.5', 'Leto rojstva1999', 'Višina201 cm', 'Položajkrilo', 'KlubJantar Kras', 'DržavaSlovenija'],
    ])
    expect(rootOf(element)?.querySelector('.player-portrait img')?.getAttribute('src')).toMatch(
      /\/storage\/portraits\/m-01\.svg$/,
    )
    expect(rootOf(element)?.querySelector('.player-flag')?.getAttribute('src')).toMatch(/\/logos\/SLO\.svg$/)
  })

  test.each([
    ['missing', null],
    ['broken', 'portraits/ni-je.svg'],
    ['outside', 'javascript:alert(1)'],
  ])('wears the jersey with name and number where the photo is %s', async (_, photo_url) => {
    const { element } = await standWith({ photo_url })
    await waitFor(() => expect(wordsIn(element, '.jersey text')).toEqual(['Zupančič', '5']))
    expect(rootOf(element)?.querySelector('.player-portrait img')).toBeNull()
  })

  test('shows a nation that nobody knows as its code alone', async () => {
    const { element } = await standWith({ nationality: 'XXX' })
    expect(wordsIn(element, '.player-fact').at(-1)).toBe('DržavaXXX')
    expect(rootOf(element)?.querySelector('.player-flag')).toBeNull()
  })
})

/** In the answer they are not even named. */
const leftOut = Object.fromEntries(Object.keys(none).map((field) => [field, undefined]))

test.each([
  ['empty', none],
  ['left out', leftOut],
])('nothing is shown, and nothing asked, for what is %s', async (_, fields) => {
  const complaints = hearComplaints()
  const { host, element } = await standWith(fields)
  expect(wordsIn(element, '.player-head > *')).toEqual(['Zupančič', 'Luka Zupančič'])
  expect(host.requested.map(({ path }) => path)).toEqual(['/players/502'])
  expect(complaints()).toEqual([])
})

test.each([...Object.entries(none), ...Object.entries(leftOut)])(
  'without %s (%s) the rest stands',
  async (field, value) => {
    const complaints = hearComplaints()
    const { element } = await standWith({ [field]: value })
    await waitFor(() => expect(headings(element)).toContain(field === 'matches' ? 'Statistika' : 'Tekme'))
    expect(rootOf(element)?.textContent).not.toMatch(/null|undefined|NaN/)
    expect(complaints()).toEqual([])
  },
)

describe('the three numbers', () => {
  const metrics = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.querySelector<HTMLElement>('.player-metric'))
      .filter((metric) => metric !== null)
      .map((metric) => [metric.textContent, metric.getAttribute('href')])

  test('lead to their standings on the team’s page', async () => {
    const { host } = await standWith()
    const at = (filter: string) =>
      `${host.origin}/reprezentance/clani/kvalifikacije?tab=statistika&tip=vecne_lestvice&filter=${filter}`
    expect(metrics()).toEqual([
      ['Uradni nastopi 63', at('games')],
      ['Točke na uradnih tekmah 712 11,3 na tekmo', at('points')],
      ['Točke na vseh tekmah 941', at('unofficial')],
    ])
    await userEvent.click(page.getByRole('link', { name: /712/ }))
    expect(host.ways).toEqual([at('points')])
  })

  test('say what they were counted from', async () => {
    await standWith({ counted: { matches: 83, from: 2003, to: 2026 } })
    await expect.element(page.getByText('Iz 83 tekem v zbirki (2003–2026)')).toBeVisible()
  })

  test('of a woman lead to the two standings that women have', async () => {
    await standWith({ national_team: { id: 61, url: 'clanice/evrobasket', gender: 'FEMALE' } })
    expect(metrics().map(([, href]) => href !== null)).toEqual([true, true, false])
  })

  test.each([[null], [{ id: 61, url: null, gender: 'MALE' }], [{ id: 61, url: 'clani', gender: 'MALE' }]])(
    'stand alone where the data name no page: %o',
    async (national_team) => {
      await standWith({ national_team, played: 0 })
      expect(metrics()[0]).toEqual(['Uradni nastopi 0', null])
    },
  )
})

describe('statistics', () => {
  test('have a line for each competition, which it leads to', async () => {
    const { host } = await standWith()
    const table = page.getByRole('table', { name: 'Statistika' })
    await expect.element(table).toBeVisible()
    await expect
      .element(page.getByRole('rowheader', { name: 'EuroBasket 2025' }).getByRole('link'))
      .toHaveAttribute('href', `${host.origin}/tekmovanje/5`)
    const row = page.getByRole('row', { name: /EuroBasket 2025/ }).element()
    expect([...row.children].map((cell) => cell.textContent?.replace(/\s+/g, ' '))).toEqual([
      ...[
        'EuroBasket 2025 2025',
        '7',
        '118',
        '16,9',
        '86 % 25/29',
        '48 % 30/63',
        '31 % 11/36',
        '32 7 + 25',
        '19',
      ],
    ])
  })

  test.each([
    [
      'with a page lead to it',
      { url: 'clani/kvalifikacije' },
      '/reprezentance/clani/kvalifikacije?tekmovanje=4',
    ],
    ['without a page lead nowhere', { url: null }, undefined],
  ])('of a national team %s', async (_, national_team, path) => {
    const [line] = playerDetailWith().statistics
    const competition = { id: 4, name: 'Kvalifikacije za EP 2025', national_team }
    const { host } = await standWith({ statistics: [{ ...line, competition }] })
    const head = page.getByRole('rowheader', { name: 'Kvalifikacije za EP 2025' })
    await expect.element(head).toBeVisible()
    expect(head.element().querySelector('a')?.href).toBe(path && host.origin + path)
  })

  test('are sorted by a press of a head, by keys alike', async () => {
    const { element } = await standWith()
    await expect.element(page.getByRole('table', { name: 'Statistika' })).toBeVisible()
    page
      .getByRole('button', { name: /^Tekmovanje/ })
      .element()
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByRole('columnheader', { name: /^Tekmovanje/ }))
      .toHaveAttribute('aria-sort', 'ascending')
    expect(partsIn(element, 'stat-row')).toHaveLength(2)
  })
})

test('matches stand by season, newest first, with what was won of them', async () => {
  const { element } = await standWith({
    matches: [
      matchWith({ id: 1, firstTeamName: 'B', firstTeamCode: 'SLO', secondTeamCode: 'ITA' }),
      scheduled('2035-12-05 18:00:00', { id: 2, firstTeamName: 'A' }),
    ],
  })
  await waitFor(() => expect(partsIn(element, 'match')).toHaveLength(2))
  expect(partsIn(element, 'match').map((box) => box.getAttribute('aria-label')?.[0])).toEqual(['A', 'B'])
  expect(wordsIn(element, '.player-season-name')[0]).toBe('2035/2036')
  expect(wordsIn(element, '.player-record')).toHaveLength(1)
})

test('three noughts are no numbers', async () => {
  const { element } = await standWith({ played: 0, official_points: 0, unofficial_points: 0 })
  expect(wordsIn(element, '.player-metric')).toEqual([])
})

describe('the roster’s neighbours', () => {
  const of = (...numbers: number[]) =>
    numbers.map((number) =>
      playerWith({
        id: 497 + number,
        first_name: `Ime ${number}`,
        last_name: 'Igralec',
        last_player_data: { yersey_number: number, height: null },
      }),
    )
  const links = () => page.getByRole('navigation').getByRole('link').elements() as HTMLAnchorElement[]
  const shown = () => links().map(({ textContent, href }) => [textContent, new URL(href).pathname])

  test('are a step away, in the order of the roster', async () => {
    await standWith({}, { '/national-teams/61/players': of(9, 4, 5) })
    await expect.element(page.getByRole('navigation', { name: 'Seznam reprezentantov' })).toBeVisible()
    expect(shown()).toEqual([
      ['Prejšnji igralec Ime 4 Igralec', '/reprezentant/501'],
      ['Naslednji igralec Ime 9 Igralec', '/reprezentant/506'],
    ])
  })

  test('of a woman are worded for her', async () => {
    const national_team = { id: 61, url: null, gender: 'FEMALE' }
    await standWith({ national_team }, { '/national-teams/61/players': of(5, 6) })
    await expect.element(page.getByRole('navigation', { name: 'Seznam reprezentantk' })).toBeVisible()
    expect(shown().map(([words]) => words)).toEqual(['Naslednja igralka Ime 6 Igralec'])
  })

  test.each([
    ['the roster fails', failing(404)],
    ['the roster holds somebody else', of(4)],
    ['there is nobody else', of(5)],
  ])('are none where %s', async (_, players) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { host, element } = await standWith({}, { '/national-teams/61/players': players })
    await waitFor(() => expect(host.askedFor('/national-teams')).toHaveLength(1))
    await settled(host, element)
    expect(page.getByRole('navigation').elements()).toEqual([])
  })
})

describe('until there is a player', () => {
  test('a place is kept', async () => {
    openPage({ '/players/502': new Promise(() => {}) })
    const element = putPlayer()
    await waitFor(() => expect(partsIn(element, 'skeleton')).toHaveLength(1))
    await expect.element(page.getByRole('status')).toHaveTextContent('Nalaganje')
  })

  test('that does not exist there is not a word: one line and one event tell', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { events } = openPage({ '/players/502': failing(404) })
    const element = putPlayer()
    await waitFor(() => expect(events).toContain('parket-error parket-player'))
    await waitFor(() => expect(markupIn(element)).toBe(''))
    expect(error.mock.calls).toEqual([['parket-player: Get player failed:', expect.any(Error)]])
  })

  test('without an id nothing is asked', async () => {
    const host = openPage()
    const element = putPlayer('')
    await waitFor(() => expect(rootOf(element)).not.toBeNull())
    await settled(host, element)
    expect([markupIn(element), host.requested]).toEqual(['', []])
  })

  test('a late answer does not replace the player that is wanted now', async () => {
    const slow = later()
    const host = openPage({ '/players/1': slow.answer, '/players/502': playerDetailWith() })
    const element = putPlayer('player="1"')
    await waitFor(() => expect(partsIn(element, 'skeleton')).toHaveLength(1))
    element.setAttribute('player', '502')
    await expect.element(name()).toBeVisible()
    slow.give(playerDetailWith({ id: 1, first_name: 'Kdo', last_name: 'Drug' }))
    await settled(host, element)
    expect(markupIn(element)).not.toContain('Drug')
  })
})

test.each([
  [{}, 'Reprezentant, letnik 1999, krilo, Jantar Kras'],
  [
    { national_team: { id: 61, url: null, gender: 'FEMALE' }, club: null },
    'Reprezentantka, letnik 1999, krilo',
  ],
])('the page is named for whoever shows it', async (fields, description) => {
  const details: unknown[] = []
  const hear = (event: Event) => details.push((event as CustomEvent).detail)
  document.addEventListener('parket-metadata', hear)
  const { host } = await standWith({ photo_url: null, ...fields })
  const url = `${host.origin}/reprezentant/502`
  // It is announced once the text stands, a task later.
  await waitFor(() =>
    expect(details).toEqual([{ title: 'Parket - Luka Zupančič', description, image: null, url }]),
  )
  document.removeEventListener('parket-metadata', hear)
})
