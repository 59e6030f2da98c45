/**
 * Every request of the contract: its answer, its caching, what it refuses. The same against PGlite and,
 * with DATABASE_URL, against PostgreSQL.
 */
import type { Hono } from 'hono'
import type * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CompetitionHistoryList } from '../../src/contract/competition-history'
import * as competitions from '../../src/contract/competitions'
import * as federation from '../../src/contract/federation'
import { ChangePage, MatchList, MatchPage } from '../../src/contract/matches'
import * as teams from '../../src/contract/national-teams'
import * as news from '../../src/contract/news'
import * as pages from '../../src/contract/pages'
import * as records from '../../src/contract/team-records'
import { openSite, type SiteUnderTest } from '../../test/support/server/site'
import { wireFaults } from '../../test/support/server/wire'
import { scaleMatches } from './database/scale'
import type { Env } from './http/question'

let site: SiteUnderTest
let app: Hono<Env>

beforeAll(async () => {
  site = await openSite()
  app = site.app
  // Commissioners and matches to come, which the facts don't have.
  await scaleMatches(site.database, 1, () => {})
})
afterAll(() => site.close())

const json = async (path: string) => (await app.request(`/api${path}`)).json()

interface Row {
  /** As in the contract's table; the path is OpenAPI's. */
  request: string
  ask: string
  schema: v.GenericSchema
  refused?: string[]
  unknown?: string[]
  /** The facts hold nothing for it. */
  isEmpty?: boolean
}

const question = (request: string, ask: string, schema: v.GenericSchema, more: Partial<Row> = {}): Row => ({
  ...{ request, ask, schema, ...more },
})
const men = 'category=%C4%8Clani&gender=MALE'

