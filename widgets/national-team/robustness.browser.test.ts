import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pageWith, playerWith, type Routes, segmentOf } from '../answers.fixture'
import { failing, markupIn, partsIn, put, rootOf, settled, waitFor } from '../host-page.fixture'
import {
  barNames,
  headings,
  leave,
  men,
  panel,
  playersIn,
  query,
  showsTab,
  stand,
  tab,
  tabNamed,
  tabs,
  teamTabs,
  textsOf,
} from './team-page.fixture'

const standard = ['Igralci in štab', 'Tekme', 'Novice', 'Statistika', 'Zgodovina']
const errors = () => vi.spyOn(console, 'error').mockImplementation(() => {})
const linesOf = ({ mock }: ReturnType<typeof errors>) => mock.calls.map(([line]) => String(line))

/** Nothing that a machine would say stands where a visitor reads. */
const complains = (element: Element) =>
  /napak|error|failed|undefined|NaN|\[object|null/i.test(rootOf(element)?.textContent ?? '')

beforeEach(async () => {
  await page.viewport(1280, 900)
  // Repeats come without a wait.
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(leave)

describe('a page whose tabs are', () => {
  const setting = (value: unknown): Routes => ({
    '/pages': pageWith([segmentOf('national_team', { tabs: value })]),
  })
  test.each<[string, Routes]>([
    ['no JSON', setting('[{"name": "Igralci"')],
    ['HTML', setting('<b>Igralci</b>')],
    ['empty', setting(' ')],
    ['null', setting('null')],
    ['an object', setting({ name: 'A', hash: 'a', show: true })],
    ['a number', setting('7')],
    ['a list of nothing', setting([null, 7, 'a', [], {}])],
    ['half a tab', setting([{ name: 'Igralci', show: true }])],
    ['none: no setting', { '/pages': pageWith([segmentOf('national_team')]) }],
    ['none: no segments', { '/pages': pageWith([]) }],
    ['none: segments are no list', { '/pages': pageWith([], { segments: null }) }],
    ['not published', { '/pages': pageWith([segmentOf('national_team', { tabs: teamTabs }, false)]) }],
  ])('%s is its header alone', async (_, routes) => {
    const error = errors()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { host, element } = stand({ query: 'a=1', routes })
    await waitFor(() => expect(headings(2)).toEqual(['O zvezi']))
    await settled(host, element)
    expect([barNames(), partsIn(element, 'skeleton'), complains(element), query()]).toEqual([
      [],
      [],
      false,
      'a=1',
    ])
    expect([linesOf(error), host.events]).toEqual([
      [],
      expect.arrayContaining(['parket-load parket-national-team']),
    ])
  })

  test.each<[string, unknown[]]>([
    ['without a name', [{ value: 'roster', hash: 'a', show: true }]],
    ['without a hash', [{ value: 'roster', name: 'A', show: true }]],
    ['with numbers for words', [tab('A', { name: 7 }), tab('B', { hash: 7 })]],
    ['no tab at all', [null, 'tab', 3]],
  ])('half broken shows the others: %s', async (_, broken) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    stand({ routes: tabs([...broken, ...teamTabs]) })
    await showsTab('Igralci in štab', 'Igralec61')
    expect(barNames()).toEqual(standard)
  })

  test.each<[string, object]>([
    ['link', { link: 7 }],
    ['new', { new: 'tab=a' }],
    ['type', { type: 7 }],
    ['competition', { competitionId: { id: 1 } }],
    ['roster’s kind', { rosterType: 7, rosterOrder: null }],
    ['value', { value: { a: 1 } }],
  ])('broken in one field keep the rest: %s', async (_, fields) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    stand({ routes: tabs([...teamTabs, tab('Cilj', fields)]) })
    await showsTab('Igralci in štab', 'Igralec61')
    expect(barNames()).toEqual([...standard, 'Cilj'])
  })

  test('200 have their places in the bar and under "Več"', async () => {
    const many = Array.from({ length: 200 }, (_, index) => tab(`Zavihek ${index + 1}`, { value: 'matches' }))
    const { element } = stand({ routes: tabs(many) })
    await showsTab('Zavihek 1', 'Ekipa61')
    const root = rootOf(element)
    expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0)
    await userEvent.click(page.getByRole('button', { name: 'Več' }))
    const choices = () => textsOf(page.getByRole('menuitem').elements())
    await waitFor(() => expect([...barNames(), ...choices()]).toEqual(many.map(({ name }) => name)))
    await userEvent.click(page.getByRole('menuitem', { name: 'Zavihek 200' }))
    await showsTab('Zavihek 200', 'Ekipa61')
    expect(query()).toBe('tab=zavihek+200')
  })
})

