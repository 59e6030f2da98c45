/** Debian's nginx before the server, as an operator writes it: with its own cache key, and told nothing but by our headers. */
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDrawer } from './testing/drawing'
import { type NginxUnderTest, nginx, startNginx } from './testing/nginx'
import { openSite, type SiteUnderTest } from './testing/site'
import { until } from './testing/until'

describe.skipIf(!nginx)('behind nginx', () => {
  const drawer = startDrawer()
  let site: SiteUnderTest
  let origin: Server
  let proxy: NginxUnderTest
  /** Seconds for which the cache has a page, in place of thirty */
  let life = '30'

  beforeAll(async () => {
    site = await openSite({ renderer: drawer, siteUrl: 'https://kzs.example', answerLife: 0 })
    const shortLived: typeof site.app.fetch = async (request, env) => {
      const answer = await site.app.fetch(request, env)
      const asked = answer.headers.get('cache-control')
      if (asked)
        answer.headers.set(
          'cache-control',
          asked.replace(/s-maxage=30|max-age=(?:30|10)\b/, (said) => said.replace(/\d+/, life)),
        )
      return answer
    }
    origin = createServer(getRequestListener((request) => shortLived(request)))
    await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve))
    const address = origin.address()
    proxy = await startNginx([typeof address === 'object' ? (address?.port ?? 0) : 0])
  })
  afterAll(async () => {
    await proxy.end()
    origin.close()
    await site.close()
  })

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${proxy.port}${path}`, { headers: { Host: 'kzs.example', ...headers } })
  const cacheOf = async (path: string) => (await ask(path)).headers.get('x-cache')

  const paths = [
    ...['/', '/tekme', '/tekme?sezona=2022', '/klubi', '/novice', '/tekmovanje/1', '/ni-take-strani'],
    ...['/embed/roster.js?team=1', '/view/roster?team=1', '/api/matches', '/api/clubs', '/novice.xml'],
  ]

  test.each(paths)('%s is kept, and the next visitor costs nothing', async (path) => {
    expect(await cacheOf(path)).toBe('MISS')
    const before = drawer.drawn
    expect(await cacheOf(path)).toBe('HIT')
    expect(drawer.drawn).toBe(before)
  })

  test('a page that is not whole is kept by nobody', async () => {
    drawer.isAsleep = true
    for (let visits = 0; visits < 2; visits++)
      expect(await cacheOf('/sodniski-iskalnik?stran=3')).toBe('MISS')
    drawer.isAsleep = false
    expect(await cacheOf('/sodniski-iskalnik?stran=3')).toBe('MISS')
    expect(await cacheOf('/sodniski-iskalnik?stran=3')).toBe('HIT')
  })

  test('nobody leaves his own name in what others get', async () => {
    for (const path of [
      '/reprezentance/clani/evrobasket-2025',
      '/embed/match-list.js?per-page=3',
      '/sitemap.xml',
    ]) {
      const evil = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' }
      expect(await (await ask(path, evil)).text()).not.toContain('evil.example')
      const next = await ask(path)
      expect([next.headers.get('x-cache'), (await next.text()).includes('evil.example')]).toEqual([
        'HIT',
        false,
      ])
    }
  })

  test('what is stale is shown while it is asked for again, and for a day when nobody answers', async () => {
    life = '1'
    const visited = ['/zgodovina-tekmovanj', '/view/match-list?per-page=2']
    for (const path of visited) expect(await cacheOf(path)).toBe('MISS')
    for (const path of visited)
      await until(`${path} is stale`, async () => ['STALE', 'UPDATING'].includes((await cacheOf(path)) ?? ''))
    await new Promise((resolve) => {
      origin.close(resolve)
      origin.closeAllConnections()
    })
    for (const path of visited) {
      await until(`${path} outlives its origin`, async () => (await cacheOf(path)) === 'STALE')
      expect((await ask(path)).status).toBe(200)
    }
    for (const path of paths) expect([path, (await ask(path)).status]).not.toEqual([path, 502])
    expect((await ask('/nobody-was-here')).status).toBe(502)
  })
})
