import { describe, expect, it, vi } from 'vitest'
import { matchWith, playerDetailWith, playerWith, type Routes, scheduled } from '../answers.fixture'
import { rendered, site } from '../rendered.fixture'

const render = (fields: object = {}, routes: Routes = {}) =>
  rendered('player', {
    attributes: { player: '502' },
    routes: { '/players/502': playerDetailWith(fields), ...routes },
  })

const none = {
  ...{ year_of_birth: null, height: null, position: null, club: null, photo_url: null, nationality: null },
  ...{ played: null, official_points: null, unofficial_points: null },
  ...{ last_player_data: null, national_team: null, statistics: [], matches: [] },
}
/** In the answer they are not even named. */
const leftOut = Object.fromEntries(Object.keys(none).map((field) => [field, undefined]))

describe('the head', () => {
  it('has photo, name and every fact that is delivered', async () => {
    const { texts, all } = await render()
    expect([texts('h2')[0], texts('.player-fact')]).toEqual([
      'Luka Zupančič',
      ['Št.5', 'Leto rojstva1999', 'Višina201 cm', 'Položajkrilo', 'KlubJantar Kras', 'DržavaSlovenija'],
    ])
    expect(all('.player-portrait img')[0]?.getAttribute('src')).toMatch(/\/storage\/portraits\/m-01\.svg$/)
    expect(all('.player-flag')[0]?.getAttribute('src')).toMatch(/\/logos\/SLO\.svg$/)
  })

  it.each([[null], ['javascript:alert(1)']])('wears the jersey where the photo is %s', async (photo_url) => {
    const { texts, all } = await render({ photo_url })
    expect([texts('.jersey text'), all('.player-portrait img')]).toEqual([['Zupančič', '5'], []])
  })

  it('shows a nation that nobody knows as its code alone', async () => {
    const { texts, all } = await render({ nationality: 'XXX' })
    expect([texts('.player-fact').at(-1), all('.player-flag')]).toEqual(['DržavaXXX', []])
  })
})

it.each([
  ['empty', none],
  ['left out', leftOut],
])('nothing is shown, and nothing requested, for what is %s', async (_, fields) => {
  const complaints = vi.spyOn(console, 'warn')
  const { texts, asked } = await render(fields)
  expect(texts('.player-head > *')).toEqual(['Zupančič', 'Luka Zupančič'])
  expect([asked(), complaints.mock.calls]).toEqual([['/players/502'], []])
  complaints.mockRestore()
})

it.each(Object.entries(none))('without %s the rest is shown', async (field, value) => {
  const { texts, text } = await render({ [field]: value })
  expect(texts('.heading')).toContain(field === 'matches' ? 'Statistika' : 'Tekme')
  expect(text).not.toMatch(/null|undefined|NaN/)
})

describe('the three numbers', () => {
  const at = (filter: string) =>
    `${site}/reprezentance/clani/kvalifikacije?tab=statistika&tip=vecne_lestvice&filter=${filter}`

  it('lead to their standings on the team’s page, and say what they were counted from', async () => {
    const { texts, hrefs, text } = await render({ counted: { matches: 83, from: 2003, to: 2026 } })
    expect(texts('.player-metric')).toEqual([
      'Uradni nastopi 63',
      'Točke na uradnih tekmah 712 11,3 na tekmo',
      'Točke na vseh tekmah 941',
    ])
    expect(hrefs('.player-metric')).toEqual(['games', 'points', 'unofficial'].map(at))
    expect(text).toContain('Iz 83 tekem v zbirki (2003–2026)')
  })

  it.each<[string, object, (string | null)[]]>([
    ['of a woman', { national_team: { id: 61, url: 'clanice/ep', gender: 'FEMALE' } }, ['a', 'a', null]],
    [
      'without a page',
      { national_team: { id: 61, url: null, gender: 'MALE' }, played: 0 },
      [null, null, null],
    ],
    ['that are noughts', { played: 0, official_points: 0, unofficial_points: 0 }, []],
  ])('%s lead where there is something', async (_, fields, links) => {
    const { hrefs } = await render(fields)
    expect(hrefs('.player-metric').map((href) => href && 'a')).toEqual(links)
  })
})

describe('statistics', () => {
  it('have a line for each competition, which it leads to', async () => {
    const { all, hrefs } = await render()
    expect(hrefs('[part~=stat-row] a')[0]).toBe(`${site}/tekmovanje/5`)
    const cells = [...(all('[part~=stat-row]')[0]?.children ?? [])]
    expect(cells.map(({ textContent }) => textContent?.replace(/\s+/g, ' '))).toEqual([
      ...['EuroBasket 2025 2025', '7', '118', '16,9', '86 % 25/29', '48 % 30/63'],
      ...['31 % 11/36', '32 7 + 25', '19'],
    ])
  })

  it.each([
    [
      'lead to the page of a national team',
      'clani/kvalifikacije',
      ['/reprezentance/clani/kvalifikacije?tekmovanje=4'],
    ],
    ['lead nowhere where it has none', null, []],
  ])('%s', async (_, url, paths) => {
    const competition = { id: 4, name: 'Kvalifikacije', national_team: { url } }
    const [line] = playerDetailWith().statistics
    const { hrefs } = await render({ statistics: [{ ...line, competition }] })
    expect(hrefs('[part~=stat-row] a')).toEqual(paths.map((path) => site + path))
  })
})

it('matches are grouped by season, newest first, with what was won of them', async () => {
  const { all, texts } = await render({
    matches: [
      matchWith({ id: 1, firstTeamName: 'B', firstTeamCode: 'SLO', secondTeamCode: 'ITA' }),
      scheduled('2035-12-05 18:00:00', { id: 2, firstTeamName: 'A' }),
    ],
  })
  expect(all('[part~=match]').map((box) => box.getAttribute('aria-label')?.[0])).toEqual(['A', 'B'])
  expect([texts('.player-season-name')[0], texts('.player-record').length]).toEqual(['2035/2036', 1])
})

describe('the roster’s neighbours', () => {
  const of = (...numbers: number[]) => ({
    '/national-teams/61/players': numbers.map((number) =>
      playerWith({
        ...{ id: 497 + number, first_name: `Ime ${number}`, last_name: 'Igralec' },
        last_player_data: { yersey_number: number, height: null },
      }),
    ),
  })
  const women = { national_team: { id: 61, url: null, gender: 'FEMALE' } }

  it.each<[string, object, Routes, [name: string, words: string, id: number][]]>([
    [
      'are a step away, in the order of the roster',
      {},
      of(9, 4, 5),
      [
        ['Seznam reprezentantov', 'Prejšnji igralec Ime 4 Igralec', 501],
        ['Seznam reprezentantov', 'Naslednji igralec Ime 9 Igralec', 506],
      ],
    ],
    [
      'of a woman are worded for her',
      women,
      of(5, 6),
      [['Seznam reprezentantk', 'Naslednja igralka Ime 6 Igralec', 503]],
    ],
  ])('%s', async (_, fields, routes, links) => {
    const { all, asked } = await render(fields, routes)
    const found = all('nav a').map((link) => [
      link.closest('nav')?.getAttribute('aria-label'),
      link.textContent,
      link.getAttribute('href'),
    ])
    expect(found).toEqual(links.map(([name, words, id]) => [name, words, `${site}/reprezentant/${id}`]))
    expect(asked('/national-teams')).toEqual(['/national-teams/61/players'])
  })
})

it('without an id nothing is requested', async () => {
  const { asked, text } = await rendered('player')
  expect([asked(), text]).toEqual([[], ''])
})
