import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { register } from '../../src/element/register'
import {
  competitionWith,
  created,
  matchWith,
  newsItems,
  newsPage,
  type Routes,
  scheduled,
} from '../answers.fixture'
import {
  closePage,
  failing,
  later,
  openPage,
  partsIn,
  put,
  rootOf,
  settled,
  shows,
  waitFor,
} from '../host-page.fixture'
import { competition } from './screen'

register(competition)

const putCompetition = (attributes = 'competition="21"') =>
  put(`<parket-competition ${attributes}></parket-competition>`)
const tab = (name: string) => page.getByRole('tab', { name })
const tabNames = () =>
  page
    .getByRole('tab')
    .elements()
    .map(({ textContent }) => textContent)
const query = () => location.search.slice(1)
const start = location.href
const stand = (text: string) => history.replaceState(null, '', `?${text}`)
const season = () => page.getByRole('combobox', { name: 'Sezona' })

beforeEach(() => page.viewport(1280, 900))

afterEach(() => {
  vi.restoreAllMocks()
  closePage()
  history.replaceState(null, '', start)
})

const noData: Routes = {
  '/competitions/21': competitionWith({ standings: [] }),
  '/competitions/21/statistics': [],
  '/matches': { matches: [], total: 0 },
  '/categories': [],
}

describe('a competition', () => {
  test('shows its name, its season and what it is about, at the level that the tag says', async () => {
    openPage()
    const element = putCompetition('competition="21" heading-level="1"')
    await expect.element(page.getByRole('heading', { level: 1, name: '1. liga' })).toBeVisible()
    await shows(element, 'Redni del, 6 ekip')
    await shows(element, 'odigrane 3 od 3 tekem')
  })

  test('has a tab for each thing that it has, its matches open', async () => {
    openPage()
    const element = putCompetition()
    await expect.element(tab('Tekme')).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(tabNames()).toEqual(['Tekme', 'Lestvica', 'Statistika', 'Klubi', 'Novice']))
    // One of them is the last result as well.
    await waitFor(() => expect(partsIn(element, 'match')).toHaveLength(4))
  })

  test.each<[string, Routes, string[]]>([
    ['matches', { '/matches': noData['/matches'] }, ['Lestvica', 'Statistika', 'Klubi', 'Novice']],
    [
      'standings',
      { '/competitions/21': noData['/competitions/21'] },
      ['Tekme', 'Statistika', 'Klubi', 'Novice'],
    ],
    [
      'statistics',
      { '/competitions/21/statistics': noData['/competitions/21/statistics'] },
      ['Tekme', 'Lestvica', 'Klubi', 'Novice'],
    ],
    ['anything', noData, []],
  ])('without %s has no tab for them', async (_, routes, names) => {
    const host = openPage(routes)
    const element = putCompetition()
    await expect.element(page.getByRole('heading', { name: '1. liga' })).toBeVisible()
    await waitFor(() => expect(tabNames()).toEqual(names))
    await settled(host, element)
    expect(partsIn(element, 'skeleton')).toEqual([])
  })

  test('without anything says so', async () => {
    openPage(noData)
    putCompetition()
    await expect.element(page.getByText('Ni tekem za prikaz')).toBeVisible()
  })

  test('whose statistics fail goes without them', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    openPage({ '/competitions/21/statistics': failing(404) })
    putCompetition()
    await waitFor(() => expect(tabNames()).toEqual(['Tekme', 'Lestvica', 'Klubi', 'Novice']))
  })

  test('that there is none of leaves the element empty, is missed once, and asks for no statistics', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { requested, events } = openPage({
      '/competitions/21': failing(404),
      '/matches': noData['/matches'],
    })
    const element = put(
      '<parket-competition competition="21"><a href="/tekmovanja">Tekmovanja</a></parket-competition>',
    )
    await waitFor(() => expect(events.filter((event) => event.startsWith('parket-error'))).toHaveLength(1))
    await expect.element(page.getByRole('link', { name: 'Tekmovanja' })).toBeVisible()
    expect(rootOf(element)?.textContent).toBe('')
    expect([
      complaints.mock.calls.length,
      requested.some(({ path }) => path.endsWith('/statistics')),
    ]).toEqual([1, false])
  })

  test('says what it is to whoever shows it', async () => {
    const details: unknown[] = []
    const hear = (event: Event) => details.push((event as CustomEvent).detail)
    document.addEventListener('parket-metadata', hear)
    const { origin } = openPage({}, { productName: 'Koš' })
    putCompetition()
    await waitFor(() => expect(details).toHaveLength(1))
    document.removeEventListener('parket-metadata', hear)
    expect(details).toEqual([
      {
        title: 'Koš - 1. liga, 2025/26',
        description: '1. liga, 2025/26 – redni del',
        image: null,
        url: `${origin}/tekmovanje/21`,
      },
    ])
  })

  test('keeps places for its matches while they are on their way', async () => {
    const { answer, give } = later()
    openPage({ '/matches': () => answer })
    const element = putCompetition()
    await waitFor(() => expect(partsIn(element, 'skeleton')).toHaveLength(7))
    give({ matches: [matchWith()], total: 1 })
    await waitFor(() => expect(partsIn(element, 'match')).toHaveLength(2))
    expect(partsIn(element, 'skeleton')).toEqual([])
  })
})

