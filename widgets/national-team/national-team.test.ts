import { describe, expect, it } from 'vitest'
import {
  created,
  newsWith,
  pageWith,
  playerWith,
  type Routes,
  scheduled,
  segmentOf,
  teamTabs,
} from '../answers.fixture'
import { type Rendered, type Rendering, rendered, site } from '../rendered.fixture'
import { playedOn, serbia, standingWith } from './tab.fixture'
import { men, news, tab, tabs, teams, women } from './team.fixture'

const render = (query: string, routes: Routes = {}, attributes: Rendering['attributes'] = {}) =>
  rendered('national-team', {
    ...{ query, routes: { ...teams, ...routes } },
    attributes: { page: 'clani/kvalifikacije', ...attributes },
  })

const of = (about: object): Routes => ({ '/national-teams/61': about })
const withoutCategory = { ...women, id: 61, category: null, gender: 'FEMALE' }
const names = ({ texts }: Rendered) => texts('[role=tab]')
const standard = ['Igralci in štab', 'Tekme', 'Novice', 'Statistika', 'Zgodovina']
const segments = [
  segmentOf('title', { title: 'Prvi' }),
  segmentOf('title', { title: 'Osnutek' }, false),
  segmentOf('title', { title: 'Drugi' }),
]

describe('the page', () => {
  it('is requested by its url, and has its title above the roster, at the level that the tag says', async () => {
    const attributes = { page: 'clani/kvalifikacije', 'heading-level': '1' }
    const { asked, texts, corrected } = await render('utm=a+b', {}, attributes)
    expect(asked('/pages')).toEqual(['/pages?url=clani%2Fkvalifikacije'])
    expect([texts('h1'), texts('.hero-line')]).toEqual([['Kvalifikacije za SP'], ['2025/26 - kvalifikacije']])
    expect(texts('h2')).toEqual(['Seznam reprezentantov', 'Štab reprezentance'])
    expect(corrected).toBe('utm=a+b&tab=igralci-stab')
  })

  it.each<[string, string | null, string[]]>([
    ['in the storage', 'demo/zreb.svg', [`${site}/demo/zreb.svg`]],
    ['missing', null, []],
  ])('has the team’s photo, or a court where it is %s', async (_, team_photo_url, sources) => {
    const { all } = await render('', of({ ...men, team_photo_url }))
    expect(all('.hero-picture img').map((image) => image.getAttribute('src'))).toEqual(sources)
    expect(all('.hero-court')).toHaveLength(1 - sources.length)
  })

  const setting = (tabs: unknown): Routes => ({ '/pages': pageWith([segmentOf('national_team', { tabs })]) })
  it.each<[string, Routes]>([
    ['are no JSON', setting('[{"name": "Igralci"')],
    ['have no segment', { '/pages': pageWith([]) }],
  ])('whose tabs %s is its header alone', async (_, routes) => {
    const rendering = await render('a=1', routes)
    expect([rendering.texts('h2'), names(rendering), rendering.parts('skeleton')]).toEqual([
      ['O zvezi'],
      [],
      [],
    ])
    expect([rendering.corrected, rendering.all('.tabs-skeleton')]).toEqual([undefined, []])
  })

  it('of a team alone has the five standard tabs, the roster as a grid and the standings', async () => {
    const rendering = await render('tab=statistika', {}, { page: '', team: '62' })
    expect([rendering.texts('h2'), names(rendering)]).toEqual([
      ['Članice'],
      ['Igralke in štab', ...standard.slice(1)],
    ])
    expect(rendering.text).toContain('Večne lestvice')
    expect(rendering.asked('/pages')).toEqual([])
    expect((await render('', {}, { page: '', team: '62' })).all('table')).toEqual([])
  })
})

