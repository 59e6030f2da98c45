/**
 * Two servers on one PostgreSQL, each with its own connections: same answers, same ETags, no click lost and
 * none counted twice. Runs only with DATABASE_URL.
 */
import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDrawer } from '../../test/support/server/rendering'
import { openSite, type SiteUnderTest } from '../../test/support/server/site'
import { ad_clicks, ads } from '../api/database/schema'
import type { Env } from '../api/http/question'

let site: SiteUnderTest
let servers: Hono<Env>[]
let uuids: string[]

beforeAll(async () => {
  site = await openSite({ renderer: startDrawer() })
  servers = [site.app, await site.another()]
  uuids = (await site.database.select({ uuid: ads.uuid }).from(ads)).map(({ uuid }) => uuid)
})
afterAll(() => site.close())

const server = (n: number) => servers[n % servers.length] ?? site.app

const click = (n: number, ad: string, address: string) =>
  server(n).request(`/api/ads/${ad}/clicks`, { method: 'POST', headers: { 'X-Forwarded-For': address } })

const stored = () => site.database.$count(ad_clicks)

const answers = [
  ...['/menu', '/seasons', '/clubs', '/sport-halls', '/members', '/referees', '/news', '/matches'],
  ...['/matches?season=2026', '/matches?club=1&perPage=100', '/matches.ics?season=2026', '/pages?url=domov'],
  ...['/national-teams/1', '/national-teams/1/players', '/opponents/12', '/players/2', '/competitions/30'],
  ...['/all-time-standings?type=games&gender=MALE', '/search?q=a', '/competition-history', '/openapi.json'],
]

test.each([
  ...answers.map((path) => `/api${path}`),
  ...['/', '/tekme', '/tekme?sezona=2022&stran=2', '/klubi', '/novice', '/sodniski-iskalnik', '/ni-take'],
  ...['/zgodovina-tekmovanj', '/tekmovanje/1', '/reprezentant/2', '/reprezentance/clani/evrobasket-2025'],
  ...['/iskalnik?q=krka', '/embed/match-list.js?per-page=5', '/view/news-list'],
  ...['/view/national-team?page=clani/evrobasket-2025'],
])('both give the same answer and ETag to %s', async (path) => {
  const [one, other] = await Promise.all(servers.map((app) => app.request(path)))
  expect(one?.status).toBe(path === '/ni-take' ? 404 : 200)
  expect(one?.headers.get('etag')).toMatch(/^W\//)
  expect(other?.headers.get('etag')).toBe(one?.headers.get('etag'))
  expect(await other?.text()).toBe(await one?.text())
})

test('a double click that reaches both at once counts once', async () => {
  await site.database.delete(ad_clicks)
  const twice = Array.from({ length: 200 }, (_, n) => click(n, uuids[0] ?? '', `10.1.0.${n >> 1}`))
  const answers = await Promise.all(twice)
  expect(answers.every(({ status }) => status === 204)).toBe(true)
  expect(await stored()).toBe(100)
})

test('thirty a minute from one address count, however they are spread over both', async () => {
  await site.database.delete(ad_clicks)
  const many = Array.from({ length: 50 }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`)
  await site.database
    .insert(ads)
    .values(many.map((uuid, position) => ({ uuid, banner_url: 'x', banner_title: 'x', url: 'x', position })))
  const answers = await Promise.all(many.map((uuid, n) => click(n, uuid, '10.2.0.1')))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  expect(await stored()).toBe(30)
})

test('clicks of the same visitors in another order at each server never block each other', async () => {
  await site.database.delete(ad_clicks)
  const addresses = Array.from({ length: 300 }, (_, n) => `10.3.${n >> 8}.${n & 255}`)
  const forth = addresses.map((address) => click(0, uuids[0] ?? '', address))
  const back = addresses.toReversed().map((address) => click(1, uuids[1] ?? '', address))
  const answers = await Promise.all([...forth, ...back])
  expect(answers.every(({ status }) => status === 204)).toBe(true)
  expect(await stored()).toBe(600)
})