describe('the matches', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-12-01T09:00:00Z') })
  })
  afterEach(() => vi.useRealTimers())

  const headings = (level: number) =>
    page
      .getByRole('heading', { level })
      .elements()
      .map(({ textContent }) => textContent)

  test('are those of the next round, the last results, and all by month', async () => {
    const matches = [
      scheduled('2025-12-05 18:00:00', { id: 1, round: 9 }),
      created('2025-12-20', { id: 2, round: 9 }),
      scheduled('2025-12-06 18:00:00', { id: 3, round: 10 }),
      matchWith({ id: 4, dateTime: '2025-11-20 18:00:00', dateTimeUtc: '2025-11-20 17:00:00', round: 7 }),
      matchWith({ id: 5, round: 8 }),
      // It was to be played, and nobody has told how it ended.
      scheduled('2025-10-03 18:00:00', { id: 6, round: 1 }),
    ]
    openPage({ '/matches': { matches, total: matches.length } })
    putCompetition()
    await waitFor(() => expect(headings(3)).toEqual(['Naslednji krog', 'Zadnji izidi', 'Vse tekme']))
    expect(headings(4)).toEqual([
      'petek 5.12.2025',
      'sobota 20.12.2025',
      'petek 28.11.2025',
      'oktober 2025',
      'november 2025',
      'december 2025',
    ])
    expect(
      page
        .getByText(/^\d+\. krog$/)
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...['9. krog', '9. krog', '8. krog'],
      ...['1. krog', '7. krog', '8. krog', '9. krog', '10. krog', '9. krog'],
    ])
    await expect.element(page.getByText('6 tekem', { exact: true })).toBeVisible()
  })

  test.each<[string, Parameters<typeof scheduled>[0][], number[], string[]]>([
    ['that are all over have no next round', [], [27, 28], ['Zadnji izidi', 'Vse tekme']],
    [
      'of which none has been played have no last results',
      ['2025-12-05 18:00:00'],
      [],
      ['Naslednji krog', 'Vse tekme'],
    ],
    ['that nobody told the end of have neither', ['2025-11-05 18:00:00'], [], ['Vse tekme']],
  ])('%s', async (_, ahead, played, titles) => {
    const matches = [
      ...ahead.map((dateTime) => scheduled(dateTime, { id: dateTime })),
      ...played.map((day) => matchWith({ id: day, dateTime: `2025-11-${day} 18:00:00` })),
    ]
    openPage({ '/matches': { matches, total: matches.length } })
    putCompetition()
    await waitFor(() => expect(headings(3)).toEqual(titles))
  })

  test('say their day short, under a month', async () => {
    openPage({ '/matches': { matches: [matchWith()], total: 1 } })
    const element = putCompetition()
    await waitFor(() => expect(partsIn(element, 'match')).toHaveLength(2))
    const days = partsIn(element, 'match').map((box) => box.querySelector('.match-date')?.textContent)
    expect(days).toEqual([undefined, 'pet,\u00a028.\u00a011.'])
  })

  /** A match a day, from the first of October. */
  const season = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const dateTime = `${new Date(Date.UTC(2025, 9, 1 + index)).toISOString().slice(0, 10)} 18:00:00`
      const isPlayed = dateTime < '2025-12-01'
      const fields = { id: index + 1, firstTeamName: `Ekipa ${index + 1}` }
      return isPlayed
        ? matchWith({ ...fields, dateTime, dateTimeUtc: dateTime })
        : scheduled(dateTime, fields)
    })
  const seasonIs = (count: number): Routes => ({
    '/matches': (requested: URLSearchParams) => {
      const from = (Number(requested.get('page') ?? 1) - 1) * 100
      return { matches: season(count).slice(from, from + 100), total: count }
    },
  })
  const current = () =>
    page.getByRole('navigation', { name: 'Strani' }).element().querySelector('[aria-current]')
  const firstOfAll = (element: Element) => {
    const section = [...(element.shadowRoot?.querySelectorAll('.program-section') ?? [])].at(-1)
    return section?.querySelector('.match-name')?.textContent
  }

  test('are paged, open where now is, and the address names another page', async () => {
    stand('tab=tekme')
    const { origin } = openPage(seasonIs(90))
    const element = putCompetition('competition="21" history="page"')
    await waitFor(() => expect(current()?.textContent).toBe('3'))
    expect([firstOfAll(element), query()]).toEqual(['Ekipa 51', 'tab=tekme'])
    const first = page.getByRole('link', { name: '1', exact: true })
    await expect.element(first).toHaveAttribute('href', `${origin}/tekmovanje/21?tab=tekme&stran=1`)
    await userEvent.click(first)
    await waitFor(() => expect(firstOfAll(element)).toBe('Ekipa 1'))
    expect(query()).toBe('tab=tekme&stran=1')
    await userEvent.click(tab('Klubi'))
    expect(query()).toBe('tab=klubi')
  })

  test.each([
    ['stran=1', 'Ekipa 1', 'stran=1'],
    ['stran=9', 'Ekipa 51', ''],
    ['stran=abc', 'Ekipa 51', 'stran=abc'],
  ])('%s in the address begins with %s', async (text, name, left) => {
    stand(text)
    openPage(seasonIs(90))
    const element = putCompetition('competition="21" history="page"')
    await waitFor(() => expect(firstOfAll(element)).toBe(name))
    await waitFor(() => expect(query()).toBe(left))
  })

  test('are asked for by the hundred, until all are there', async () => {
    const { askedFor } = openPage(seasonIs(230))
    putCompetition()
    await expect.element(page.getByText('230 tekem', { exact: true })).toBeVisible()
    expect(askedFor('/matches')).toEqual([
      '/matches?competition=21&perPage=100',
      '/matches?competition=21&page=2&perPage=100',
      '/matches?competition=21&page=3&perPage=100',
    ])
    await expect.element(page.getByRole('link', { name: 'VSE TEKME' })).not.toBeInTheDocument()
  })

  test('that are more than four hundred have a way to all of them', async () => {
    const { origin, askedFor } = openPage({
      '/matches': (requested: URLSearchParams) => ({
        matches: [matchWith({ id: requested.get('page') ?? '1' })],
        total: 1000,
      }),
    })
    putCompetition()
    await expect
      .element(page.getByRole('link', { name: 'VSE TEKME' }))
      .toHaveAttribute('href', `${origin}/tekme?tekmovanje=21`)
    expect(askedFor('/matches')).toHaveLength(4)
  })

  test('go into a calendar', async () => {
    const { origin } = openPage()
    putCompetition()
    await expect
      .element(page.getByRole('link', { name: 'Dodaj v koledar' }))
      .toHaveAttribute('href', `${origin}/api/matches.ics?competition=21`)
  })

  test.each([
    ['the tag', 'club="1"', {}],
    ['the page', '', { club: '1' }],
  ])('of the club that %s names are marked', async (_, attribute, defaults) => {
    const matches = [matchWith({ id: 1 }), matchWith({ id: 2, firstTeamName: 'Žiri', firstTeamCode: 'ZIR' })]
    openPage({ '/matches': { matches, total: 2 } }, defaults)
    const element = putCompetition(`competition="21" ${attribute}`)
    // Among all, and among the last results.
    await waitFor(() => expect(partsIn(element, 'own')).toHaveLength(2))
    expect(partsIn(element, 'own')[0]).toBe(partsIn(element, 'match')[0])
  })
})