describe('the tabs', () => {
  it('are worded for women, without a history where there is no category', async () => {
    const rendering = await render('tab=zgodovina', { ...tabs(teamTabs), ...of(withoutCategory) })
    expect(names(rendering)).toEqual(['Igralke in štab', ...standard.slice(1, 4)])
  })

  const own = (competitions: object[]) => of({ ...men, competitions })
  const linkTab = tab('Cilj', { hash: 'link', value: 'https://drugam.example/' })
  const away = ['_blank', 'noopener']
  const here = [null, null]
  const onPage = `${site}/reprezentance/clani/kvalifikacije`
  it.each<[string, object, Routes, [string | null, ...(string | null)[]]]>([
    ['a competition', tab('Cilj', { value: 'toCompetition|71' }), {}, [`${site}/tekmovanje/71`, ...here]],
    [
      'the team’s own site',
      linkTab,
      own([{ competition_url: 'https://prva.example/' }, { competition_url: 'https://druga.example/' }]),
      ['https://prva.example/', ...away],
    ],
    [
      'where its own entries say, and nothing else',
      tab('Cilj', { value: 'matches', new: { tekmovanje: 62, b: 'č d' } }),
      {},
      [`${onPage}?tekmovanje=62&b=%C4%8D+d&tab=cilj`, ...here],
    ],
  ])('lead to %s', async (_, target, routes, expected) => {
    const { all } = await render('tab=tekme&utm=x', { ...tabs([...teamTabs, target]), ...routes })
    const link = all('[role=tab]').find(({ textContent }) => textContent === 'Cilj')
    expect(['href', 'target', 'rel'].map((name) => link?.getAttribute(name) ?? null)).toEqual(expected)
  })

  it('to the team’s own site are not there for a team without one', async () => {
    expect(names(await render('', { ...tabs([linkTab, ...teamTabs]), ...own([]) }))).toEqual(standard)
  })

  it.each([
    ['', 'Igralci in štab', 'Igralec61'],
    ['tab=tekme', 'Tekme', 'Ekipa61'],
    ['tab=novice', 'Novice', 'Novica 9'],
    ['tab=statistika', 'Statistika', 'Večne lestvice'],
    ['tab=zgodovina', 'Zgodovina', 'Tekmovanja skozi leta'],
  ])('are opened by the query "%s": %s', async (query, name, text) => {
    const { texts } = await render(query)
    expect(texts('[role=tab][aria-selected=true]')).toEqual([name])
    expect(texts('[role=tabpanel]')[0]).toContain(text)
  })

  it('are of the team that the first of them with one names, where the query names none', async () => {
    const list = [
      tab('A', { show: false }),
      tab('B', { competitionId: null }),
      tab('C', { competitionId: '62' }),
    ]
    const { asked, text } = await render('tekmovanje=../61', tabs(list))
    expect(text).toContain('Igralec62')
    expect(asked('/national-teams').filter((path) => !path.startsWith('/national-teams/62'))).toEqual([])
  })

  it('of their own segments show those that are published, in order', async () => {
    const drugo = tab('Drugo', { type: 'other', value: '', segments })
    const { parts } = await render('tab=drugo', tabs([...teamTabs, drugo]))
    expect(parts('segment')).toEqual(['Prvi', 'Drugi'])
  })
})

describe('the roster', () => {
  const roster = (fields: object): Routes => tabs([{ ...teamTabs[0], ...fields }])
  const named = (last_name: string, active: unknown, height = 200) =>
    playerWith({
      ...{ id: `a ${last_name}`, first_name: 'A', last_name, nt_player_team: [{ pivot: { active } }] },
      last_player_data: { yersey_number: 4, height },
    })
  const players = (list: object[]): Routes => ({ '/national-teams/61/players': list })

  it.each([
    ['grid', 'byLastName', 'ABC', 0],
    ['list', 'byHeight', 'BCA', 1],
    ['tiles', 'byShoeSize', 'ABC', 0],
  ])(
    'is a %s in the order %s as the tab says, and leads to the players',
    async (rosterType, rosterOrder, order, count) => {
      const list = [named('C', 1, 199), named('A', 1, 188), named('B', 1, 201)]
      const { all, hrefs, parts } = await render('', {
        ...players(list),
        ...roster({ rosterType, rosterOrder }),
      })
      expect([parts('player').length, all('table').length]).toEqual([3, count])
      const links = hrefs('[part~=player] a, a[part~=player]')
      expect(links).toEqual([...order].map((name) => `${site}/reprezentant/a%20${name}`))
    },
  )

  it.each<[string, object, object[], string[]]>([
    [
      'men and those who left',
      men,
      [named('B', 1), named('C', 0), named('D', null)],
      ['Seznam reprezentantov', 'Igralci, ki so zapustili priprave'],
    ],
    ['women without anybody', { ...women, id: 61 }, [], ['Seznam kandidatk']],
  ])('of %s has its headings', async (_, about, list, titles) => {
    const { texts, text } = await render('', {
      ...of(about),
      ...players(list),
      '/national-teams/61/staff': [],
    })
    expect([texts('h3'), text.includes('Seznam je v pripravi')]).toEqual([titles, list.length === 0])
  })

  it('has its staff in four groups after the players', async () => {
    const staff = [99, 15, 5, 17, 3, 1].map((role_id) => ({ name: 'A', role: `vloga ${role_id}`, role_id }))
    const { parts, all, texts } = await render('', { '/national-teams/61/staff': staff })
    expect(parts('staff-member')).toEqual([17, 1, 5, 3, 15, 99].map((role) => `vloga ${role} A`))
    expect([all('.staff-group').length, texts('h3')]).toEqual([
      4,
      ['Seznam reprezentantov', 'Štab reprezentance'],
    ])
  })
})

