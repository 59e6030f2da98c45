import { describe, expect, it } from 'vitest'
import {
  competitionWith,
  created,
  matchWith,
  newsItems,
  newsPage,
  type Routes,
  scheduled,
} from '../answers.fixture'
import { type Rendered, type Rendering, rendered, site } from '../rendered.fixture'

const render = (attributes: Rendering['attributes'] = {}, more: Omit<Rendering, 'attributes'> = {}) =>
  rendered('competition', { attributes: { competition: '21', ...attributes }, ...more })

const tabNames = ({ texts }: Rendered) => texts('[role=tab]')
const cells = ({ all }: Rendered) =>
  all('tbody tr').map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')).join('|'),
  )
const holding = (matches: readonly object[]): Routes => ({ '/matches': { matches, total: matches.length } })

const noData: Routes = {
  '/competitions/21': competitionWith({ standings: [] }),
  '/competitions/21/statistics': [],
  ...holding([]),
  '/categories': [],
}

describe('a competition', () => {
  it('shows its name, its season and what it is about, its matches, and the other seasons', async () => {
    const rendering = await render({ 'heading-level': '1' })
    expect(rendering.texts('h1')).toEqual(['1. liga'])
    expect(rendering.text).toContain('Redni del, 6 ekip odigrane 3 od 3 tekem')
    expect(rendering.texts('[role=tab][aria-selected=true]')).toEqual(['Tekme'])
    // One of them is the last result as well.
    expect(rendering.parts('match')).toHaveLength(4)
    expect(rendering.texts('select option')).toEqual(['2025/26', '2024/25', '2023/24'])
    expect(rendering.hrefs('a[href*=".ics"]')).toEqual([`${site}/api/matches.ics?competition=21`])
  })

  it.each<[string, string[], string[]]>([
    ['all that there is', [], ['Tekme', 'Lestvica', 'Statistika', 'Klubi', 'Novice']],
    ['no matches', ['/matches'], ['Lestvica', 'Statistika', 'Klubi', 'Novice']],
    ['no standings', ['/competitions/21'], ['Tekme', 'Statistika', 'Klubi', 'Novice']],
    ['no statistics', ['/competitions/21/statistics'], ['Tekme', 'Lestvica', 'Klubi', 'Novice']],
    ['nothing', Object.keys(noData), []],
  ])('of %s has a tab for each thing that it has', async (_, empty, names) => {
    const rendering = await render(
      {},
      { routes: Object.fromEntries(empty.map((path) => [path, noData[path]])) },
    )
    expect([tabNames(rendering), rendering.parts('skeleton')]).toEqual([names, []])
    expect(rendering.text.includes('Ni tekem za prikaz')).toBe(names.length === 0)
  })

  it('without another season has none to choose', async () => {
    expect((await render({}, { routes: { '/competition-history': [] } })).all('select')).toEqual([])
  })

  it.each([
    ['', ['/matches.csv?competition=21']],
    ['tab=lestvica', ['/competitions/21/standings.csv']],
    ['tab=klubi', []],
  ])('at %j has a table of what its tab shows', async (query, paths) => {
    const { hrefs } = await render({}, { query })
    expect(hrefs('a[href*=".csv"]')).toEqual(paths.map((path) => `${site}/api${path}`))
  })

  it.each([
    ['tab=statistika', 'Statistika'],
    ['tab=nekaj', 'Tekme'],
  ])('at %s opens %s; each tab keeps the other keys', async (query, name) => {
    const { texts, hrefs } = await render({}, { query: `utm=a&${query}` })
    expect(texts('[role=tab][aria-selected=true]')).toEqual([name])
    expect(hrefs('[role=tab]')[1]).toBe(`${site}/tekmovanje/21?utm=a&tab=lestvica`)
  })
})

