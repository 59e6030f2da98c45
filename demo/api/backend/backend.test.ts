/** A site without a database: another instance of ours is behind it, and every route is the same but for addresses. */
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { listenOn } from '../../../test/support/server/program'
import { type Drawer, startDrawer } from '../../../test/support/server/rendering'
import { openSite, type SiteUnderTest } from '../../../test/support/server/site'
import { createApp } from '../../ops/app'
import { checkApi } from '../../ops/check-api/check-api'
import { ad_clicks, ads } from '../database/schema'
import { contentOf } from '../http/content'
import type { Env } from '../http/question'
import { parametersOf } from './backend-api'
import { CachedAnswers } from './cached-answers'
import type { Mapping } from './mapping'

const [theirs, ours] = ['https://vir.test', 'https://kosarka.test']
const today = new Date('2026-11-25T12:00:00Z')

let upstream: SiteUnderTest
let server: Server
let drawer: Drawer
let api: string
let app: Hono<Env>
/** What the backend answers in place of its own answer */
let instead: ((request: Request) => Response | undefined) | undefined
const asked: Request[] = []

interface Different {
  siteUrl?: string
  mapping?: Mapping
  log?: (line: string) => void
}

const newSite = ({ mapping = {}, ...more }: Different = {}) =>
  createApp({
    backend: { api, storage: api.replace(/api$/, 'storage'), mapping },
    ...{ files: { ...upstream.files, storage: upstream.folder }, renderer: startDrawer(), siteUrl: theirs },
    ...{ log: () => {}, renderTimeoutMs: 60_000, ...more },
  })

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: today })
  drawer = startDrawer()
  upstream = await openSite({ renderer: drawer, siteUrl: theirs, now: () => today.getTime() })
  server = createServer(
    getRequestListener((request, env) => {
      asked.push(request)
      return instead?.(request) ?? upstream.app.fetch(request, env)
    }),
  )
  api = `http://127.0.0.1:${await listenOn(server)}/api`
  app = newSite()
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await upstream.close()
  vi.useRealTimers()
})
afterEach(() => {
  instead = undefined
  asked.length = 0
})

const compared = ['content-type', 'etag', 'cache-control', 'content-security-policy', 'allow']

async function answerOf(site: Hono<Env>, path: string, init: RequestInit = {}) {
  const answer = await site.request(`http://localhost${path}`, init)
  const headers = compared.map((name) => answer.headers.get(name))
  return { path, status: answer.status, body: await answer.text(), headers }
}

/** Where two texts part, in a few words: whole pages would be compared otherwise. */
function parting(one: string, other: string): string[] {
  if (one === other) return []
  const at = [...one].findIndex((sign, index) => sign !== other[index])
  return [one, other].map((text) => text.slice(Math.max(0, at - 40), at + 80))
}

/** Both under one name: nothing but addresses would be others. */
async function expectSame(path: string, init?: RequestInit): Promise<void> {
  const [own, other] = [await answerOf(app, path, init), await answerOf(upstream.app, path, init)]
  expect([path, own.status, parting(own.body, other.body)]).toEqual([path, other.status, []])
  expect([path, own.headers]).toEqual([path, other.headers])
}

async function addresses(site = upstream.app): Promise<string[]> {
  const text = await (await site.request('/sitemap.xml')).text()
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.slice(theirs.length))
}

/** Of a long list one of each tenth; all of them in the long run. */
const some = (paths: readonly string[]): string[] =>
  paths.filter((_, index) => inject('long') || index % Math.ceil(paths.length / 40) === 0)