/** What is seen of a head, which has a long word and a short one. */
const shownText = (head: HTMLElement) =>
  // biome-ignore lint/performance/useDomNodeTextContent: only layout tells what is shown
  head.innerText.replace(/\s*\(.*/s, '')

describe('the other tabs', () => {
  const cells = (name: string) =>
    page
      .getByRole('table', { name })
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) =>
        [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')).join('|'),
      )

  test('show the standings as they were delivered, ties too, with the own club marked', async () => {
    openPage()
    const element = putCompetition('competition="21" club="3"')
    await userEvent.click(tab('Lestvica'))
    await waitFor(() =>
      expect(cells('Lestvica')).toEqual([
        '1|Črni lisjaki|7|7|0|642|521|+121||14',
        '2|Celinci|7|3|4|530|543|−13||10',
        '3|Zmaji|7|3|4|550|546|+4||10',
      ]),
    )
    expect(partsIn(element, 'standing-row').map((row) => row.getAttribute('part'))).toEqual([
      'standing-row',
      'standing-row own',
      'standing-row',
    ])
  })

  test('have the form of each club in its standings, and none where no match tells it', async () => {
    openPage()
    putCompetition('competition="21" start="tab=lestvica"')
    // In each of its three matches it was the guest that lost.
    const lost = 'Zadnjih pet: poraz, poraz, poraz'
    await waitFor(() =>
      expect(
        page
          .getByRole('img')
          .elements()
          .map((form) => form.getAttribute('aria-label')),
      ).toEqual([lost]),
    )
    await expect.element(page.getByText('najnovejša tekma je desno')).toBeVisible()
  })

  test('have no column of forms where no match tells any', async () => {
    openPage({ '/matches': noData['/matches'] })
    putCompetition('competition="21" start="tab=lestvica"')
    await waitFor(() => expect(cells('Lestvica')[0]).toBe('1|Črni lisjaki|7|7|0|642|521|+121|14'))
    await expect.element(page.getByText('najnovejša')).not.toBeInTheDocument()
  })

  test.each([
    [
      1280,
      [
        '#',
        'Klub',
        'Tekme',
        'Zmage',
        'Porazi',
        'Dani koši',
        'Prejeti koši',
        'Razlika',
        'Zadnjih pet',
        'Točke',
      ],
    ],
    [
      760,
      [
        '#',
        'Klub',
        'Tekme',
        'Zmage',
        'Porazi',
        'Dani koši',
        'Prejeti koši',
        'Razlika',
        'Zadnjih pet',
        'Točke',
      ],
    ],
    [660, ['#', 'Klub', 'Tekme', 'Zmage', 'Porazi', 'Zadnjih pet', 'Točke']],
    [390, ['#', 'Klub', 'T', 'Z', 'P', 'Točke']],
    [320, ['#', 'Klub', 'T', 'Z', 'P', 'Točke']],
  ])('have, %i px wide, the columns that fit, and the points in sight', async (width, heads) => {
    await page.viewport(width, 900)
    openPage()
    const element = putCompetition('competition="21" start="tab=lestvica"')
    await waitFor(() => expect(partsIn(element, 'standing-row')).toHaveLength(3))
    await waitFor(() =>
      expect(
        page
          .getByRole('columnheader')
          .elements()
          .map((head) => shownText(head as HTMLElement)),
      ).toEqual(heads),
    )
    const points = page.getByRole('columnheader', { name: 'Točke' }).element().getBoundingClientRect()
    expect(points.right).toBeLessThanOrEqual(width)
    const scroller = element.shadowRoot?.querySelector('.stat-scroller')
    expect(scroller?.scrollWidth).toBeLessThanOrEqual(scroller?.clientWidth ?? 0)
  })

  test('keep a club’s place in the standings whatever they are sorted by', async () => {
    openPage()
    putCompetition()
    await userEvent.click(tab('Lestvica'))
    await userEvent.click(page.getByRole('button', { name: 'Klub' }))
    expect(cells('Lestvica').map((text) => text.slice(0, 5))).toEqual(['2|Cel', '1|Črn', '3|Zma'])
  })

  test('are sorted as the address says, and the address says how they are sorted', async () => {
    stand('tab=lestvica&razvrstitev=-dani-kosi')
    openPage()
    putCompetition('competition="21" history="page"')
    const fewest = page.getByRole('columnheader', { name: 'Dani koši' })
    await expect.element(fewest).toHaveAttribute('aria-sort', 'ascending')
    expect(cells('Lestvica')[0]).toMatch(/^2/)
    await userEvent.click(page.getByRole('button', { name: 'Razlika' }))
    expect(query()).toBe('tab=lestvica&razvrstitev=razlika')
    for (const left of ['tab=lestvica&razvrstitev=-razlika', 'tab=lestvica']) {
      await userEvent.click(page.getByRole('button', { name: 'Razlika' }))
      expect(query()).toBe(left)
    }
  })

  test('are news where a news category has the competition’s name', async () => {
    const { askedFor } = openPage({
      '/categories': [{ id: 7, name: '1. liga', type: 'COMPETITION' }],
      '/news': (requested: URLSearchParams) => newsPage(newsItems(11), requested),
    })
    const element = putCompetition()
    await userEvent.click(tab('Novice'))
    await waitFor(() => expect(partsIn(element, 'news-card')).toHaveLength(9))
    await userEvent.click(page.getByRole('link', { name: '2', exact: true }))
    await waitFor(() => expect(partsIn(element, 'news-card')).toHaveLength(2))
    expect(askedFor('/news')).toEqual([
      '/news?perPage=9&page=1&category=7',
      '/news?perPage=9&page=2&category=7',
    ])
  })

  test.each<[string, Routes]>([
    ['no category has its name', { '/categories': [{ id: 7, name: 'Pokal', type: 'COMPETITION' }] }],
    [
      'its category has none',
      {
        '/categories': [{ id: 7, name: '1. liga', type: 'COMPETITION' }],
        '/news': { news: [], nuOfNews: 0 },
      },
    ],
  ])('are no news where %s, whoever asks for them', async (_, routes) => {
    openPage(routes)
    const element = putCompetition('competition="21" start="tab=novice"')
    await expect.element(tab('Tekme')).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(partsIn(element, 'match').length).toBeGreaterThan(0))
    expect(tabNames()).toEqual(['Tekme', 'Lestvica', 'Statistika', 'Klubi'])
  })

  test('show every player’s numbers, leading to the player where there is a page', async () => {
    const { origin, ways } = openPage()
    const element = putCompetition()
    await userEvent.click(tab('Statistika'))
    await waitFor(() =>
      expect(cells('Statistika')).toEqual([
        '1|Jaka Hribar|Zmaji|SLO|7|162|86 % 31/36|56 % 34/61|43 % 21/49|26 4 + 22|46|11',
        '2|Marcus Bell|Celinci|XYZ|7|99|86 % 31/36|56 % 34/61|– 0/0|26 4 + 22|61|11',
      ]),
    )
    expect(partsIn(element, 'stat-row')).toHaveLength(2)
    await userEvent.click(page.getByRole('link', { name: 'Jaka Hribar' }))
    expect(ways).toEqual([`${origin}/reprezentant/501`])
  })

  test('show the clubs by name, each leading to its matches', async () => {
    const { origin } = openPage()
    const element = putCompetition('competition="21" club="2"')
    await userEvent.click(tab('Klubi'))
    // Three play and are not ranked.
    await waitFor(() => expect(partsIn(element, 'club')).toHaveLength(6))
    const links = page.getByRole('tabpanel').getByRole('link').elements() as HTMLAnchorElement[]
    expect(links.map(({ textContent, href }) => [textContent, href])).toEqual([
      ['Celinci', `${origin}/tekme?klub=3&tekmovanje=21`],
      ['Črni lisjaki', `${origin}/tekme?klub=2&tekmovanje=21`],
      ['Zmaji', `${origin}/tekme?klub=1&tekmovanje=21`],
    ])
    expect(partsIn(element, 'own').map(({ textContent }) => textContent)).toEqual(['Črni lisjaki'])
  })

  test('of a cup name the teams of its matches', async () => {
    openPage({ '/competitions/21': noData['/competitions/21'] })
    const element = putCompetition()
    await userEvent.click(tab('Klubi'))
    await waitFor(() =>
      expect(partsIn(element, 'club').map(({ textContent }) => textContent)).toEqual([
        'Črni lisjaki',
        'Ekipa 1',
        'Ekipa 2',
        'Ekipa 3',
      ]),
    )
  })
})