describe('the matches', () => {
  const now = '2025-12-01 09:00:00'

  it('are those of the next round, the last results, and all by month', async () => {
    const matches = [
      scheduled('2025-12-05 18:00:00', { id: 1, round: 9 }),
      created('2025-12-20', { id: 2, round: 9 }),
      scheduled('2025-12-06 18:00:00', { id: 3, round: 10 }),
      matchWith({ id: 4, dateTime: '2025-11-20 18:00:00', dateTimeUtc: '2025-11-20 17:00:00', round: 7 }),
      matchWith({ id: 5, round: 8 }),
      // It was to be played, and nobody knows how it ended.
      scheduled('2025-10-03 18:00:00', { id: 6, round: 1 }),
    ]
    const { all, texts, text } = await render({}, { routes: holding(matches), now })
    expect(texts('h3')).toEqual(['Naslednji krog', 'Zadnji izidi', 'Vse tekme'])
    expect(texts('h4')).toEqual([
      ...['petek 5.12.2025', 'sobota 20.12.2025', 'petek 28.11.2025'],
      ...['oktober 2025', 'november 2025', 'december 2025'],
    ])
    const rounds = all('*').filter(
      ({ children, textContent }) => !children.length && / krog$/.test(textContent),
    )
    expect(
      rounds.map(({ textContent }) => textContent.slice(0, -6)).filter((round) => /^\d+$/.test(round)),
    ).toEqual([...['9', '9', '8'], ...['1', '7', '8', '9', '10', '9']])
    expect(text).toContain('6 tekem')
  })

  it('of a play-off are called by its name, and show how the series goes', async () => {
    const final = { phase: 'Finale', competition: 'Liga' }
    const matches = [
      matchWith({ id: 1, dateTime: '2025-11-26 18:00:00', round: 1, ...final }),
      matchWith({ id: 2, dateTime: '2025-11-28 18:00:00', round: 2, ...final }),
      scheduled('2025-12-05 18:00:00', { id: 3, round: 3, ...final }),
    ]
    const { texts } = await render({}, { routes: holding(matches), now })
    expect(texts('.program-round')).toEqual(['Finale, 3. tekma', 'Finale, 2. tekma'])
    expect(texts('.match-competition')).toEqual([
      ...['Finale, 1. tekma', 'Finale, 2. tekma', 'Finale, 3. tekma'],
    ])
    const after = '2 : 0 v zmagah · Dvorana Tivoli'
    expect(texts('.match-hall')).toEqual([after, after, 'Dvorana Tivoli', after, after])
  })

  it('that are all over have no next round', async () => {
    const matches = [27, 28].map((day) => matchWith({ id: day, dateTime: `2025-11-${day} 18:00:00` }))
    const { texts } = await render({}, { routes: holding(matches), now })
    expect(texts('h3')).toEqual(['Zadnji izidi', 'Vse tekme'])
  })

  it('say their day short, under a month', async () => {
    const { all } = await render({}, { routes: holding([matchWith()]), now })
    const days = all('[part~=match]').map((box) => box.querySelector('.match-date')?.textContent)
    expect(days).toEqual([undefined, 'pet,\u00a028.\u00a011.'])
  })

  const season = Array.from({ length: 90 }, (_, index) => {
    const dateTime = `${new Date(Date.UTC(2025, 9, 1 + index)).toISOString().slice(0, 10)} 18:00:00`
    const fields = { id: index + 1, firstTeamName: `Ekipa ${index + 1}` }
    return dateTime < now
      ? matchWith({ ...fields, dateTime, dateTimeUtc: dateTime })
      : scheduled(dateTime, fields)
  })

  it.each<[string, string, string, string | undefined]>([
    ['where now is', '', 'Ekipa 51', undefined],
    ['at the page that the query names', 'stran=1', 'Ekipa 1', undefined],
    ['where now is for a page beyond the end', 'stran=9', 'Ekipa 51', ''],
  ])('are paged, and open %s', async (_, query, name, corrected) => {
    const rendering = await render({}, { routes: holding(season), now, query })
    const section = rendering.all('.program-section').at(-1)
    expect([section?.querySelector('.match-name')?.textContent, rendering.corrected]).toEqual([
      name,
      corrected,
    ])
  })

  it('that are more than four hundred have a way to all of them', async () => {
    const { asked, hrefs } = await render(
      {},
      {
        routes: {
          '/matches': (requested: URLSearchParams) => ({
            matches: [matchWith({ id: requested.get('page') ?? '1' })],
            total: 1000,
          }),
        },
      },
    )
    expect([asked('/matches').length, hrefs('a[href*="/tekme?"]')]).toEqual([
      4,
      [`${site}/tekme?tekmovanje=21`],
    ])
  })

  it.each([
    ['the tag', { club: '1' }, {}],
    ['the page', {}, { club: '1' }],
  ])('of the club that %s names are marked', async (_, attributes, page) => {
    const matches = [matchWith({ id: 1 }), matchWith({ id: 2, firstTeamName: 'Žiri', firstTeamCode: 'ZIR' })]
    const { all } = await render(attributes, { page, routes: holding(matches) })
    // Among all, and among the last results.
    const own = all('[part~=own]')
    expect([own.length, own[0] === all('[part~=match]')[0]]).toEqual([2, true])
  })
})

