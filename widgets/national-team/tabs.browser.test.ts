import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { created, newsWith, playerWith, type Routes, scheduled, segmentOf } from '../answers.fixture'
import { failing, later, markupIn, partsIn, rootOf, settled, waitFor } from '../host-page.fixture'
import { playedOn } from './tab.fixture'
import {
  activeName,
  barNames,
  headings,
  leave,
  men,
  news,
  ownSegments,
  panel,
  playersIn,
  query,
  type Stand,
  showsTab,
  stand,
  tab,
  tabNamed,
  tabs,
  teamTabs,
  textsOf,
  women,
} from './team-page.fixture'

beforeEach(() => page.viewport(1280, 900))
afterEach(leave)

const forever = () => new Promise(() => {})
const skeletons = (element: Element) => partsIn(element, 'skeleton').length

describe('the bar', () => {
  test.each<[string, unknown[], string[]]>([
    [
      'has the tabs that are shown, in their order',
      [
        tab('A', { show: true }),
        tab('B', { show: 1 }),
        tab('C', { show: '1' }),
        tab('Č', { show: 'true' }),
        tab('D', { show: false }),
        tab('E', { show: 0 }),
        tab('F', { show: '0' }),
        tab('G', { show: undefined }),
        tab('H', { show: null }),
      ],
      ['A', 'B', 'C', 'Č'],
    ],
    [
      'of two with one hash has the first',
      [tab('A'), tab('B', { hash: 'a', value: 'matches' }), tab('C')],
      ['A', 'C'],
    ],
    [
      'of two with one hash has the one that shows',
      [tab('A', { show: false }), tab('B', { hash: 'a' })],
      ['B'],
    ],
    [
      'has no tab without a name or a hash',
      [tab('A', { name: ' ' }), tab('B', { hash: '' }), tab('C')],
      ['C'],
    ],
  ])('%s', async (_, list, names) => {
    stand({ routes: tabs(list) })
    await showsTab(names[0] ?? '', 'Igralec61')
    expect(barNames()).toEqual(names)
  })

  test.each<[string, object, string[]]>([
    ['women', women, ['Igralke in štab', 'Prva', 'Tekme']],
    [
      'women without a category',
      { ...women, category: null, gender: 'FEMALE' },
      ['Igralke in štab', 'Prva', 'Tekme'],
    ],
    ['men', men, ['Igralci in štab', 'Prva', 'Tekme']],
    ['nobody knows whom', { ...men, category: null }, ['Igralci in štab', 'Prva', 'Tekme']],
  ])('is worded for %s', async (_, about, names) => {
    const [roster, matches] = teamTabs
    stand({ routes: { ...tabs([roster, tab('Prva'), matches]), '/national-teams/61': about } })
    await waitFor(() => expect(barNames()).toEqual(names))
  })

  test('has no history for a team without a category, nor shows it to who asks for it', async () => {
    const routes = { '/national-teams/61': { ...men, category: null } }
    stand({ query: 'tab=zgodovina', routes })
    await showsTab('Igralci in štab', 'Igralec61')
    await expect.element(tabNamed('Zgodovina')).not.toBeInTheDocument()
  })

  test.each<[string, Stand]>([
    ['where all tabs are hidden', { routes: tabs([tab('A', { show: false })]) }],
    ['where there are none', { routes: tabs([]) }],
  ])('is not there %s', async (_, given) => {
    const { host, element } = stand(given)
    await settled(host, element)
    expect([headings(2), barNames()]).toEqual([['Kvalifikacije za SP'], []])
    expect(rootOf(element)?.querySelector('.tabs-place')).toBeNull()
  })
})