describe('a roster', () => {
  const long = 'Maksimilijanovičevskegahohnjecpodgorskih'
  const sixty = Array.from({ length: 60 }, (_, index) =>
    playerWith({
      id: index,
      first_name: long,
      last_name: long,
      photo_url: index % 2 ? 'portraits/ni-je.svg' : null,
      last_player_data: index % 3 ? { yersey_number: index, height: 200 } : null,
      nt_player_team: [{ pivot: { active: index < 50 } }],
    }),
  )

  test.each([
    ['grid', 1280],
    ['grid', 390],
    ['grid', 320],
    ['list', 1280],
    ['list', 390],
    ['list', 320],
  ])(
    'of 60 with names of 40 letters and without photos stays within the page: %s at %i px',
    async (rosterType, width) => {
      await page.viewport(width, 900)
      const routes = { ...tabs([{ ...teamTabs[0], rosterType }]), '/national-teams/61/players': sixty }
      const { host, element } = stand({ routes })
      await waitFor(() => expect(playersIn(element)).toHaveLength(60))
      await settled(host, element)
      const root = rootOf(element)
      expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0)
      const broken = () =>
        [...(root?.querySelectorAll('img') ?? [])].filter(
          (image) => image.complete && image.naturalWidth === 0,
        )
      await waitFor(() => expect(broken()).toEqual([]))
      expect(complains(element)).toBe(false)
    },
  )

  test('loses the records that are broken, says so once, and shows the others', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const players = [
      playerWith(),
      null,
      { id: 1 },
      playerWith({ id: 2, first_name: null }),
      playerWith({ id: 3, nt_player_team: 'x' }),
    ]
    const { host, element } = stand({ routes: { '/national-teams/61/players': players } })
    await waitFor(() => expect(playersIn(element)).toHaveLength(1))
    await settled(host, element)
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

describe('a failed request', () => {
  test.each<[string, unknown]>([
    ['404', failing(404)],
    ['500', failing(500)],
    ['another shape', []],
    ['half a JSON', () => new Response('{"id"')],
  ])('for the page leaves the element empty with its fallback: %s', async (_, answer) => {
    const error = errors()
    const { host, element } = stand({ routes: { '/pages': answer }, query: 'a=1' })
    element.append('Seznam je na strani zveze')
    await waitFor(() => expect(host.events).toContain('parket-error parket-national-team'))
    await settled(host, element)
    expect([
      markupIn(element),
      query(),
      host.requested.every(({ path }) => path.startsWith('/pages')),
    ]).toEqual(['', 'a=1', true])
    expect(linesOf(error)).toEqual(['parket-national-team: Get page by url failed:'])
    expect(host.events).toEqual(['parket-error parket-national-team'])
    await expect.element(page.getByText('Seznam je na strani zveze')).toBeVisible()
  })

  test('for a team without a page leaves the element empty with its fallback', async () => {
    const error = errors()
    const { host, element } = stand({
      attributes: 'team="61"',
      routes: { '/national-teams/61': failing(404) },
    })
    element.append('Seznam je na strani zveze')
    await waitFor(() => expect(host.events).toContain('parket-error parket-national-team'))
    await settled(host, element)
    await expect.element(page.getByText('Seznam je na strani zveze')).toBeVisible()
    expect([markupIn(element), linesOf(error)]).toEqual([
      '',
      ['parket-national-team: Get national team by id failed:'],
    ])
  })

  test.each<[string, unknown]>([
    ['404', failing(404)],
    ['500', failing(500)],
    ['another shape', { id: 61 }],
  ])('for the team takes history and site only: %s', async (_, answer) => {
    const error = errors()
    const line = 'parket-national-team: Get national team by id failed:'
    const link = tab('Povezava', { hash: 'link' })
    const { host, element } = stand({
      routes: { ...tabs([...teamTabs, link]), '/national-teams/61': answer },
    })
    await showsTab('Igralci in štab', 'Igralec61')
    await settled(host, element)
    expect([headings(2), barNames()]).toEqual([['Kvalifikacije za SP'], standard.slice(0, 4)])
    await waitFor(() => expect(query()).toBe('tab=igralci-stab'))
    expect(linesOf(error)).toEqual([line])
    for (const [name, text] of [
      ['Tekme', 'Ekipa61'],
      ['Novice', 'Novica 9'],
    ] as const) {
      await userEvent.click(tabNamed(name))
      await showsTab(name, text)
    }
    await userEvent.click(tabNamed('Statistika'))
    await settled(host, element)
    expect([panel().element().textContent, complains(element), partsIn(element, 'skeleton')]).toEqual([
      '',
      false,
      [],
    ])
    // On a slow machine a press may come so long after the failure that it asks again (contract: Outages).
    expect(new Set(linesOf(error))).toEqual(new Set([line]))
  })

  const teamPath = '/national-teams/61'
  const requests: [string, string, string, string, string[]][] = [
    ['players', 'tab=igralci-stab', `${teamPath}/players`, 'Get players', []],
    ['staff', 'tab=igralci-stab', `${teamPath}/staff`, 'Get staff', ['Seznam reprezentantov']],
    ['matches', 'tab=tekme', `${teamPath}/matches`, 'Get matches', []],
    ['news', 'tab=novice', '/news', 'Get paginated news', []],
    [
      'opponents',
      'tab=statistika',
      '/opponents',
      'Get opponents',
      ['Večne lestvice', 'Nasprotniki uradne tekme', 'Lestvica uradnih nastopov', 'Brez uradnega nastopa'],
    ],
    [
      'seasons',
      'tab=zgodovina',
      '/history/seasons',
      'Get seasons (history)',
      ['Tekme', 'Tekmovanja skozi leta'],
    ],
  ]
  describe.each([404, 500])('%i', (status) => {
    test.each(requests)(
      'for the %s leaves the rest: one line, one event, no word',
      async (_, at, path, name, titles) => {
        const error = errors()
        const { host, element } = stand({ query: at, routes: { [path]: failing(status) } })
        await waitFor(() => expect(host.events).toContain('parket-error parket-national-team'))
        await settled(host, element)
        expect(linesOf(error)).toEqual([`parket-national-team: ${name} failed:`])
        expect(host.events.filter((event) => event.startsWith('parket-error'))).toHaveLength(1)
        expect([barNames(), complains(element), partsIn(element, 'skeleton')]).toEqual([standard, false, []])
        expect(headings(3).filter((text) => !text?.startsWith('Novica'))).toEqual(titles)
        const [next, words] =
          at === 'tab=tekme' ? (['Igralci in štab', 'Igralec61'] as const) : (['Tekme', 'Ekipa61'] as const)
        await userEvent.click(tabNamed(next))
        await showsTab(next, words)
      },
    )
  })

  test('for everything behind the page leaves title and tabs', async () => {
    const error = errors()
    const { host, element } = stand({
      routes: {
        [teamPath]: failing(500),
        [`${teamPath}/players`]: failing(500),
        [`${teamPath}/staff`]: failing(500),
      },
    })
    await waitFor(() => expect(linesOf(error)).toHaveLength(3))
    await settled(host, element)
    expect([headings(2), barNames(), complains(element)]).toEqual([
      ['Kvalifikacije za SP'],
      standard.slice(0, 4),
      false,
    ])
  })

  test('for a team that was switched to leaves the way back', async () => {
    const error = errors()
    const list = [...teamTabs, tab('Neznana', { value: '404' }), tab('Naša', { value: '61' })]
    const gone = ['', '/players', '/staff', '/matches'].map(
      (rest) => [`/national-teams/404${rest}`, failing(404)] as const,
    )
    const { host, element } = stand({ routes: { ...tabs(list), ...Object.fromEntries(gone) } })
    await showsTab('Igralci in štab', 'Igralec61')
    await userEvent.click(tabNamed('Neznana'))
    await waitFor(() => expect(linesOf(error)).toHaveLength(4))
    await settled(host, element)
    expect([playersIn(element), markupIn(element).includes('kvalifikacije</p>')]).toEqual([[], false])
    await userEvent.click(tabNamed('Naša'))
    await showsTab('Igralci in štab', 'Igralec61')
    await expect.element(page.getByText(`${men.season.name} - ${men.description}`)).toBeVisible()
  })
})

test('a page beside another element that fails goes on', async () => {
  errors()
  stand()
  put('<parket-national-team page="ni/je" api="https://drugje.example/api"></parket-national-team>')
  await showsTab('Igralci in štab', 'Igralec61')
})