describe('one part alone', () => {
  test.each<[tab: string, part: string, count: number, requested: string[]]>([
    ['matches', 'match', 4, ['/competitions/21', '/matches']],
    ['standings', 'standing-row', 3, ['/competitions/21', '/matches']],
    ['clubs', 'club', 6, ['/competitions/21', '/matches']],
    ['statistics', 'stat-row', 2, ['/competitions/21', '/competitions/21/statistics']],
  ])(
    '%s: under the name no tabs and no seasons, and nothing else is asked for',
    async (word, part, count, requested) => {
      const host = openPage()
      const element = putCompetition(`competition="21" tab="${word}" start="tab=klubi"`)
      await waitFor(() => expect(partsIn(element, part)).toHaveLength(count))
      await settled(host, element)
      const parts = ['tab', 'filter', 'match', 'standing-row', 'club', 'stat-row', 'skeleton']
      expect(parts.filter((name) => partsIn(element, name).length > 0)).toEqual([part])
      for (const role of ['tab', 'tablist', 'tabpanel', 'combobox'] as const)
        expect(page.getByRole(role).elements()).toEqual([])
      await expect.element(page.getByRole('heading', { level: 2, name: '1. liga' })).toBeVisible()
      expect(
        [...new Set(host.requested.map(({ path }) => path.replace(/^\/api|\?.*$/g, '')))].toSorted(),
      ).toEqual(requested)
    },
  )

  test.each<[string, Routes, string]>([
    ['matches', { '/matches': noData['/matches'] }, 'Ni tekem za prikaz'],
    ['standings', { '/competitions/21': noData['/competitions/21'] }, 'Seznam v pripravi'],
    ['clubs', noData, 'Seznam v pripravi'],
    ['statistics', { '/competitions/21/statistics': [] }, 'Seznam v pripravi'],
  ])('%s that there are none of say so', async (word, routes, text) => {
    openPage(routes)
    const element = putCompetition(`competition="21" tab="${word}"`)
    await expect.element(page.getByText(text)).toBeVisible()
    expect(partsIn(element, 'skeleton')).toEqual([])
  })

  test.each<[string, Routes, shown: boolean]>([
    ['matches', { '/matches': failing(404) }, false],
    ['statistics', { '/competitions/21/statistics': failing(404) }, false],
    ['standings', { '/matches': failing(404), '/competitions/21/statistics': failing(404) }, true],
  ])('%s rest on their own answers alone', async (word, routes, isShown) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { events } = openPage(routes)
    const element = put(
      `<parket-competition competition="21" tab="${word}"><a href="/tekmovanja">Tekmovanja</a></parket-competition>`,
    )
    if (isShown) await waitFor(() => expect(partsIn(element, 'standing-row')).toHaveLength(3))
    else {
      await waitFor(() => expect(events.filter((event) => event.startsWith('parket-error'))).toHaveLength(1))
      await expect.element(page.getByRole('link', { name: 'Tekmovanja' })).toBeVisible()
      expect(rootOf(element)?.textContent).toBe('')
    }
  })

  test('of a cup the clubs are the teams of its matches', async () => {
    openPage({ '/competitions/21': noData['/competitions/21'] })
    const element = putCompetition('competition="21" tab="clubs"')
    await waitFor(() => expect(partsIn(element, 'club')).toHaveLength(4))
  })

  test('changes with the attribute; a word that there is not is every part', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    openPage()
    const element = putCompetition('competition="21" tab="standings" club="3"')
    await waitFor(() => expect(partsIn(element, 'own')).toHaveLength(1))
    element.setAttribute('tab', 'statistics')
    await waitFor(() => expect(partsIn(element, 'stat-row')).toHaveLength(2))
    expect(partsIn(element, 'standing-row')).toEqual([])
    element.setAttribute('tab', 'lestvica')
    await waitFor(() => expect(tabNames()).toHaveLength(5))
    expect(warned.mock.calls.map(([line]) => line)).toEqual([
      'parket-competition: tab="lestvica" is not understood, the default is taken',
    ])
  })
})