const requests: Row[] = [
  question('/pages', '/pages?url=domov&hash=x', pages.Page, {
    refused: ['/pages', '/pages?url=a%00b', '/pages?url=a&url=b'],
    unknown: ['/pages?url=ni-take-strani', '/pages?url=%27%20OR%201=1'],
  }),
  question('/menu', '/menu', pages.MenuItemList),
  question('/seasons', '/seasons', federation.SeasonList),
  question('/competitions', '/competitions?seasonId=2025', federation.NamedChoiceList, {
    refused: ['/competitions', '/competitions?seasonId=x'],
  }),
  question('/clubs', '/clubs', federation.ClubList),
  question('/sport-halls', '/sport-halls', federation.NamedChoiceList),
  question('/members', '/members', federation.MemberList),
  question('/categories', '/categories?type=NATIONAL_TEAM', news.NewsCategoryList, {
    refused: ['/categories', '/categories?type=general'],
  }),
  question('/news', '/news?perPage=9&page=1&category=1,2&from=2010-01-01&to=2030-12-31', news.NewsPage, {
    refused: ['perPage=101', 'page=0', 'category=1,x', 'from=x', 'to=x'].map((query) => `/news?${query}`),
  }),
  question('/news/{url}', '/news/preobrat-v-jihlavi', news.NewsArticle, {
    unknown: ['/news/ni-take-novice', '/news/%00', '/news/%E0%A4%A'],
  }),
  question('/ad', '/ad', news.Ad),
  question('/national-teams/{id}', '/national-teams/1', teams.NationalTeam, {
    unknown: ['/national-teams/999', '/national-teams/x'],
  }),
  question('/national-teams/{id}/staff', '/national-teams/1/staff', teams.StaffList, {
    unknown: ['/national-teams/999/staff'],
  }),
  question('/national-teams/{id}/players', '/national-teams/1/players', teams.PlayerList, {
    unknown: ['/national-teams/999/players'],
  }),
  question('/national-teams/{id}/matches', '/national-teams/1/matches', MatchList, {
    unknown: ['/national-teams/999/matches'],
  }),
  question('/opponents', '/opponents?categoryId=1', records.OpponentChoiceList, {
    refused: ['/opponents', '/opponents?categoryId=x'],
  }),
  question('/opponents/{id}', '/opponents/12', records.Opponent, { unknown: ['/opponents/9999'] }),
  question('/all-time-standings', '/all-time-standings?type=points&gender=MALE', records.StandingRowList, {
    refused: ['/all-time-standings?type=x&gender=MALE', '/all-time-standings?type=games&gender=male'],
  }),
  question('/history/seasons', '/history/seasons', records.HistorySeasonList),
  question('/history/competitions', `/history/competitions?${men}`, records.HistoryCompetitionList, {
    refused: ['/history/competitions', '/history/competitions?category=x&gender=X'],
  }),
  question('/history/matches', `/history/matches?season=2025&${men}&type=OFFICIAL`, MatchList, {
    refused: [
      `/history/matches?season=x&${men}&type=OFFICIAL`,
      `/history/matches?season=2025&${men}&type=ALL`,
      '/history/matches?season=2025&gender=MALE&type=OFFICIAL',
    ],
  }),
  question('/matches', '/matches?season=2025&club=&from=2025-09-01&to=2026-06-30&page=1', MatchPage, {
    refused: [
      ...['season=x', 'club=x', 'competition=x', 'hall=x', 'referee=x', 'commissioner=x', 'from=x', 'to=x'],
      ...['page=0', 'perPage=101', 'order=date', 'order=time&around=1.2.2026', 'club=1&club=2'],
    ].map((query) => `/matches?${query}`),
  }),
  question('/matches', '/matches?season=2025&order=time&around=2026-01-01', MatchPage),
  question('/changes', '/changes?club=1,2&competition=30&since=2026-01-01T00:00:00Z&page=1', ChangePage, {
    refused: ['since=yesterday', 'since=2026-02-30T00:00:00Z', 'club=x', 'competition=x', 'page=0'].map(
      (query) => `/changes?${query}`,
    ),
  }),
  question('/competitions/{id}', '/competitions/30', competitions.CompetitionDetail, {
    unknown: ['/competitions/999999'],
  }),
  question('/competitions/{id}/statistics', '/competitions/30/statistics', competitions.StatLineList, {
    isEmpty: true,
    unknown: ['/competitions/999999/statistics'],
  }),
  question('/competition-history', '/competition-history', CompetitionHistoryList),
  question('/referees', '/referees', federation.OfficialList),
  question('/commissioners', '/commissioners', federation.OfficialList),
  question('/players/{id}', '/players/2', competitions.PlayerDetail, {
    unknown: ['/players/99999', '/players/1%20OR%201=1'],
  }),
  question('/search', '/search?q=krka&page=1&perPage=10', news.SearchPage, {
    refused: ['/search', '/search?q=%20', '/search?q=%00', '/search?q=a&page=0', '/search?q=a&perPage=101'],
  }),
]

const calendars: Row[] = [
  '/matches.ics?season=2025',
  '/national-teams/1/matches.ics',
  '/matches.csv?season=2025',
  '/competitions/1/standings.csv',
].map((ask) => question(ask.replace('/1/', '/{id}/').replace(/\?.*/, ''), ask, MatchList))

const unread = (path: string, headers: Record<string, string>) => app.request(`/api${path}`, { headers })

