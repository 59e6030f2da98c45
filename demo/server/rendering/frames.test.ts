/** Frames as the server draws them: a page with one element, whoever shows it (okvir/{name}). */

import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDrawer } from '../testing/rendering'
import { openSite, type SiteUnderTest } from '../testing/site'

const drawer = startDrawer()
let site: SiteUnderTest

const script = 'document.title = "a < b"'

beforeAll(async () => {
  const first = await openSite({ renderer: drawer, siteUrl: 'http://kzs.test' })
  const frame = join(first.folder, 'frame.js')
  mkdirSync(first.folder, { recursive: true })
  writeFileSync(frame, script)
  site = first
  first.files.frame = frame
})
afterAll(() => site.close())

const get = (path: string, headers = {}) => site.app.request(`http://kzs.test${path}`, { headers })

async function page(path: string): Promise<{ html: string; policy: string; headers: Headers }> {
  const answer = await get(path)
  expect([path, answer.status]).toEqual([path, 200])
  const { headers } = answer
  return { html: await answer.text(), policy: headers.get('content-security-policy') ?? '', headers }
}

/** What stands in the page's body. */
const bodyOf = (html: string) => /<body>(.*)<\/body>/s.exec(html)?.[1] ?? ''
const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1]

test.each([
  ['roster', '?team=1', 'Parket - Reprezentanca'],
  ['match-list', '?per-page=5', 'Parket - Tekme'],
  ['match-list', '?per-page=5&show=next', 'Parket - Tekme'],
  ['match-search', '', 'Parket - Poišči tekmo'],
  ['member-list', '', 'Parket - Člani zveze'],
  ['news-list', '?per-page=8&product-name=Ko%C5%A1', 'Koš - Novice'],
  ['match-search', '?product-name=%3CKo%C5%A1%3E', '&lt;Koš&gt; - Poišči tekmo'],
  ['competition', '?competition=1', 'Parket - 1. SKL, 1991/1992'],
  ['ad-banner', '', 'Parket - Oglas'],
])('%s%s is a page called %s, with the view that a tag gets and nothing else', async (name, query, title) => {
  const { html } = await page(`/okvir/${name}${query}`)
  expect(titleOf(html)).toBe(title)
  expect(html).toMatch(/^<!doctype html>\n<html lang="sl">/)
  const view = await (await get(`/view/${name}${query}`)).text()
  const body = bodyOf(html)
  expect(body).toContain(`><template shadowrootmode="open">${view}</template></parket-${name}>`)
  expect(body.slice(0, body.indexOf('>'))).toMatch(new RegExp(`^<parket-${name}[^<]*$`))
})

test('may stand in any page, is nobody’s to find and keeps nothing', async () => {
  const { html, policy, headers } = await page('/okvir/member-list')
  expect(policy).toContain('frame-ancestors *')
  expect(headers.get('x-frame-options')).toBeNull()
  expect(headers.get('set-cookie')).toBeNull()
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(headers.get('cache-control')).toBe(
    'public, max-age=30, stale-while-revalidate=30, stale-if-error=86400',
  )
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test('lets in its own script and styles by their hashes, and no other', async () => {
  const { html, policy } = await page('/okvir/page?url=o-zvezi')
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(html).toContain(`<script>${script}</script>`)
  const sources = (name: string) => new RegExp(`${name} ([^;]+)`).exec(policy)?.[1]?.split(' ')
  expect(sources('script-src')).toEqual(["'self'", 'http://kzs.test', hashOf(script)])
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => hashOf(text))
  expect(styles.length).toBeGreaterThan(1)
  expect(new Set(sources('style-src'))).toEqual(new Set(styles))
})

test('is the same without a line where the host has one of its own', async () => {
  const { html } = await page('/okvir/match-list?show=next&border=0')
  const lined = await page('/okvir/match-list?show=next')
  expect(bodyOf(html)).toBe(bodyOf(lined.html))
  expect([html, lined.html].map((each) => each.includes('--p-card-line:0px'))).toEqual([true, false])
})

describe.each([
  ['an unknown widget', '/okvir/skupina', 404],
  ['a widget of another case', '/okvir/Roster', 404],
  ['a script', '/okvir/roster.js?team=1', 404],
  ['no widget', '/okvir', 404],
  ['a name of every object', '/okvir/constructor', 404],
  ['an unknown attribute', '/okvir/roster?ekipa=1', 400],
  ['an attribute of every element', '/okvir/roster?onclick=alert(1)', 400],
  ['an attribute twice', '/okvir/roster?team=1&team=2', 400],
])('%s', (_, path, status) => {
  test('is refused', async () => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ])
  })
})

test.each([
  ['whose answers are another server’s', '?team=1&api=https%3A%2F%2Fdrugje.example%2Fapi', 30],
  ['whose state is in the page’s query', '?team=1&history=page', 30],
  ['of a team that does not exist', '?team=999999', 0],
])('an element %s stands without its view, for the browser to draw', async (_, query, seconds) => {
  const { html, headers } = await page(`/okvir/roster${query}`)
  expect(bodyOf(html)).toMatch(/^<parket-roster [^<>]*team="\d+"[^<>]*><\/parket-roster>$/)
  expect(titleOf(html)).toBe('Parket - Reprezentanca')
  expect(headers.get('cache-control')).toContain(`max-age=${seconds}`)
})

test('so does every element while nothing can be drawn, with nothing in it that acts', async () => {
  drawer.isAsleep = true
  const hostile = `query=${encodeURIComponent('"><script>alert(1)</script>')}`
  const { html, headers } = await page(`/okvir/site-search?${hostile}`)
  drawer.isAsleep = false
  expect(bodyOf(html)).toBe(
    '<parket-site-search query="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"></parket-site-search>',
  )
  expect(headers.get('cache-control')).toContain('max-age=0')
})

test('is drawn once for a frame, a tag and an embed', async () => {
  await get('/view/match-list?per-page=3')
  const before = drawer.drawn
  const first = await get('/okvir/match-list?per-page=3')
  expect(drawer.drawn).toBe(before)
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await get('/okvir/match-list?per-page=3', headers)).status).toBe(304)
  const posted = await site.app.request('http://kzs.test/okvir/match-list', { method: 'POST' })
  expect(posted.status).toBe(405)
})