describe('with history="page"', () => {
  test('the query names the tab; choosing one writes it, back shows the one before', async () => {
    stand('utm=a')
    const { origin } = openPage()
    const element = putCompetition('competition="21" history="page"')
    await expect
      .element(tab('Lestvica'))
      .toHaveAttribute('href', `${origin}/tekmovanje/21?utm=a&tab=lestvica`)
    expect(query()).toBe('utm=a')
    await userEvent.click(tab('Lestvica'))
    expect(query()).toBe('utm=a&tab=lestvica')
    await waitFor(() => expect(partsIn(element, 'standing-row')).toHaveLength(3))
    history.back()
    await expect.element(tab('Tekme')).toHaveAttribute('aria-selected', 'true')
    expect(query()).toBe('utm=a')
  })

  test.each([
    ['tab=statistika', 'Statistika'],
    ['tab=nekaj', 'Tekme'],
  ])('%s opens %s', async (text, name) => {
    stand(text)
    openPage()
    putCompetition('competition="21" history="page"')
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
    expect(query()).toBe(text)
  })

  test('another season is another page; its tab goes along', async () => {
    stand('tab=lestvica')
    const { origin, ways } = openPage()
    putCompetition('competition="21" history="page"')
    await expect.element(season()).toBeVisible()
    await userEvent.selectOptions(season(), '2023/24')
    await waitFor(() => expect(ways).toEqual([`${origin}/tekmovanje/15?tab=lestvica`]))
  })
})