it('a match without a code has the crest of its club in the standings', async () => {
  const ofClub = matchWith({ firstTeamCode: null, firstTeamId: '2' })
  const { all } = await render({}, { routes: holding([ofClub]) })
  const [crest] = all('article img')
  expect(crest?.getAttribute('src')).toMatch(/\/logos\/CEL\.svg$/)
})

describe('the other tabs', () => {
  it('show the standings as they were delivered, ties too, with forms and the own club marked', async () => {
    const rendering = await render({ club: '3', start: 'tab=lestvica' })
    expect(cells(rendering)).toEqual([
      '1|Črni lisjaki|7|7|0|642|521|+121||14',
      '2|Celinci|7|3|4|530|543|−13||10',
      '3|Zmaji|7|3|4|550|546|+4||10',
    ])
    const rows = rendering.all('[part~=standing-row]').map((row) => row.getAttribute('part'))
    expect(rows).toEqual(['standing-row', 'standing-row own', 'standing-row'])
    // In each of its three matches it was the guest that lost.
    const forms = rendering.all('[role=img]').map((form) => form.getAttribute('aria-label'))
    expect(forms).toEqual(['Zadnjih pet: poraz, poraz, poraz'])
    expect(rendering.text).toContain('najnovejša tekma je desno')
  })

  it('say in words why a club of equal points comes first, and which points were corrected', async () => {
    const [first, second, third] = competitionWith().standings
    const corrections = [
      { clubId: 3, points: -1, reason: 'sklep tekmovalne komisije' },
      { clubId: 99, points: -1 },
    ]
    const standings = [first, { ...second, decidedBy: 'DIFFERENCE_BETWEEN' }, third]
    const rendering = await render(
      { start: 'tab=lestvica' },
      { routes: { '/competitions/21': competitionWith({ standings, corrections }) } },
    )
    expect(rendering.texts('[part~=standing-row] th')).toEqual([
      'Črni lisjaki',
      'Celinci Pred: Zmaji, po razliki v medsebojnih tekmah',
      'Zmaji',
    ])
    expect(cells(rendering).map((row) => row.split('|').at(-1))).toEqual(['14', '10*', '10'])
    expect(rendering.texts('li')).toEqual(['* Popravek: Celinci −1 točka, sklep tekmovalne komisije.'])
  })

  it('leave out of a club’s form what is being played', async () => {
    const now = '2025-11-28 18:30:00'
    const matches = [matchWith({ id: 1 }), matchWith({ id: 2, dateTimeUtc: '2025-11-27 17:00:00' })]
    const { all } = await render({ start: 'tab=lestvica' }, { routes: holding(matches), now })
    const forms = all('[role=img]').map((form) => form.getAttribute('aria-label'))
    expect(forms).toEqual(['Zadnjih pet: poraz', 'Zadnjih pet: zmaga'])
  })

  it('have no column of forms where no match has any', async () => {
    const rendering = await render({ start: 'tab=lestvica' }, { routes: holding([]) })
    expect(cells(rendering)[0]).toBe('1|Črni lisjaki|7|7|0|642|521|+121|14')
    expect(rendering.text).not.toContain('najnovejša')
  })

  it('are news where a news category has the competition’s name', async () => {
    const { asked, parts } = await render(
      { start: 'tab=novice&stran=2' },
      {
        routes: {
          '/categories': [{ id: 7, name: '1. liga', type: 'COMPETITION' }],
          '/news': (requested: URLSearchParams) => newsPage(newsItems(11), requested),
        },
      },
    )
    expect([asked('/news').at(-1), parts('news-card').length]).toEqual([
      '/news?perPage=9&page=2&category=7',
      2,
    ])
  })

  it('are no news where no category has its name, whoever requests them', async () => {
    const routes = { '/categories': [{ id: 7, name: 'Pokal', type: 'COMPETITION' }] }
    const rendering = await render({ start: 'tab=novice' }, { routes })
    expect(rendering.texts('[role=tab][aria-selected=true]')).toEqual(['Tekme'])
    expect(tabNames(rendering)).toEqual(['Tekme', 'Lestvica', 'Statistika', 'Klubi'])
  })

  it('show every player’s numbers, leading to the player where there is a page', async () => {
    const rendering = await render({ start: 'tab=statistika' })
    expect(cells(rendering)).toEqual([
      '1|Jaka Hribar|Zmaji|SLO|7|162|86 % 31/36|56 % 34/61|43 % 21/49|26 4 + 22|46|11',
      '2|Marcus Bell|Celinci|XYZ|7|99|86 % 31/36|56 % 34/61|– 0/0|26 4 + 22|61|11',
    ])
    expect(rendering.hrefs('[part~=stat-row] a')).toEqual([`${site}/reprezentant/501`])
  })

  it('show the clubs by name, each leading to its matches; three play and are not ranked', async () => {
    const { all, hrefs, texts, parts } = await render({ club: '2', start: 'tab=klubi' })
    expect(hrefs('[part~=club] a')).toEqual(
      ['3', '2', '1'].map((id) => `${site}/tekme?klub=${id}&tekmovanje=21`),
    )
    expect([all('[part~=club]').length, texts('[part~=club] a'), parts('own')]).toEqual([
      6,
      ['Celinci', 'Črni lisjaki', 'Zmaji'],
      ['Črni lisjaki'],
    ])
  })

  it('of a cup name the teams of its matches', async () => {
    const { parts } = await render(
      { start: 'tab=klubi' },
      { routes: { '/competitions/21': noData['/competitions/21'] } },
    )
    expect(parts('club')).toEqual(['Črni lisjaki', 'Ekipa 1', 'Ekipa 2', 'Ekipa 3'])
  })
})