describe('a tab that leads elsewhere', () => {
  const withTeam = (competitions: unknown): Routes => ({ '/national-teams/61': { ...men, competitions } })
  const site = (url: string) => ({ competition_url: url })
  const linkTab = tab('Povezava', { hash: 'link', value: 'https://drugam.example/' })

  test('to a competition is a link there, and the host may take the way', async () => {
    const { host } = stand({ routes: tabs([...teamTabs, tab('Liga', { value: 'toCompetition|71' })]) })
    await showsTab('Igralci in štab', 'Igralec61')
    await expect.element(tabNamed('Liga')).toHaveAttribute('href', `${host.origin}/tekmovanje/71`)
    // The tab's name goes into the address once it stands.
    await waitFor(() => expect(query()).toBe('tab=igralci-stab'))
    const before = [location.href, history.length]
    await userEvent.click(tabNamed('Liga'))
    expect(host.ways).toEqual([`${host.origin}/tekmovanje/71`])
    expect([location.href, history.length]).toEqual(before)
    expect(activeName()).toBe('Igralci in štab')
  })

  test.each([
    ['its link', { link: 'https://fiba.example/sp?a=1' }],
    ['its value', { value: 'https://fiba.example/sp?a=1' }],
  ])('out of the site opens a new window: by %s', async (_, fields) => {
    const { host } = stand({ routes: tabs([...teamTabs, tab('FIBA', fields)]) })
    await showsTab('Igralci in štab', 'Igralec61')
    const link = tabNamed('FIBA')
    await expect.element(link).toHaveAttribute('href', 'https://fiba.example/sp?a=1')
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener')
    link.element().addEventListener('click', (event) => event.preventDefault())
    await waitFor(() => expect(query()).toBe('tab=igralci-stab'))
    await userEvent.click(link)
    expect([host.ways, query(), activeName()]).toEqual([[], 'tab=igralci-stab', 'Igralci in štab'])
  })

  test.each([
    ['a script', 'javascript:alert(1)'],
    ['a path', '/pot'],
  ])('is no link to %s', async (_, link) => {
    stand({ routes: tabs([...teamTabs, tab('Zvito', { link, value: link })]) })
    await showsTab('Igralci in štab', 'Igralec61')
    expect(tabNamed('Zvito').element().getAttribute('href')).toMatch(/\?tab=zvito$/)
  })

  test('to the team’s own site goes to its first competition', async () => {
    const competitions = [site('https://prva.example/'), site('https://druga.example/')]
    stand({ routes: { ...tabs([...teamTabs, linkTab]), ...withTeam(competitions) } })
    await expect.element(tabNamed('Povezava')).toHaveAttribute('href', 'https://prva.example/')
    await expect.element(tabNamed('Povezava')).toHaveAttribute('target', '_blank')
    await expect.element(tabNamed('Povezava')).toHaveAttribute('rel', 'noopener')
  })

  test.each<[string, Routes]>([
    ['the team has none', withTeam([])],
    ['its address is a script', withTeam([site('javascript:alert(1)')])],
    ['the team is still on its way', { '/national-teams/61': forever }],
  ])('to the team’s own site is not shown while %s', async (_, about) => {
    const { element } = stand({ query: 'tab=tekme', routes: { ...tabs([linkTab, ...teamTabs]), ...about } })
    await waitFor(() => expect(markupIn(element)).toContain('Ekipa61'))
    expect(barNames()).toEqual(teamTabs.map(({ name }) => name))
  })
})