describe('the same to the byte', () => {
  test('every request of the API', async () => {
    const checks = await checkApi(async (path, query = {}) => {
      const answer = await upstream.app.request(`/api${path}?${new URLSearchParams(query)}`)
      const { status, headers } = answer
      return { status, headers, body: status === 200 ? await answer.json() : undefined }
    })
    for (const check of checks) await expectSame(`/api${check.asked}`)
    expect(checks.length).toBe(30)
  })

  test('pages of the sitemap', async () => {
    for (const path of some(await addresses())) await expectSame(path)
  })

  test('views, embeds and frames of every widget', async () => {
    const known = await drawer.catalogue
    for (const name of Object.keys(known.attributes))
      for (const path of [`/view/${name}`, `/embed/${name}.js`, `/okvir/${name}`]) await expectSame(path)
  })

  test.each([
    ...['/sitemap.xml', '/novice.xml', '/robots.txt', '/api/openapi.json', '/api/addresses'],
    ...['/api/matches?season=2025&club=3&perPage=5&page=2', '/api/matches?season=abc'],
    ...['/api/matches?season=2022&order=time&around=2022-11-01', '/api/news?category=1,2&from=2010-01-01'],
    ...[
      '/api/news/ni-take-novice',
      '/api/pages?url=ni-take-strani',
      '/api/players/abc',
      '/api/ni-take-zahteve',
    ],
    ...['/api/clubs?utm_source=x', '/api/matches.ics?season=2025&club=3', '/api/matches.ics?season=abc'],
    ...['/api/national-teams/1/matches.ics', '/api/national-teams/999/matches.ics', '/vdelaj'],
    ...['/api/matches.csv?club=3', '/api/matches.csv?club=a', '/api/competitions/1/standings.csv'],
    '/api/competitions/99999/standings.csv',
    ...['/tekme?klub=3&stran=2', '/tekme?fbclid=1', '/novice?kategorija=1', '/iskalnik?q=kos'],
    ...[`/oembed?url=${encodeURIComponent(`${theirs}/tekme?klub=3`)}`, '/ni-take-strani', '/%20dokumenti'],
    ...['/novica/ni-take-novice', '/reprezentance/clani/ni-take-ekipe', '/tekmovanje/999999'],
    ...['/view/roster?team=1', '/embed/match-list.js?per-page=5&club=3', '/okvir/competition?competition=1'],
    ...['/storage/default-news.svg', '/storage/ni-take-slike.png', '/storage/%2e%2e/package.json'],
  ])('%s', (path) => expectSame(path))

  test.each([
    ['/api/clubs', 'POST'],
    ['/api/clubs', 'OPTIONS'],
    ['/api/clubs', 'HEAD'],
    ['/tekme', 'POST'],
  ])('%s by %s', (path, method) => expectSame(path, { method }))
})

test('the parameters of a request are those that its description says', async () => {
  const { paths } = await (await upstream.app.request('/api/openapi.json')).json()
  const described = Object.entries<{ get?: { parameters?: { name: string; in: string }[] } }>(paths).flatMap(
    ([path, { get }]) => {
      const names = (get?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name)
      return names.length > 0 ? [[path, names.sort()]] : []
    },
  )
  const passed = Object.entries(parametersOf).map(([path, names]) => [path, [...names].sort()])
  expect(Object.fromEntries(passed)).toEqual(Object.fromEntries(described))
})

test.each([
  ...['/', '/tekme?klub=3', '/sitemap.xml', '/novice.xml', '/robots.txt', '/api/matches.ics?season=2025'],
  ...['/view/match-list?per-page=5'],
])('under a name of its own %s says that name alone', async (path) => {
  const { status, body } = await answerOf(newSite({ siteUrl: ours }), path)
  // A long line of a calendar goes on in the next one.
  const text = body.replace(/\r\n /g, '')
  expect([status, text.includes(ours), text.includes(theirs)]).toEqual([200, true, false])
})