describe('a competition of a season that is over', () => {
  const turned = (total: number): Routes => ({
    '/competitions/15': competitionWith({ id: 15, season: { id: 11, name: '2024/25' } }),
    '/matches': (requested: URLSearchParams) =>
      requested.get('perPage') === '1' ? { matches: [], total } : { matches: [matchWith()], total: 1 },
  })
  it.each<[what: string, attributes: object, total: number, shown: string]>([
    ['goes on as the one of the active season', {}, 1, '2025/26'],
    ['stays where its season is given', { season: '11' }, 1, '2024/25'],
    ['stays on a page of its own', { history: 'page' }, 1, '2024/25'],
  ])('%s', async (_, attributes, total, shown) => {
    const { text } = await render(
      { competition: '15', tab: 'standings', ...attributes },
      { routes: turned(total) },
    )
    expect(text).toContain(shown)
  })
})

describe('one part alone', () => {
  it.each<[tab: string, part: string, count: number, requested: string]>([
    ['matches', 'match', 4, '/matches'],
    ['standings', 'standing-row', 3, '/matches'],
    ['clubs', 'club', 6, '/matches'],
    ['statistics', 'stat-row', 2, '/competitions/21/statistics'],
  ])(
    '%s: under the name no tabs and no seasons, and nothing else is requested',
    async (tab, part, count, path) => {
      const { parts, all, texts, asked } = await render({ tab, start: 'tab=klubi' })
      expect(parts(part)).toHaveLength(count)
      const names = ['tab', 'filter', 'match', 'standing-row', 'club', 'stat-row', 'skeleton']
      expect(names.filter((name) => parts(name).length > 0)).toEqual([part])
      expect(all('[role=tab], [role=tablist], [role=tabpanel], select, [role=combobox]')).toEqual([])
      expect(texts('h2')).toEqual(['1. liga'])
      expect(asked().map((each) => each.replace(/\?.*$/, ''))).toEqual(['/competitions/21', '/seasons', path])
    },
  )

  it.each([
    ['matches', 'Ni tekem za prikaz'],
    ['standings', 'Seznam v pripravi'],
    ['clubs', 'Seznam v pripravi'],
    ['statistics', 'Seznam v pripravi'],
  ])('%s that there are none of say so', async (tab, text) => {
    const rendering = await render({ tab }, { routes: noData })
    expect([rendering.text.includes(text), rendering.parts('skeleton')]).toEqual([true, []])
  })
})
