/** Debian's nginx before the server, with the configuration that is shipped. */
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nginx, type OriginBehindNginx, startBehindNginx } from '../../../test/support/server/nginx'
import { startDrawer } from '../../../test/support/server/rendering'
import { openSite, type SiteUnderTest } from '../../../test/support/server/site'
import { until } from '../../../test/support/server/until'
import { matches } from '../../api/database/schema'

describe.skipIf(!nginx)('behind nginx', () => {
  const drawer = startDrawer()
  let site: SiteUnderTest
  let proxy: OriginBehindNginx
  /** Seconds for which the cache has a page, in place of its own */
  let life = '30'

  beforeAll(async () => {
    site = await openSite({ renderer: drawer, siteUrl: 'https://kzs.example', answerLife: 0 })
    const shortLived: typeof site.app.fetch = async (request, env) => {
      const answer = await site.app.fetch(request, env)
      const asked = answer.headers.get('cache-control')
      if (asked)
        answer.headers.set(
          'cache-control',
          asked.replace(/s-maxage=25|max-age=(?:25|10)\b/, (lifetime) => lifetime.replace(/\d+/, life)),
        )
      return answer
    }
    proxy = await startBehindNginx((request) => shortLived(request))
  })
  afterAll(async () => {
    await proxy.end()
    await site.close()
  })

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${proxy.port}${path}`, { headers: { Host: 'kzs.example', ...headers } })
  const cacheOf = async (path: string) => (await ask(path)).headers.get('x-cache')

  const agent = new Agent({ keepAlive: true })
  interface Visit {
    path: string
    encoding: string
  }
  const askOne = async ({ path, encoding }: Visit) => {
    const headers = { Host: 'kzs.example', 'Accept-Encoding': encoding }
    const asking = get({ port: proxy.port, host: '127.0.0.1', agent, path, headers })
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    await once(answer.resume(), 'end')
    return { path, status: answer.statusCode ?? 0, cache: String(answer.headers['x-cache']) }
  }
  const askAll = async (visits: Visit[]) => {
    const answers: Awaited<ReturnType<typeof askOne>>[] = []
    const left = visits.values()
    const visitor = async () => {
      for (const visit of left) answers.push(await askOne(visit))
    }
    await Promise.all(Array.from({ length: 16 }, visitor))
    return answers
  }
  const lostOf = (answers: Awaited<ReturnType<typeof askAll>>) => [
    ...new Set(answers.filter(({ status }) => status !== 200).map(({ status, path }) => `${status} ${path}`)),
  ]
  /** The same visits every time: a few addresses often, many seldom, and one in fifty as a campaign has written it. */
  const weekend = (count: number): Visit[] => {
    let state = 7
    const chance = () => {
      state = (state * 48_271) % 2_147_483_647
      return state / 2_147_483_647
    }
    return Array.from({ length: count }, () => {
      const path = asked[Math.floor(asked.length * chance() ** 3)] ?? '/'
      const encoding = chance() < 0.9 ? 'gzip, deflate, br, zstd' : 'gzip'
      const isCampaign = chance() < 0.02 && !path.includes('?')
      return { path: isCampaign ? `${path}?fbclid=${Math.floor(1_000_000 * chance())}` : path, encoding }
    })
  }
  const asked = [
    ...['/', '/tekme', '/storage/favicon.svg', '/api/menu', '/api/ad', '/api/matches', '/view/match-list'],
    ...['/klubi', '/view/match-list?per-page=5', '/embed/roster.js?team=1', '/novice', '/api/news'],
    ...['/reprezentance/clani/evrobasket-2025', '/tekmovanje/1', '/tekmovanje/2', '/tekmovanje/3', '/domov'],
    ...['/api/clubs', '/api/competitions?seasonId=2022', '/view/roster?team=1', '/view/roster?team=2'],
    ...['/tekme?sezona=2022', '/tekme?stran=2', '/tekme?stran=3', '/reprezentant/1', '/reprezentant/2'],
    ...['/sitemap.xml', '/zgodovina-tekmovanj', '/sodniski-iskalnik', '/api/players/1', '/okvir/match-list'],
    ...['/novice.xml', '/api/seasons'],
  ]

  const paths = [
    ...['/', '/tekme', '/tekme?sezona=2022', '/klubi', '/novice', '/tekmovanje/1', '/ni-take-strani'],
    ...['/embed/roster.js?team=1', '/view/roster?team=1', '/api/matches', '/api/clubs', '/novice.xml'],
  ]

  test.each(paths)('%s is kept, and the next visitor costs nothing', async (path) => {
    expect(await cacheOf(path)).toBe('MISS')
    const before = drawer.rendered
    expect(await cacheOf(path)).toBe('HIT')
    expect(drawer.rendered).toBe(before)
  })

  test('a page that is not whole is kept by nobody', async () => {
    drawer.isAsleep = true
    for (let visits = 0; visits < 2; visits++)
      expect(await cacheOf('/sodniski-iskalnik?stran=3')).toBe('MISS')
    drawer.isAsleep = false
    expect(await cacheOf('/sodniski-iskalnik?stran=3')).toBe('MISS')
    expect(await cacheOf('/sodniski-iskalnik?stran=3')).toBe('HIT')
  })

  test('what campaigns write into addresses is the same page, from the cache', async () => {
    for (const [asked, same] of [
      ['/tekme?fbclid=abc', '/tekme'],
      ['/tekme?sezona=2022&utm_source=x&utm_medium=y', '/tekme?sezona=2022'],
      ['/embed/roster.js?team=1&gclid=1', '/embed/roster.js?team=1'],
    ] as const) {
      expect(await cacheOf(asked)).toBe('HIT')
      expect(await (await site.app.request(asked)).text()).toBe(await (await site.app.request(same)).text())
    }
    expect(await cacheOf('/tekme?fbclidx=abc')).toBe('MISS')
  })

  test('an address that is tidied up to a page is not kept in its place', async () => {
    expect((await ask('//klubi')).headers.get('x-cache')).not.toBe('HIT')
    expect(await (await ask('/klubi')).text()).toBe(await (await site.app.request('/klubi')).text())
  })

  test('files of the federation’s own are nginx’s, and what there is not costs no page', async () => {
    const before = drawer.rendered
    expect(await (await ask('/.well-known/security.txt')).text()).toMatch(/^Contact: /)
    for (const path of ['/favicon.ico', '/.well-known/x', '/.well-known/../nginx.conf'])
      expect([path, (await ask(path)).status]).toEqual([path, 404])
    expect(drawer.rendered).toBe(before)
  })

  test('however browsers say what they can unpack, three are kept', async () => {
    const ways = ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', 'gzip', 'identity']
    const path = '/novice?stran=2'
    const seen: string[] = []
    for (const way of ways) {
      const answer = await ask(path, { 'Accept-Encoding': way })
      seen.push(`${answer.headers.get('x-cache')} ${answer.headers.get('content-encoding')}`)
    }
    expect(seen).toEqual(['MISS br', 'HIT br', 'HIT br', 'MISS gzip', 'MISS null'])
  })

  test('a browser that has the page gets a 304 from the cache', async () => {
    const etag = (await ask('/klubi')).headers.get('etag') ?? ''
    const again = await ask('/klubi', { 'If-None-Match': etag })
    expect([again.status, again.headers.get('x-cache')]).toEqual([304, 'HIT'])
  })

  test('of the requests of a weekend at least 98 of 100 come from the cache', async () => {
    const answers = await askAll(weekend(12_000))
    expect(lostOf(answers)).toEqual([])
    const kept = answers.filter(({ cache }) => ['HIT', 'STALE', 'UPDATING'].includes(cache))
    expect(kept.length / answers.length).toBeGreaterThanOrEqual(0.98)
  })

  test('a result that has changed is shown at once where this machine requests again, else within the minute', async () => {
    const [match] = await site.database
      .select({ id: matches.id })
      .from(matches)
      .where(eq(matches.season_id, 2022))
      .limit(1)
    const path = `/api/matches?season=2022&perPage=100`
    const shows = async (score: number) => (await (await ask(path)).text()).includes(`:${score},`)
    await ask(path)
    await site.database
      .update(matches)
      .set({ first_team_score: 771 })
      .where(eq(matches.id, match?.id ?? 0))
    expect(await shows(771)).toBe(false)
    expect((await ask(path, { 'X-Refresh': '1' })).headers.get('x-cache')).toBe('BYPASS')
    expect(await shows(771)).toBe(true)
  })

  test('what is stale is shown while it is requested again, and for a day when nobody answers', async () => {
    life = '1'
    const visited = ['/klubi?stran=1', '/view/match-list?per-page=2']
    for (const path of visited) expect(await cacheOf(path)).toBe('MISS')
    for (const path of visited)
      await until(`${path} is stale`, async () => ['STALE', 'UPDATING'].includes((await cacheOf(path)) ?? ''))
    await proxy.stopOrigin()
    for (const path of visited) {
      await until(`${path} outlives its origin`, async () => (await cacheOf(path)) === 'STALE')
      expect((await ask(path)).status).toBe(200)
    }
    const answers = await askAll(weekend(2000))
    expect(lostOf(answers)).toEqual([])
    expect((await ask('/nobody-was-here')).status).toBe(502)
  })
})