describe('the answers of the backend', () => {
  const lateBy = (seconds: number) => vi.setSystemTime(today.getTime() + seconds * 1000)
  afterEach(() => void vi.setSystemTime(today))

  test('are kept as long as they allow, then requested again by their ETag, and say how long they are still good', async () => {
    const site = newSite()
    const first = await answerOf(site, '/api/matches?perPage=3')
    await answerOf(site, '/api/matches?perPage=3&utm_source=x')
    expect(asked.length).toBe(1)
    lateBy(4)
    expect((await answerOf(site, '/api/matches?perPage=3')).headers[2]).toBe(
      'public, max-age=6, stale-while-revalidate=18',
    )
    expect(asked.length).toBe(1)
    lateBy(11)
    const later = await answerOf(site, '/api/matches?perPage=3')
    expect([later.body, later.headers[2]]).toEqual([first.body, first.headers[2]])
    expect(asked.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, first.headers[1]])
  })

  test('are requested again by their ETag where a page is rendered of what changes while people watch', async () => {
    const site = newSite()
    const asks = (path: string) =>
      asked
        .filter(({ url }) => new URL(url).pathname === path)
        .map(({ headers }) => headers.get('if-none-match'))
    const render = () => answerOf(site, '/view/match-list?per-page=3')
    await render()
    const [matches, clubs] = [asks('/api/matches'), asks('/api/clubs')]
    expect(new Set([...matches, ...clubs])).toEqual(new Set([null]))
    lateBy(9)
    await render()
    expect(asks('/api/matches')).toEqual([...matches, ...matches.map(() => expect.stringContaining('"'))])
    // What changes a few times a year is kept.
    expect(asks('/api/clubs')).toEqual(clubs)
  })

  test('are kept not at all where they say nothing', async () => {
    const site = newSite()
    instead = () => Response.json([])
    for (const _ of [1, 2]) await answerOf(site, '/api/clubs')
    expect(asked.length).toBe(2)
  })

  test('are requested once by many at once', async () => {
    const site = newSite()
    await Promise.all([1, 2, 3].map(() => site.request('/api/clubs')))
    expect(asked.length).toBe(1)
  })

  const html = '<p>Besedilo</p><script>alert(1)</script><img src=x onerror=alert(1)>'
  const segmentSettings = [{ key: 'html_content', value: html }]
  const segments = [{ id: 1, type: 'html_text', published: true, segmentSettings }, 'x', null]
  const theirAnswers: Record<string, unknown> = {
    '/api/news/a': { id: 1, url: 'a', title: 'a', published_at: '2025-01-01 10:00:00', html_content: html },
    '/api/pages': { id: 9, url: 'o-nas', title: 'O nas', title_background: null, segments },
    '/api/menu': [
      { id: 9, parent_menu_id: null, position: 1, page_path: 'o-nas', title: 'O nas', external_link: null },
    ],
  }

  test.each([
    ['an article', '/api/news/a', false],
    ['a page', '/api/pages?url=o-nas', false],
    ['a page that was read before, for a list of addresses,', '/api/pages?url=o-nas', true],
  ])('have no scripts in the texts of %s, whoever wrote them', async (_, path, isGathered) => {
    instead = ({ url }) => {
      const answer = theirAnswers[new URL(url).pathname]
      const headers = { 'Cache-Control': 'max-age=60' }
      return answer ? Response.json(answer, { headers }) : new Response('', { status: 404 })
    }
    const site = newSite()
    if (isGathered) {
      await answerOf(site, '/api/addresses')
      expect(asked.some(({ url }) => url.endsWith(path))).toBe(true)
    }
    const { body } = await answerOf(site, path)
    expect(body).toContain('Besedilo')
    expect(body).not.toMatch(/script|onerror/)
  })

  test('come under other paths and in other envelopes as a mapping says', async () => {
    instead = ({ url }) =>
      new URL(url).pathname === '/api/v2/novice' && new URL(url).searchParams.get('per_page') === '3'
        ? Response.json({ data: [{ id: 7 }], meta: { total: 1 } })
        : new Response('', { status: 404 })
    const fields = { news: 'data', nuOfNews: 'meta.total' }
    const site = newSite({
      mapping: { 'Get paginated news': { path: '/v2/novice', query: { perPage: 'per_page' }, fields } },
    })
    expect(JSON.parse((await answerOf(site, '/api/news?perPage=3')).body)).toEqual({
      news: [{ id: 7 }],
      nuOfNews: 1,
    })
  })

  test('lack a list of addresses in other servers: it is gathered', async () => {
    const listed = await addresses()
    instead = ({ url }) => (url.endsWith('/api/addresses') ? new Response('', { status: 404 }) : undefined)
    const found = await addresses(newSite())
    expect(new Set(found).size).toBe(found.length)
    // Nothing leads to a team's pages of earlier years, nor to players whom no shown roster has.
    expect(listed.filter((path) => !found.includes(path) && !path.startsWith('/reprezentan'))).toEqual([])
  })
})

test.each(['/api/news/%2e%2e', '/api/news/..%2f..%2freadyz', '/api/admin'])(
  '%s requests of the backend only what is in its API',
  async (path) => {
    expect((await answerOf(newSite(), path)).status).toBe(404)
    expect(asked.filter(({ url }) => !new URL(url).pathname.startsWith('/api/news/')).length).toBe(0)
  },
)