test.each(requests)(
  'GET $request answers what its schema says, to the last field',
  async ({ ask, schema, isEmpty = false }) => {
    const answer = await app.request(`/api${ask}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const sent = await answer.json()
    expect(wireFaults(schema, sent)).toEqual([])
    expect(JSON.stringify(sent) === '[]').toBe(isEmpty)
  },
)

test.each([...requests, ...calendars])(
  'GET $request may be read from any site, kept for a while, is not sent twice, and to HEAD without its body',
  async ({ ask }) => {
    const answer = await app.request(`/api${ask}`)
    const etag = answer.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]{20,}"$/)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const again = await unread(ask, { 'If-None-Match': `"other", ${etag}` })
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
    expect(again.headers.get('access-control-allow-origin')).toBe('*')
    expect((await unread(ask, { 'If-None-Match': '"other"' })).status).toBe(200)
    const head = await app.request(`/api${ask}`, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
    expect(Number(head.headers.get('content-length'))).toBe((await answer.arrayBuffer()).byteLength)
  },
)

async function expectProblem(answer: Response, status: number) {
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const problem = await answer.json()
  expect(problem).toMatchObject({ type: 'about:blank', status })
  return problem
}

describe('bad parameters', () => {
  test.each(requests.flatMap(({ refused = [] }) => refused))('GET %s is refused with 400', async (path) => {
    const problem = await expectProblem(await app.request(`/api${path}`), 400)
    expect(problem.parameters.length).toBeGreaterThan(0)
  })

  test('the answer names the parameter and the reason', async () => {
    expect((await json('/matches?perPage=500&season=1')).parameters).toEqual([
      { parameter: 'perPage', reason: 'must be a whole number from 1 to 100' },
    ])
  })

  test('an empty parameter counts as absent, one that nobody knows is ignored', async () => {
    const all = await json('/matches')
    expect(await json('/matches?season=&club=&from=&page=&perPage=&utm_source=x')).toEqual(all)
  })
})

describe('unknown things', () => {
  const paths = requests.flatMap(({ unknown = [] }) => unknown)
  test.each([...paths, '/nothing', '/', '/menu/1', '/openapi'])(
    'GET %s is answered with 404',
    async (path) => {
      await expectProblem(await app.request(`/api${path}`), 404)
    },
  )
})

describe('methods', () => {
  test.each([
    ['POST', '/menu', 'GET, HEAD'],
    ['DELETE', '/matches', 'GET, HEAD'],
    ['PUT', '/ads/x/clicks', 'POST'],
    ['GET', '/ads/x/clicks', 'POST'],
  ])('%s %s is refused with 405', async (method, path, allow) => {
    const answer = await app.request(`/api${path}`, { method })
    expect(answer.headers.get('allow')).toBe(allow)
    await expectProblem(answer, 405)
  })

  test('a preflight is answered', async () => {
    const answer = await app.request('/api/menu', { method: 'OPTIONS' })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-methods')).toContain('GET')
  })
})

describe('the description', () => {
  test('lists every request of the contract, with its shape, and no other', async () => {
    const answer = await app.request('/api/openapi.json')
    expect(answer.status).toBe(200)
    const { openapi, paths, components } = await answer.json()
    expect(openapi).toMatch(/^3\.1/)
    const known = [...new Set([...requests, ...calendars].map(({ request }) => request))]
    expect(Object.keys(paths).sort()).toEqual([...known, '/ads/{uuid}/clicks'].sort())
    for (const path of known) expect(Object.keys(paths[path].get.responses['200'].content)).toHaveLength(1)
    expect(paths['/ads/{uuid}/clicks'].post.responses).toHaveProperty('429')
    expect(components.schemas.Match.properties).toHaveProperty('firstTeamScore')
  })

  test('refers only to shapes that it holds', async () => {
    const text = await (await app.request('/api/openapi.json')).text()
    const { components } = JSON.parse(text)
    const named = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
    expect(named.filter((name) => !(String(name) in components.schemas))).toEqual([])
  })

  test('says of each parameter what it takes, in words', async () => {
    const { paths } = await json('/openapi.json')
    const { parameters } = paths['/matches'].get
    expect(parameters.every(({ description }: { description?: string }) => description)).toBe(true)
  })
})

test('an answer travels compressed by what the client takes, and says so', async () => {
  const plain = await unread('/clubs', {})
  const brotli = await unread('/clubs', { 'Accept-Encoding': 'gzip, deflate, br' })
  const zipped = await unread('/clubs', { 'Accept-Encoding': 'gzip, br;q=0' })
  const all = [plain, brotli, zipped].map(({ headers }) => headers)
  expect(all.map((headers) => headers.get('content-encoding'))).toEqual([null, 'br', 'gzip'])
  expect(new Set(all.map((headers) => headers.get('etag'))).size).toBe(1)
  expect(brotli.headers.get('vary')).toBe('Accept-Encoding')
  const whole = (await plain.arrayBuffer()).byteLength
  expect((await brotli.arrayBuffer()).byteLength).toBeLessThan(whole / 2)
})