describe('choosing a tab', () => {
  const from = 'tab=igralci-stab&utm=x'
  test.each<[string, string, object, string]>([
    ['keeps the other keys', from, { value: 'matches' }, 'tab=cilj&utm=x'],
    [
      'replaces all by its own entries',
      from,
      { value: 'matches', new: { tekmovanje: 62, b: 'č d' } },
      'tekmovanje=62&b=%C4%8D+d&tab=cilj',
    ],
    [
      'goes where its own entries say',
      from,
      { new: { tekmovanje: '62', tab: 'tekme' } },
      'tekmovanje=62&tab=tekme',
    ],
    ['takes no empty entries for some', from, { value: 'matches', new: {} }, 'tab=cilj&utm=x'],
    ['takes no list for entries', from, { value: 'matches', new: ['a'] }, 'tab=cilj&utm=x'],
    ['chooses the competition that is its value', from, { value: '62' }, 'tekmovanje=62&tab=igralci-stab'],
    ['chooses it though it is a number', from, { value: 62 }, 'tekmovanje=62&tab=igralci-stab'],
    [
      'takes the statistics’ view out',
      'tab=statistika&tip=vecne_lestvice&filter=games&utm=x',
      { value: 'news' },
      'tab=cilj&utm=x',
    ],
    ['takes the page of the news out', 'tab=novice&stran=2&utm=x', { value: 'matches' }, 'tab=cilj&utm=x'],
    ['leaves a page that is not of the news', 'tab=tekme&stran=2', { value: 'matches' }, 'tab=cilj&stran=2'],
    [
      'leaves tip and filter that are not of the statistics',
      'tab=tekme&tip=a&filter=b',
      { value: 'matches' },
      'tab=cilj&tip=a&filter=b',
    ],
  ])('%s', async (_, before, fields, after) => {
    stand({ query: before, routes: tabs([...teamTabs, tab('Cilj', fields)]) })
    const target = tabNamed('Cilj')
    await expect.element(target).toHaveAttribute('href')
    const steps = history.length
    expect(target.element().getAttribute('href')).toMatch(/\/reprezentance\/clani\/kvalifikacije\?/)
    expect(new URL((target.element() as HTMLAnchorElement).href).search).toBe(`?${after}`)
    await userEvent.click(target)
    await waitFor(() => expect(query()).toBe(after))
    expect(history.length - steps).toBe(1)
  })

  test('again keeps what it shows', async () => {
    const given = 'tab=statistika&tip=vecne_lestvice&filter=games'
    stand({ query: given })
    await showsTab('Statistika', 'Lestvica uradnih nastopov')
    await userEvent.click(tabNamed('Statistika'))
    await showsTab('Statistika', 'Lestvica uradnih nastopov')
    expect(query()).toBe(given)
  })

  test('with another key is the browser’s: the link leads to the team’s page', async () => {
    stand()
    await showsTab('Igralci in štab', 'Igralec61')
    let isOurs = true
    addEventListener(
      'click',
      (event) => {
        isOurs = event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    await tabNamed('Tekme').click({ modifiers: ['Control'] })
    expect([isOurs, activeName()]).toEqual([false, 'Igralci in štab'])
  })
})

describe('the roster', () => {
  const roster = (fields: object): Routes => tabs([{ ...teamTabs[0], ...fields }])
  const named = (
    last_name: string,
    [yersey_number, height, year_of_birth]: (number | null)[],
    active: unknown = 1,
  ) =>
    playerWith({
      id: last_name,
      first_name: 'A',
      last_name,
      year_of_birth,
      last_player_data: { yersey_number, height },
      nt_player_team: active === 'no link' ? [] : [{ pivot: { active } }],
    })
  const three = {
    '/national-teams/61/players': [
      named('Č', [9, 199, 1999]),
      named('B', [4, 201, 2003]),
      named('A', [7, 188, 2001]),
    ],
  }
  const order = (element: Element) =>
    playersIn(element)
      .map((text) => /A ([A-ZČ])/.exec(text ?? '')?.[1])
      .join('')

  test.each([
    [undefined, 'BAČ'],
    ['byJerseyNumber', 'BAČ'],
    ['byLastName', 'ABČ'],
    ['byHeight', 'BČA'],
    ['byYearOfBirth', 'ČAB'],
    ['byShoeSize', 'BAČ'],
  ])('stands in the order of the tab: %s', async (rosterOrder, expected) => {
    const { element } = stand({ routes: { ...three, ...roster({ rosterOrder }) } })
    await waitFor(() => expect(order(element)).toBe(expected))
  })

  test.each([
    [undefined, 0],
    ['grid', 0],
    ['list', 1],
    ['tiles', 0],
  ])('is a grid or a list as the tab says: %s', async (rosterType, tables) => {
    const { element } = stand({ routes: { ...three, ...roster({ rosterType }) } })
    await waitFor(() => expect(playersIn(element)).toHaveLength(3))
    expect(page.getByRole('table').elements()).toHaveLength(tables)
  })

  test('as a list has its columns', async () => {
    stand({ routes: { ...three, ...roster({ rosterType: 'list' }) } })
    await expect.element(page.getByRole('table', { name: 'Seznam reprezentantov' })).toBeVisible()
    expect(textsOf(page.getByRole('columnheader').elements())).toEqual([
      'Št.',
      'Ime',
      'Priimek',
      'Leto rojstva',
      'Višina',
    ])
    expect(textsOf([...(page.getByRole('row').elements()[1]?.children ?? [])])).toEqual([
      '4',
      'A',
      'B',
      '2003',
      '201 cm',
    ])
  })

  test.each(['grid', 'list'])(
    'leads to the players, and the host may take the way: %s',
    async (rosterType) => {
      const { host, element } = stand({
        routes: { '/national-teams/61/players': [playerWith({ id: 'a 1' })], ...roster({ rosterType }) },
      })
      await waitFor(() => expect(playersIn(element)).toHaveLength(1))
      const href = `${host.origin}/reprezentant/a%201`
      const link = page.getByRole('link', { name: /Jaka Zupančič/ })
      await expect.element(link).toHaveAttribute('href', href)
      await userEvent.click(partsIn(element, 'player')[0] as Element)
      expect(host.ways).toEqual([href])
    },
  )

  const inCamp = [named('B', [4, 201, 2003])]
  const gone = [named('C', [5, 201, 2003], 0), named('D', [6, 201, 2003], false)]
  const unlinked = [named('E', [8, 201, 2003], 'no link'), named('F', [8, 201, 2003], null)]
  test.each<[string, object, object[], string[], string]>([
    [
      'men',
      men,
      [...inCamp, ...gone, ...unlinked],
      ['Seznam reprezentantov', 'Igralci, ki so zapustili priprave'],
      'BCD',
    ],
    [
      'women',
      women,
      [...inCamp, ...gone],
      ['Seznam reprezentantk', 'Igralke, ki so zapustile priprave'],
      'BCD',
    ],
    [
      'men without anybody active',
      men,
      gone,
      ['Seznam kandidatov', 'Igralci, ki so zapustili priprave'],
      'CD',
    ],
    ['women without anybody', women, unlinked, ['Seznam kandidatk'], ''],
    ['men whom nobody left', men, inCamp, ['Seznam reprezentantov'], 'B'],
  ])('of %s has its headings', async (_, about, players, titles, shown) => {
    const routes = {
      '/national-teams/61': about,
      '/national-teams/61/players': players,
      '/national-teams/61/staff': [],
    }
    const { host, element } = stand({ routes })
    await waitFor(() => expect(headings(3)).toEqual(titles))
    await settled(host, element)
    expect(order(element)).toBe(shown)
    const none = page.getByText('Seznam je v pripravi', { exact: true })
    expect(none.elements()).toHaveLength(titles[0]?.includes('kandidat') ? 1 : 0)
  })

  test('has its staff in four groups after the players', async () => {
    const person = (name: string, role_id: number) => ({ name, role: `vloga ${role_id}`, role_id })
    const staff = [
      person('O', 99),
      person('M', 15),
      person('A', 5),
      person('C', 17),
      person('K', 3),
      person('T', 1),
    ]
    const { element } = stand({ routes: { '/national-teams/61/staff': staff } })
    await waitFor(() =>
      expect(textsOf(partsIn(element, 'staff-member'))).toEqual([
        'vloga 17 C',
        'vloga 1 T',
        'vloga 5 A',
        'vloga 3 K',
        'vloga 15 M',
        'vloga 99 O',
      ]),
    )
    expect(rootOf(element)?.querySelectorAll('.staff-group')).toHaveLength(4)
    // The players may answer after the staff.
    await waitFor(() => expect(headings(3)).toEqual(['Seznam reprezentantov', 'Štab reprezentance']))
  })

  test.each<[string, Routes, number]>([
    ['everything', { '/pages': forever }, 19],
    ['everything, with a link to the tab', { '/pages': forever }, 19],
    ['its team', { '/national-teams/61': forever }, 14],
    ['its players', { '/national-teams/61/players': forever }, 14],
    ['its staff', { '/national-teams/61/staff': forever }, 5],
  ])('has its placeholders while it waits for %s', async (what, routes, count) => {
    const { host, element } = stand({ routes, query: what.includes('link') ? 'tab=igralci-stab' : '' })
    await waitFor(() => expect(host.open).toBe(1))
    await waitFor(() => expect(skeletons(element)).toBe(count))
    expect(page.getByText('Nalaganje').elements()).toHaveLength(1)
  })
})

describe('the matches', () => {
  const at = (routes: Routes) => stand({ query: 'tab=tekme', routes })
  const order = () =>
    page
      .getByRole('article')
      .elements()
      .map((box) => box.getAttribute('aria-label')?.[0])
      .join('')

  test.each<[string, object[], string]>([
    [
      'newest first where all were played',
      [playedOn('2009-01-09', 'B'), playedOn('2017-01-17', 'A'), playedOn('2005-01-05', 'C')],
      'ABC',
    ],
    [
      'to come, played, undated; each by day',
      [
        created('2025-12-20', { id: 1, firstTeamName: 'F' }),
        playedOn('2025-11-21', 'D'),
        scheduled('2025-12-05 18:00:00', { id: 2, firstTeamName: 'B' }),
        created('2025-12-13', { id: 3, firstTeamName: 'E' }),
        playedOn('2025-11-14', 'C'),
        scheduled('2025-12-03 18:00:00', { id: 4, firstTeamName: 'A' }),
      ],
      'ABCDEF',
    ],
  ])('stand in order: %s', async (_, matches, expected) => {
    at({ '/national-teams/61/matches': matches })
    await waitFor(() => expect(order()).toBe(expected))
  })

  test('say who, when, where and in what', async () => {
    at({})
    const box = page.getByRole('article', { name: 'Ekipa61 88 : 79 Črni lisjaki' })
    await expect.element(box).toBeVisible()
    for (const text of [
      '28.11.2025',
      '18:00',
      '17:00 UTC',
      'Europe/Ljubljana',
      'Dvorana Tivoli',
      '1. liga, 8. krog',
    ]) {
      expect(box.element().textContent?.replace(/\s+/g, ' ')).toContain(text)
    }
    const crests = [...box.element().querySelectorAll('img')].map((image) => image.src.replace(/^.*\//, ''))
    expect(crests).toEqual(['LJU.svg', 'CEL.svg'])
  })

  test('have the buttons that they have addresses for', async () => {
    const match = playedOn('2026-01-09', 'A', {
      ticket_url: 'https://karte.example/',
      stats_url: 'https://stat.example/',
      live_stream_url: 'javascript:alert(1)',
    })
    at({ '/national-teams/61/matches': [match] })
    const box = page.getByRole('article')
    await expect
      .element(box.getByRole('link', { name: 'Vstopnice' }))
      .toHaveAttribute('href', 'https://karte.example/')
    await expect
      .element(box.getByRole('link', { name: 'Statistika' }))
      .toHaveAttribute('href', 'https://stat.example/')
    await expect.element(box.getByRole('link', { name: 'Prenos' })).not.toBeInTheDocument()
    for (const link of box.getByRole('link').elements())
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  })

  test('have a stream button', async () => {
    at({
      '/national-teams/61/matches': [playedOn('2026-01-09', 'A', { live_stream_url: 'https://tv.example/' })],
    })
    await expect
      .element(page.getByRole('link', { name: 'Prenos' }))
      .toHaveAttribute('href', 'https://tv.example/')
  })

  test('give their calendar as a file that nobody routes to', async () => {
    const { host } = at({})
    const link = page.getByRole('link', { name: 'Dodaj v koledar' })
    await expect.element(link).toHaveAttribute('href', `${host.origin}/api/national-teams/61/matches.ics`)
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(link)
    expect(host.ways).toEqual([])
  })

  test('have seven placeholders while they load', async () => {
    const { element } = at({ '/national-teams/61/matches': forever })
    await waitFor(() => expect(skeletons(element)).toBe(7))
    await expect.element(page.getByText('Nalaganje')).toBeInTheDocument()
  })

  test('that are none are one sentence', async () => {
    at({ '/national-teams/61/matches': [] })
    await showsTab('Tekme', 'Ni tekem za prikaz')
    await expect.element(page.getByRole('link', { name: 'Dodaj v koledar' })).not.toBeInTheDocument()
  })
})

describe('the news', () => {
  const cards = () => page.getByRole('article').elements()
  const number = (text: string) => page.getByRole('link', { name: text, exact: true })
  const newsTab = (fields: object): Routes => tabs([teamTabs[0], { ...teamTabs[2], ...fields }])

  test.each([
    [1, '/news?perPage=9&page=1&category=1'],
    ['7', '/news?perPage=9&page=1&category=7'],
    [null, '/news?perPage=9&page=1'],
  ])('are asked for nine at a time, in the tab’s category: %s', async (newsCategoryId, path) => {
    const { host } = stand({ query: 'tab=novice', routes: { ...newsTab({ newsCategoryId }), ...news(11) } })
    await waitFor(() => expect(cards()).toHaveLength(9))
    expect(host.askedFor('/news')).toEqual([path])
  })

  test('have no header of their own', async () => {
    stand({ query: 'tab=novice', routes: news(11) })
    await waitFor(() => expect(cards()).toHaveLength(9))
    expect(page.getByRole('button', { name: 'IŠČI' }).elements()).toEqual([])
    expect(page.getByRole('combobox').elements()).toEqual([])
  })

  test('are turned page by page in the query', async () => {
    const { host } = stand({ query: 'tab=novice&utm=x', routes: news(20) })
    await expect
      .element(number('2'))
      .toHaveAttribute('href', `${host.origin}/reprezentance/clani/kvalifikacije?tab=novice&utm=x&stran=2`)
    const steps = history.length
    await userEvent.click(number('2'))
    await showsTab('Novice', 'Novica 18')
    expect([query(), history.length - steps, host.ways]).toEqual(['tab=novice&utm=x&stran=2', 1, []])
    history.back()
    await showsTab('Novice', 'Novica 9')
    expect(query()).toBe('tab=novice&utm=x')
  })

  test.each([
    ['2', 'Novica 11', 'tab=novice&stran=2'],
    ['7', 'Novica 9', 'tab=novice'],
    ['abc', 'Novica 9', 'tab=novice&stran=abc'],
  ])('open at the page that the query names: %s', async (stran, text, after) => {
    stand({ query: `tab=novice&stran=${stran}`, routes: news(11) })
    await showsTab('Novice', text)
    await waitFor(() => expect(query()).toBe(after))
  })

  test('lead to the article', async () => {
    const { host } = stand({ query: 'tab=novice', routes: { '/news': { news: [newsWith()], nuOfNews: 1 } } })
    await userEvent.click(page.getByRole('link', { name: 'VEČ' }))
    expect(host.ways).toEqual([`${host.origin}/novica/zmaji-brez-poraza`])
  })

  test('that are none are one sentence', async () => {
    stand({ query: 'tab=novice', routes: news(0) })
    await showsTab('Novice', 'Ni zadetkov')
  })
})

describe('the statistics', () => {
  const withStandings = [
    'Večne lestvice',
    'Nasprotniki uradne tekme',
    'Lestvica uradnih nastopov',
    'Brez uradnega nastopa',
  ]
  test.each([
    [true, withStandings],
    ['1', withStandings],
    [false, ['Nasprotniki uradne tekme']],
    [undefined, ['Nasprotniki uradne tekme']],
  ])('have the standings where the tab says so: %s', async (showAllTimeStandings, titles) => {
    stand({ query: 'tab=statistika', routes: tabs([{ ...teamTabs[3], showAllTimeStandings }]) })
    await waitFor(() => expect(headings(3)).toEqual(titles))
  })

  test('write what they show into the query, beside its other keys', async () => {
    stand({ query: 'tab=statistika&utm=x' })
    await userEvent.click(page.getByRole('combobox', { name: 'Tekmeci' }))
    await userEvent.click(page.getByRole('option', { name: 'Srbija' }))
    await userEvent.click(
      page.getByRole('group', { name: 'Nasprotniki' }).getByRole('button', { name: 'Prikaži' }),
    )
    await showsTab('Statistika', 'Zmage: 7')
    expect(query()).toBe('tab=statistika&utm=x&tip=nasprotniki_uradne_tekme&filter=5')
    await userEvent.click(tabNamed('Tekme'))
    await showsTab('Tekme', 'Ekipa61')
    expect(query()).toBe('tab=tekme&utm=x')
    history.back()
    await showsTab('Statistika', 'Zmage: 7')
  })
})

describe('a tab of its own segments', () => {
  test('shows those that are published, in order', async () => {
    const segments = [
      segmentOf('title', { title: 'Prvi' }),
      segmentOf('title', { title: 'Osnutek' }, false),
      segmentOf('title', { title: 'Drugi' }),
    ]
    const { element } = stand({
      query: 'tab=drugo',
      routes: tabs([...teamTabs, { ...ownSegments, segments }]),
    })
    await showsTab('Drugo', 'Prvi')
    expect(textsOf(partsIn(element, 'segment'))).toEqual(['Prvi', 'Drugi'])
  })

  test.each([
    ['none', undefined],
    ['nothing that is a list', 'Prvi'],
  ])('shows nothing where it has %s, and the others go on', async (_, segments) => {
    stand({ query: 'tab=drugo', routes: tabs([...teamTabs, { ...ownSegments, segments }]) })
    await waitFor(() => expect(activeName()).toBe('Drugo'))
    await userEvent.click(tabNamed('Tekme'))
    await showsTab('Tekme', 'Ekipa61')
  })
})

test('while the team is on its way, the tab that needs none shows already', async () => {
  const { answer, give } = later()
  stand({ query: 'tab=statistika', routes: { '/national-teams/61': answer } })
  await expect.element(panel()).toBeVisible()
  await userEvent.click(tabNamed('Novice'))
  await showsTab('Novice', 'Novica 9')
  give(failing(404)())
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await waitFor(() => expect(barNames()).not.toContain('Zgodovina'))
  await showsTab('Novice', 'Novica 9')
})
