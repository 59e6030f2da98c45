import { describe, expect, it } from 'vitest'
import {
  created,
  matchPage,
  matchWith,
  playedMatches,
  type Routes,
  scheduled,
  withMatches,
} from '../answers.fixture'
import { type Rendered, type Rendering, rendered, site } from '../rendered.fixture'

type Attributes = NonNullable<Rendering['attributes']>

const render = (attributes: Attributes, matches: readonly object[], page = {}) =>
  rendered('match-list', { attributes, page, routes: withMatches(matches) })

const labels = ({ all }: Rendered) => all('article').map((box) => box.getAttribute('aria-label') ?? '')

/** What is requested without a page. */
const soon = 'order=time&around=2025-11-30'

describe('what is requested', () => {
  it.each<[string, Attributes, string]>([
    ['the active season', {}, `season=12&${soon}&perPage=20`],
    ['another season', { season: '11' }, `season=11&${soon}&perPage=20`],
    ['a club', { club: '3' }, `season=12&club=3&${soon}&perPage=20`],
    ['a competition', { competition: '22' }, `season=12&competition=22&${soon}&perPage=20`],
    ['a hall', { hall: '31' }, `season=12&hall=31&${soon}&perPage=20`],
    [
      'days, as ISO or as written here',
      { from: '1.11.2025', to: '2025-11-30' },
      `season=12&from=2025-11-01&to=2025-11-30&${soon}&perPage=20`,
    ],
    ['the size of a page', { 'per-page': '5' }, `season=12&${soon}&perPage=5`],
    [
      'all of it without a search header',
      { search: 'off', club: '3' },
      `season=12&club=3&${soon}&perPage=20`,
    ],
  ])('by attributes is %s', async (_, attributes, parameters) => {
    const { asked } = await rendered('match-list', { attributes })
    expect(asked('/matches')).toEqual([`/matches?${parameters}`])
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
  const whole = 'sezona=11&klub=2&tekmovanje=41&dvorana=32&od=01.11.2025&do=30.11.2025&stran=2'
  it.each<[string, query: string, parameters: string]>([
    [
      'all that it says',
      whole,
      'season=11&club=2&competition=41&hall=32&from=2025-11-01&to=2025-11-30&order=time&page=2&perPage=20',
    ],
    ['the season of a competition alone', 'tekmovanje=42', `season=11&competition=42&${soon}&perPage=20`],
    [
      'the competition of the same name in another season',
      'sezona=11&tekmovanje=21',
      `season=11&competition=41&${soon}&perPage=20`,
    ],
    ['no day that there is not', 'od=30.02.2026&stran=0', `season=12&${soon}&perPage=20`],
    ['no club that nobody knows', 'klub=abc', `season=12&${soon}&perPage=20`],
    ['no hall that nobody knows', 'dvorana=99', `season=12&${soon}&perPage=20`],
    ['no competition that nobody knows', 'tekmovanje=abc', `season=12&${soon}&perPage=20`],
    ['no season that nobody knows', 'sezona=xyz&klub=2', `season=12&club=2&${soon}&perPage=20`],
  ])('by the query is %s', async (_, query, parameters) => {
    const { asked } = await rendered('match-list', {
      ...{ attributes: { club: '3' }, query },
      routes: { ...leagues, ...withMatches(playedMatches(45)) },
    })
    expect(asked('/matches')).toEqual([`/matches?${parameters}`])
  })

  it.each<[Attributes, string]>([
    [{ competition: '41' }, 'season=12&competition=21'],
    [{ competition: '41', search: 'off' }, 'season=12&competition=21'],
    [{ competition: '42' }, 'season=11&competition=42'],
    [{ competition: '41', season: '11' }, 'season=11&competition=41'],
  ])('of %o, whose season is over, is %s', async (attributes, parameters) => {
    const { asked } = await rendered('match-list', {
      attributes,
      routes: { ...leagues, ...withMatches(playedMatches(3)) },
    })
    expect(asked('/matches').at(-1)).toBe(`/matches?${parameters}&${soon}&perPage=20`)
  })

  it('is every season where none is active', async () => {
    const { asked } = await rendered('match-list', { routes: { '/seasons': [] } })
    expect(asked('/matches')).toEqual([`/matches?${soon}&perPage=20`])
  })

  it.each([
    [{ search: 'off' }, ['/seasons', `/matches?season=12&${soon}&perPage=20`]],
    [{ search: 'off', season: '12' }, [`/matches?season=12&${soon}&perPage=20`]],
  ])('by %o is nothing that a search header would need', async (attributes, paths) => {
    const { asked, all } = await rendered('match-list', { attributes })
    expect([asked(), all('[role=search], form')]).toEqual([paths, []])
  })

  it('of a club that locks is that club’s, whatever the query says; its filter is not there', async () => {
    const attributes = { lock: 'club' }
    const { asked, parts } = await rendered('match-list', {
      ...{ attributes, page: { club: '3' }, query: 'klub=2&dvorana=31' },
    })
    expect(asked('/matches')).toEqual([`/matches?season=12&club=3&hall=31&${soon}&perPage=20`])
    expect(parts('filter')).toEqual([
      'Datum',
      expect.stringMatching(/Tekmovanje$/),
      expect.stringMatching(/Dvorana$/),
    ])
  })
})

describe('the matches', () => {
  const day = (date: string, name: string) =>
    matchWith({
      id: name,
      firstTeamName: name,
      dateTime: `${date} 18:00:00`,
      dateTimeUtc: `${date} 17:00:00`,
    })

  it.each<[string, object[], Attributes, string]>([
    [
      'to come, played, undated, where not all are played',
      [
        created('2025-12-20', { id: 1, firstTeamName: 'D' }),
        day('2025-11-21', 'C'),
        scheduled('2025-12-05 18:00:00', { id: 2, firstTeamName: 'A' }),
        day('2025-11-14', 'B'),
      ],
      {},
      'ABCD',
    ],
    [
      'as the server has them, on one page of many',
      [day('2025-11-14', 'A'), day('2025-11-28', 'B'), day('2025-11-21', 'C')],
      { 'per-page': '2' },
      'AB',
    ],
  ])('stand %s', async (_, matches, attributes, names) => {
    const found = labels(await render({ search: 'off', ...attributes }, matches))
    expect(found.map((label) => label[0]).join('')).toBe(names)
  })

  it('of a day are under its heading', async () => {
    const matches = [day('2025-11-28', 'A'), day('2025-11-28', 'B'), day('2025-11-22', 'C')]
    const { all } = await render({ search: 'off', 'heading-level': '1' }, matches)
    const days = all('section').map((section) => [
      section.querySelector('h2')?.textContent,
      section.querySelectorAll('article').length,
    ])
    expect(days).toEqual([
      ['petek 28.11.2025', 2],
      ['sobota 22.11.2025', 1],
    ])
  })

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
  it.each<[string, Attributes, object, string[]]>([
    ['the tag’s club', { club: '1' }, {}, [withZmaji, withOther]],
    ['the script tag’s club', {}, { club: '2' }, [withZmaji, withCelinci]],
    ['no club', {}, {}, []],
  ])('of %s carry the part own', async (_, attributes, page, marked) => {
    const { all } = await render(attributes, neighbours, page)
    expect(all('[part~=own]').map((box) => box.getAttribute('aria-label'))).toEqual(marked)
  })

  const noMatches = { '/matches': { matches: [], total: 0 } }
  it('leaves the fallback where there is no match in this season and in the one before', async () => {
    const { text, asked } = await rendered('match-list', { attributes: { show: 'next' }, routes: noMatches })
    expect(text).toBe('')
    expect(asked('/matches').map((path) => /season=(\d+)/.exec(path)?.[1])).toEqual(['12', '12', '11'])
  })

  it.each<[Attributes, string]>([
    [{ search: 'off' }, 'Ni tekem za prikaz'],
    [{ club: '3' }, 'Celinci v sezoni 2025/26 nima tekem.'],
  ])('that are none, with %o, are a sentence without pages or a calendar', async (attributes, text) => {
    const rendering = await rendered('match-list', { attributes, routes: noMatches })
    expect(rendering.text).toContain(text)
    expect([...rendering.parts('pagination'), ...rendering.hrefs('a[href*=".ics"]')]).toEqual([])
  })
})

it('the only season is text', async () => {
  const routes = { '/seasons': [{ id: 12, name: '2025/26', isActive: true }] }
  const { text, texts } = await rendered('match-list', { routes })
  expect([text.includes('2025/26'), texts('select')]).toEqual([true, []])
})

describe('what is before today', () => {
  /** By time; the page number says so. */
  const timed = (matches: readonly object[]): Routes => ({
    '/matches': (query: URLSearchParams) => ({ ...matchPage(matches, query), page: 1 }),
  })
  const at = (dateTime: string, fields: object = {}) =>
    scheduled(dateTime, { id: dateTime, firstTeamName: dateTime.slice(5, 10), ...fields })
  const past = [at('2025-11-14 18:00:00', { firstTeamScore: 80 }), at('2025-11-21 18:00:00')]
  const [today, next] = [at('2025-11-30 08:00:00', { firstTeamScore: 80 }), at('2025-12-05 18:00:00')]
  const folded = ({ all, texts }: Rendered) => [
    texts('summary'),
    all('details article').length,
    all('details').some((each) => each.hasAttribute('open')),
  ]
  const renderTimed = (matches: readonly object[], attributes: Attributes = {}) =>
    rendered('match-list', { attributes: { search: 'off', ...attributes }, routes: timed(matches) })

  it('is one closed row, and the next match the first that is in sight', async () => {
    const rendering = await renderTimed([...past, today, next])
    expect(folded(rendering)).toEqual([['2 prejšnji tekmi 14. 11. – 21. 11. 2025'], 2, false])
    expect(rendering.all('.match-days').at(-1)?.querySelectorAll('article')).toHaveLength(2)
  })

  it('is not folded on a page that is named', async () => {
    expect(folded(await renderTimed([...past, next], { start: 'stran=1' }))).toEqual([[], 0, false])
  })

  it('is not folded by a server that knows no order', async () => {
    expect(folded(await render({ search: 'off' }, [...past, next]))).toEqual([[], 0, false])
  })
})

describe('links', () => {
  const filters = {
    season: '11',
    club: '3',
    competition: '22',
    hall: '31',
    from: '1.11.2025',
    to: '2025-11-30',
  }
  it('lead to the shell’s own list, with exactly what is shown', async () => {
    const attributes = { search: 'off', 'per-page': '2', club: '3', from: '2025-11-01' }
    const { hrefs } = await render(attributes, playedMatches(6))
    const shown = `${site}/tekme?sezona=12&klub=3&od=01.11.2025&stran=`
    expect(hrefs('nav a[href]')).toEqual(['1', '2', '3', '2'].map((number) => shown + number))
  })

  it.each<[Attributes, string]>([
    [{}, 'season=12'],
    [
      { ...filters, 'per-page': '2' },
      'season=11&club=3&competition=22&hall=31&from=2025-11-01&to=2025-11-30',
    ],
    [{ search: 'off', 'per-page': '2', start: 'stran=2' }, 'season=12'],
  ])('to a calendar have exactly the filters shown, and all pages: %o', async (attributes, parameters) => {
    const { hrefs } = await render(attributes, playedMatches(6))
    expect(hrefs('a[href*=".ics"]')).toEqual([`${site}/api/matches.ics?${parameters}`])
  })

  it('to a table have exactly the filters shown, and all pages', async () => {
    const query = 'sezona=11&klub=3&dvorana=31&od=01.11.2025&stran=1'
    const { hrefs } = await rendered('match-list', {
      query,
      routes: { '/matches': { matches: [matchWith()], total: 1 } },
    })
    expect(hrefs('a[href*=".csv"]')).toEqual([
      `${site}/api/matches.csv?season=11&club=3&hall=31&from=2025-11-01`,
    ])
  })

  it.each<[string, Rendering]>([
    ['there are no matches', { query: '', routes: { '/matches': { matches: [], total: 0 } } }],
    ['the page is a guest’s', {}],
    ['the answers are another server’s', { query: '', attributes: { api: 'https://api.example/api' } }],
  ])('to no table where %s', async (_, rendering) => {
    expect((await rendered('match-list', rendering)).hrefs('a[href*=".csv"]')).toEqual([])
  })
})

it('a match without a code has the crest of its club, which the search has', async () => {
  const ofClub = scheduled('2025-12-03 18:00:00', { firstTeamCode: null, firstTeamId: '2' })
  const { all } = await render({}, [ofClub])
  const [crest] = all('article img')
  expect(crest?.getAttribute('src')).toMatch(/\/logos\/CEL\.svg$/)
})

describe('only the next matches', () => {
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

  it('are as many as wanted, in one card with their days, without search, day heads, pages and calendars', async () => {
    const days = ['2025-11-20', '2025-12-03', '2025-12-05', '2025-12-06']
    const rendering = await rendered('match-list', {
      attributes: { show: 'next', 'per-page': '2', club: '2' },
      routes: byDays(days.map((day, index) => at(day, `Ekipa ${index}`))),
    })
    expect(rendering.texts('h2')).toEqual(['Naslednji dve tekmi'])
    expect(labels(rendering).map((label) => label.slice(0, 7))).toEqual(['Ekipa 1', 'Ekipa 2'])
    expect(rendering.text).toContain('sre, 3. 12.')
    expect(rendering.hrefs('a')).toEqual([`${site}/tekme?klub=2`])
    expect(rendering.all('form, [role=search], nav, .match-day-head')).toEqual([])
  })

  it('are the last ones where none is to come, the latest first', async () => {
    const days = ['2025-11-01', '2025-11-08', '2025-11-15', '2025-11-22']
    const rendering = await rendered('match-list', {
      attributes: { show: 'next', 'per-page': '3' },
      routes: byDays(days.map((day, index) => ({ ...at(day, `Ekipa ${index}`), firstTeamScore: 80 }))),
    })
    expect(rendering.texts('h2')).toEqual(['Zadnje tri tekme'])
    expect(labels(rendering).map((label) => label.slice(0, 7))).toEqual(['Ekipa 3', 'Ekipa 2', 'Ekipa 1'])
  })
})