/** In order of time, as any list: to come, played, undated. */
const mixed = [
  created('2025-12-20', { id: 1, firstTeamName: 'D' }),
  playedOn('2025-11-21', 'C'),
  scheduled('2025-12-05 18:00:00', { id: 2, firstTeamName: 'A' }),
  playedOn('2025-11-14', 'B'),
]
const firstLetters = ({ all }: Rendered) =>
  all('article').map((box) => box.getAttribute('aria-label')?.[0] ?? '')

describe('the matches', () => {
  it('are in order, and may go into a calendar', async () => {
    const rendering = await render('tab=tekme', { '/national-teams/61/matches': mixed })
    expect(firstLetters(rendering).join('')).toBe('ABCD')
    expect(rendering.hrefs('a[href*=".ics"]').at(-1)).toBe(`${site}/api/national-teams/61/matches.ics`)
  })

  it('that are none are one sentence', async () => {
    const { text, hrefs } = await render('tab=tekme', { '/national-teams/61/matches': [] })
    expect([text.includes('Ni tekem za prikaz'), hrefs('a[href*=".ics"]')]).toEqual([true, []])
  })
})

describe('the news', () => {
  it.each([
    ['tab=novice', 1, '/news?perPage=9&page=1&category=1', 'tab=novice'],
    ['tab=novice&stran=2', '7', '/news?perPage=9&page=2&category=7', 'tab=novice&stran=2'],
    ['tab=novice&stran=7', null, '/news?perPage=9&page=1', 'tab=novice'],
  ])(
    'at %s of category %s are requested nine at a time, without a header',
    async (query, newsCategoryId, path, after) => {
      const routes = { ...tabs([teamTabs[0], { ...teamTabs[2], newsCategoryId }]), ...news(11) }
      const { asked, all, corrected, hrefs } = await render(query, routes)
      expect([asked('/news').at(-1), corrected ?? query, all('form')]).toEqual([path, after, []])
      expect(hrefs('nav a[href$="stran=2"]')[0]).toBe(
        `${site}/reprezentance/clani/kvalifikacije?tab=novice&stran=2`,
      )
    },
  )

  it('lead to the article', async () => {
    const { hrefs } = await render('tab=novice', { '/news': { news: [newsWith()], nuOfNews: 1 } })
    expect(hrefs('[part~=news-card] a')).toEqual([`${site}/novica/zmaji-brez-poraza`])
  })
})