describe('the season', () => {
  test('can be chosen among those that have a competition of this name', async () => {
    openPage()
    putCompetition()
    const options = () => [...(season().element() as HTMLSelectElement).options].map(({ text }) => text)
    await waitFor(() => expect(options()).toEqual(['2025/26', '2024/25', '2023/24']))
  })

  test('of a guest’s page changes in place, and the address stays', async () => {
    const { ways, askedFor } = openPage({
      '/competitions/15': competitionWith({ id: 15, season: { id: 10, name: '2023/24' }, description: null }),
      '/competitions/15/statistics': [],
    })
    const element = putCompetition()
    await userEvent.click(tab('Lestvica'))
    await expect.element(season()).toBeVisible()
    await userEvent.selectOptions(season(), '2023/24')
    await shows(element, '6 ekip')
    await shows(element, 'odigrane 3 od 3 tekem')
    await expect.element(tab('Lestvica')).toHaveAttribute('aria-selected', 'true')
    await waitFor(() =>
      expect(askedFor('/competitions/15')).toEqual(['/competitions/15', '/competitions/15/statistics']),
    )
    expect([ways, location.href]).toEqual([[], start])
    // What was used is gone with the season before.
    expect(element.shadowRoot?.activeElement?.role).toBe('tabpanel')
  })

  test('is no choice where there is one alone', async () => {
    const host = openPage({ '/competition-history': [] })
    const element = putCompetition()
    await shows(element, '1. liga')
    await settled(host, element)
    await expect.element(season()).not.toBeInTheDocument()
  })

  test('that was chosen is forgotten when the tag names another competition', async () => {
    openPage({
      '/competitions/15': competitionWith({ id: 15, name: '1. liga', season: { id: 10, name: '2023/24' } }),
      '/competitions/15/statistics': [],
      '/competitions/22': competitionWith({ id: 22, name: 'Pokal' }),
      '/competitions/22/statistics': [],
    })
    const element = putCompetition()
    await expect.element(season()).toBeVisible()
    await userEvent.selectOptions(season(), '2023/24')
    await waitFor(() => expect((season().element() as HTMLSelectElement).value).toBe('15'))
    element.setAttribute('competition', '22')
    await expect.element(page.getByRole('heading', { name: 'Pokal' })).toBeVisible()
  })
})

describe('by keyboard', () => {
  test('the arrows go along the tabs, Enter opens one, Tab goes on into it', async () => {
    openPage()
    putCompetition()
    await waitFor(() => expect(tabNames()).toHaveLength(5))
    ;(tab('Tekme').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(tab('Lestvica')).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('button', { name: 'Klub' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByRole('columnheader', { name: 'Klub' }))
      .toHaveAttribute('aria-sort', 'ascending')
  })
})

test.each([1280, 820, 390, 320])('nothing is wider than the element, at %i px', async (width) => {
  await page.viewport(width, 900)
  openPage()
  const element = putCompetition()
  for (const name of ['Tekme', 'Lestvica', 'Statistika', 'Klubi', 'Novice']) {
    await waitFor(() => expect(tabNames().length).toBeGreaterThan(1))
    // Where it is in "Več" its turn is another width's.
    if (tabNames().includes(name)) await userEvent.click(tab(name))
    await waitFor(() => expect(partsIn(element, 'skeleton')).toEqual([]))
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
})