describe('a backend that', () => {
  const refusing = () => new Response('<h1>Whoops</h1>', { status: 500 })
  const faults: [string, () => Response][] = [
    ['answers 500', refusing],
    ['answers 403', () => new Response('', { status: 403 })],
    ['sends its visitors too fast away', () => new Response('', { status: 429 })],
    ['answers no JSON', () => new Response('<h1>Whoops</h1>', { headers: { 'Content-Type': 'text/html' } })],
  ]
  test.each(faults)('%s is our outage: a page of the site, and problems for the rest', async (_, fault) => {
    const lines: string[] = []
    const site = newSite({ log: (line) => void lines.push(line) })
    instead = fault
    const page = await answerOf(site, '/tekme/x')
    expect([page.status, page.body.includes('Podatkov trenutno ni.')]).toEqual([503, true])
    for (const path of ['/api/clubs', '/novice.xml', '/readyz'])
      expect([path, (await answerOf(site, path)).status]).toEqual([path, 503])
    expect(lines.join('\n')).toMatch(/Answering 503: http:\/\/127\.0\.0\.1:\d+\/api\/pages\?url=tekme%2Fx: /)
    expect((await answerOf(site, '/healthz')).status).toBe(200)
  })

  test('does not answer is not waited for by one after the other', async () => {
    const site = createApp({
      backend: { api: 'http://127.0.0.1:1/api', storage: 'http://127.0.0.1:1/storage', mapping: {} },
      ...{ files: upstream.files, log: () => {} },
    })
    for (const path of ['/', '/api/clubs', '/readyz']) expect((await site.request(path)).status).toBe(503)
  })

  test('is late at one address is not requested there for a moment, and everywhere else', async () => {
    const asked: string[] = []
    let late = '/slow'
    let waiting = new AbortController()
    const hung = createServer(({ url = '' }, answer) => {
      asked.push(url)
      if (url.includes(late)) waiting.abort(new DOMException('late', 'TimeoutError'))
      else answer.end('[]')
    })
    const root = `http://127.0.0.1:${await listenOn(hung)}`
    // Its time is over when the server has the question, and the moment after it never: however slow the machine is.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      waiting = new AbortController()
      return waiting.signal
    })
    onTestFinished(() => {
      clock.mockRestore()
      timeout.mockRestore()
      hung.close()
      hung.closeAllConnections()
    })
    const cache = new CachedAnswers(1e6)
    const isThere = (path: string) =>
      cache
        .take(root + path, (bytes) => contentOf(bytes, 'application/json'))
        .then(
          () => true,
          () => false,
        )
    for (const slow of ['/slow/1', '/slow/2', '/slow/3', '/slow/4']) {
      expect([await isThere(slow), await isThere(slow)]).toEqual([false, false])
      expect([slow, await isThere('/other')]).toEqual([slow, true])
    }
    expect(asked.join(' ')).toBe('/slow/1 /other /slow/2 /other /slow/3 /other /slow/4 /other')
    // Where nothing answers any more, not each of its addresses is asked.
    late = ''
    for (const path of ['/a', '/b', '/c', '/d']) expect(await isThere(path)).toBe(false)
    expect(asked.slice(8)).toEqual(['/a', '/b', '/c'])
  })
})

describe('a click on an ad', () => {
  const click = (site: Hono<Env>, uuid: string, address: string) =>
    site.request(
      `/api/ads/${uuid}/clicks`,
      { method: 'POST' },
      { incoming: { socket: { remoteAddress: address } } },
    )
  test('is passed on with its visitor, and the answer with it', async () => {
    const [ad] = await upstream.database.select().from(ads).limit(1)
    const before = await upstream.database.select().from(ad_clicks)
    expect((await click(app, ad?.uuid ?? '', '192.0.2.7')).status).toBe(204)
    expect(asked.at(-1)?.headers.get('x-forwarded-for')).toBe('192.0.2.7')
    expect((await upstream.database.select().from(ad_clicks)).length).toBe(before.length + 1)
  })
  test.each([
    [404, () => new Response('', { status: 404 })],
    [429, () => new Response('', { status: 429, headers: { 'Retry-After': '7' } })],
    [503, () => new Response('', { status: 500 })],
  ])('is answered %i where the backend does so', async (status, answer) => {
    instead = answer
    expect((await click(app, crypto.randomUUID(), '192.0.2.8')).status).toBe(status)
  })
})