describe('the statistics', () => {
  const at = (rest: string) => `tab=statistika&tip=${rest}`
  const games = at('vecne_lestvice&filter=games')
  const ofSerbia = at('nasprotniki_uradne_tekme&filter=5')
  const forms = ['Večne lestvice', 'Nasprotniki uradne tekme']
  const opening = ['Lestvica uradnih nastopov', 'Brez uradnega nastopa']
  const bare = tabs([{ ...teamTabs[3], showAllTimeStandings: false }])

  it.each<[string, string, Routes, string[]]>([
    ['without a view open with the appearances', 'tab=statistika', {}, [...forms, ...opening]],
    ['where the tab has no standings have opponents alone', 'tab=statistika', bare, forms.slice(1)],
    ['without a category have no opponents', ofSerbia, of(withoutCategory), ['Večne lestvice', ...opening]],
    [
      'show the scorers',
      at('vecne_lestvice&filter=points'),
      {},
      [...forms, 'Lestvica strelcev na uradnih tekmah', 'Brez doseženega koša na uradni tekmi'],
    ],
    ['show an opponent, written with zeros', ofSerbia.replace('=5', '=005'), {}, [...forms, 'Srbija']],
    ['show one who is in no list', ofSerbia, { '/opponents': [] }, [...forms, 'Srbija']],
    [
      'have no heading over no rows',
      games,
      { '/all-time-standings': [standingWith({ played: 3 })] },
      [...forms, 'Lestvica uradnih nastopov'],
    ],
    ['have none over nobody', games, { '/all-time-standings': [] }, forms],
  ])('%s', async (_, query, routes, titles) => {
    const { texts, corrected } = await render(query, routes)
    expect([texts('h3'), corrected]).toEqual([titles, undefined])
  })

  it('rank those with a score, name the others, and lead to them', async () => {
    const { parts, hrefs, asked } = await render(games)
    expect([parts('standing-row'), parts('unscored-row')]).toEqual([['1 Ana 9', '2 Bor 5'], ['Cene']])
    const ids = ['11', '12', 'c%203'].map((id) => `${site}/reprezentant/${id}`)
    expect(hrefs('[part~=standing-row], [part~=unscored-row]')).toEqual(ids)
    expect(asked('/all-time')).toEqual(['/all-time-standings?type=games&gender=MALE'])
  })

  it('are the women’s for a women’s team', async () => {
    const { asked } = await render(games, of(withoutCategory))
    expect(asked('/all-time')).toEqual(['/all-time-standings?type=games&gender=FEMALE'])
  })

  it('have an opponent’s crest, record and matches in order', async () => {
    const rendering = await render(ofSerbia, { '/opponents/5': { ...serbia, matches: mixed } })
    expect(rendering.text).toMatch(/Zmage: 7.*Porazi: 11/)
    expect(rendering.all('.opponent img')[0]?.getAttribute('src')).toMatch(/logos\/SRB\.svg$/)
    expect(firstLetters(rendering).join('')).toBe('ABCD')
    expect(rendering.asked('/opponents?')).toEqual(['/opponents?categoryId=1'])
  })
})

describe('the history', () => {
  const category = 'category=%C4%8Clani&gender=MALE'
  const women61 = of({ ...women, id: 61 })
  const womens = 'category=%C4%8Clanice&gender=FEMALE'
  it.each<[string, string, Routes, string]>([
    ['the official ones of the team’s season', '', {}, `season=12&${category}&type=OFFICIAL`],
    ['the women’s', '', women61, `season=12&${womens}&type=OFFICIAL`],
    [
      'those of the last season where nobody knows the team’s',
      '',
      { '/history/seasons': [{ id: 9, name: 'x' }] },
      `season=9&${category}&type=OFFICIAL`,
    ],
    ['those that the query names', '&sezona=9&vrsta=neuradne', {}, `season=9&${category}&type=UNOFFICIAL`],
    [
      'its opening for a season that nobody knows',
      '&sezona=abc&vrsta=uradne',
      {},
      `season=12&${category}&type=OFFICIAL`,
    ],
  ])('requests %s', async (_, rest, routes, parameters) => {
    const { asked, texts, corrected } = await render(`tab=zgodovina${rest}`, routes)
    expect(asked('/history/matches')).toEqual([`/history/matches?${parameters}`])
    const [, question = ''] = /^season=\w+&(.*)&type/.exec(parameters) ?? []
    expect(asked('/history/competitions')).toEqual([`/history/competitions?${question}`])
    expect([texts('h3').slice(0, 2), corrected]).toEqual([['Tekme', 'Tekmovanja skozi leta'], undefined])
  })

  it('has its matches in order', async () => {
    expect(firstLetters(await render('tab=zgodovina', { '/history/matches': mixed })).join('')).toBe('ABCD')
  })
})
