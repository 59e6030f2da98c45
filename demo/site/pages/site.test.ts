import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type SiteUnderTest } from '../../../test/support/server/site'
import { isHashed } from '../../api/http/files'
import type { Env } from '../../api/http/question'
import { createApp } from '../../ops/app'

let site: SiteUnderTest
let app: Hono<Env>

const script = 'export const widget = 1'

function put(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

beforeAll(async () => {
  site = await openSite()
  const storage = join(site.folder, 'storage')
  put(site.files.public, {
    'parket.js': script,
    'manifest.json': '{}',
    'assets/match-box-d3kx9qa.js': script,
    'standalone/competition-history.js': script,
  })
  put(site.files.hosts, { 'club.html': '<!doctype html><style>* {all: unset}</style>' })
  put(storage, {
    'logos/KRK.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'logos/PNG.png': 'png',
    'logos/WEB.webp': 'webp',
    'a b č.txt': 'named',
  })
  const { database } = site
  const log = (line: string) => void site.lines.push(line)
  app = createApp({ database, files: { ...site.files, storage }, log, clickKey: 'test' })
})
afterAll(() => site.close())

describe('files', () => {
  test.each([
    ['/parket.js', 'text/javascript; charset=utf-8', 'public, max-age=60, stale-while-revalidate='],
    ['/manifest.json', 'application/json', 'public, max-age=60, stale-while-revalidate='],
    ['/standalone/competition-history.js', 'text/javascript; charset=utf-8', 'public, max-age=60,'],
    ['/assets/match-box-d3kx9qa.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/storage/logos/KRK.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=3600, stale-while-'],
    ['/storage/logos/PNG.svg', 'image/png', 'public, max-age=3600, stale-while-'],
    ['/storage/logos/WEB.svg', 'image/webp', 'public, max-age=3600, stale-while-'],
  ])('%s may be loaded from any site', async (path, type, caching) => {
    const answer = await app.request(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('cache-control')).toContain(caching)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const again = await app.request(path, { headers: { 'If-None-Match': answer.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
    const head = await app.request(path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test.each([
    ['assets/match-box-d3kx9qa.js', true],
    ['assets/deep/shared-abcdefg.js.map', true],
    ['assets/competition-statistics.js', false],
    ['assets/parket.js', false],
    ['standalone/competition-standings.js', false],
    ['parket-1234567.js', false],
  ])('%s may be kept for ever: %s', (path, forever) => {
    expect(isHashed(path)).toBe(forever)
  })

  test('a name with a space and an accent is found', async () => {
    expect(await (await app.request('/storage/a%20b%20%C4%8D.txt')).text()).toBe('named')
  })

  test('an SVG opened by itself can run nothing', async () => {
    const policy = (await app.request('/storage/logos/KRK.svg')).headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; .*sandbox$/)
  })

  test("a host's page keeps its own styles and scripts", async () => {
    const answer = await app.request('/hosts/club.html')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-security-policy')).not.toMatch(/default|style|script/)
  })

  test.each([
    ...['/assets/gone.js', '/storage/gone.svg', '/hosts/gone.html', '/gone.js', '/shell/gone', '/storage'],
    ...['/hosts/'],
  ])('%s, which is not there, is answered with a short 404, not with a page', async (path) => {
    const answer = await app.request(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  })

  test.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
    for (const path of ['/', '/parket.js', '/storage/logos/KRK.svg', '/embed/roster.js', '/sitemap.xml'])
      expect([path, (await app.request(path, { method })).status]).toEqual([path, 405])
  })
})

/** No answer is framed but those that are made for it; a page runs the site's own scripts, data and drawings run none, a host's page is its own. */
function expectSafe(path: string, { status, headers }: Response): void {
  const policy = headers.get('content-security-policy') ?? ''
  const type = headers.get('content-type') ?? ''
  const values = [headers.get('x-content-type-options'), headers.get('referrer-policy')]
  expect([path, ...values]).toEqual([path, 'nosniff', 'strict-origin-when-cross-origin'])
  const isPage = /html/.test(type)
  const isFrame = isPage && path.includes('/okvir/')
  expect(policy, path).toContain(isFrame ? 'frame-ancestors *;' : "frame-ancestors 'none'")
  expect(policy, path).not.toMatch(/script-src[^;]*unsafe/)
  // A frame's own script is named by its hash (first-views.test.ts).
  // The page of an outage runs none.
  const hasScripts = isPage && !isFrame && !path.includes('/hosts/') && status !== 503
  if (hasScripts) expect(policy, path).toContain("script-src 'self';")
  if (/problem|svg|calendar|rss|xml/.test(type)) expect(policy, path).toMatch(/^default-src 'none';/)
  if (path.includes('/api/')) expect(policy, path).toMatch(/^default-src 'none';/)
}

/** Every path of the application, with a name for each parameter; and what a browser asks beside it. */
function everyPath(name: string): string[] {
  const paths = new Set(app.routes.map(({ path }) => path.replace(/:\w+/g, name)))
  const pages = ['', 'tekme', 'klubi', 'novice', 'o-zvezi', 'nothing/here', 'vdelaj', `novice/${name}`]
  const files = [
    'parket.js',
    'manifest.json',
    'hosts/club.html',
    'storage/logos/KRK.svg',
    'storage/none',
    'a%00b',
  ]
  return [...paths]
    .map((path) => path.replace('/*', ''))
    .concat([...pages, ...files].map((path) => `/${path}`))
}

describe('every answer says what it may do in a browser', () => {
  test.each(['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE'])('to %s, well or ill', async (method) => {
    const met = new Set<number>()
    for (const name of ['1', 'no-such']) {
      for (const path of everyPath(name)) {
        const answer = await app.request(path, { method })
        met.add(answer.status)
        expectSafe(`${method} ${path}`.replace('GET ', ''), answer)
      }
    }
    expect([...met]).toContain(method === 'OPTIONS' || method === 'DELETE' || method === 'POST' ? 405 : 404)
    expect(met.has(500)).toBe(false)
  })

  test('to a question that is too long, unchanged or refused', async () => {
    const { headers } = await app.request('/api/clubs')
    const unchanged = await app.request('/api/clubs', {
      headers: { 'If-None-Match': headers.get('etag') ?? '' },
    })
    const long = await app.request(`/api/clubs?${'a'.repeat(20_000)}`)
    const refused = await app.request('/api/matches?perPage=0')
    const answers = [unchanged, long, refused]
    expect(answers.map(({ status }) => status)).toEqual([304, 414, 400])
    for (const answer of answers) expectSafe(String(answer.status), answer)
  })
})

test('without the database every answer still says what it may do', async () => {
  const broken = await openSite()
  await broken.close()
  for (const path of everyPath('1')) expectSafe(path, await broken.app.request(path))
})
