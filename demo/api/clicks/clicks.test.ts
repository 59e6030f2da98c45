import { count } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSite, type SiteUnderTest } from '../../../test/support/server/site'
import { createApp } from '../../ops/app'
import { ad_clicks, ads } from '../database/schema'

let site: SiteUnderTest
let uuids: string[]

beforeAll(async () => {
  site = await openSite()
  uuids = (await site.database.select({ uuid: ads.uuid }).from(ads)).map(({ uuid }) => uuid)
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.database.delete(ad_clicks)
})

const click = (ad: string, address: string, init: RequestInit = {}) =>
  site.app.request(`/api/ads/${ad}/clicks`, {
    method: 'POST',
    ...init,
    headers: { 'X-Forwarded-For': address, ...init.headers },
  })

async function stored(): Promise<number> {
  const [row] = await site.database.select({ clicks: count() }).from(ad_clicks)
  return row?.clicks ?? 0
}

const first = () => uuids[0] ?? ''

test('a thousand clicks at once from as many visitors are all stored, each once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, n) => click(uuids[n % uuids.length] ?? '', `10.0.${n >> 8}.${n & 255}`)),
  )
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1000)
  expect(await stored()).toBe(1000)
})

test('a repeat from the same address counts once, also when both come at the same time', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => click(first(), '10.2.0.1')))
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
  expect(await stored()).toBe(1)
  expect((await click(first(), '10.2.0.2')).status).toBe(204)
  expect(await stored()).toBe(2)
})

test('over 30 in a minute from one address are refused and say when to come again', async () => {
  const minute = Array.from({ length: 30 }, (_, n) => new Date(Date.now() - 2000 - n * 1000))
  // The address' own hash, taken from a click that it makes.
  await click(first(), '10.3.0.1')
  const [own] = await site.database.select().from(ad_clicks)
  await site.database.delete(ad_clicks)
  await site.database
    .insert(ad_clicks)
    .values(
      minute.map((clicked_at) => ({ ad_uuid: first(), clicked_at, address_hash: own?.address_hash ?? '' })),
    )
  const refused = await click(first(), '10.3.0.1')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(20)
  expect(wait).toBeLessThanOrEqual(30)
  expect(await stored()).toBe(30)
  expect((await click(first(), '10.3.0.2')).status).toBe(204)
})

test('a burst from one address on many ads counts 30', async () => {
  const many = Array.from({ length: 40 }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`)
  await site.database
    .insert(ads)
    .values(many.map((uuid, position) => ({ uuid, banner_url: 'x', banner_title: 'x', url: 'x', position })))
  const answers = await Promise.all(many.map((uuid) => click(uuid, '10.4.0.1')))
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(30)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  expect(await stored()).toBe(30)
})

test.each(['00000000-0000-4000-8000-ffffffffffff', 'x', '1', "'; drop table ads --", '%00', '..'])(
  'a click on %s, which is no ad, is answered with 404 and not stored',
  async (uuid) => {
    expect((await click(encodeURIComponent(uuid), '10.5.0.1')).status).toBe(404)
    expect(await stored()).toBe(0)
  },
)

test('an unknown ad in a burst does not spoil the others', async () => {
  const unknown = '00000000-0000-4000-8000-eeeeeeeeeeee'
  const answers = await Promise.all([first(), unknown, uuids[1] ?? ''].map((ad) => click(ad, '10.6.0.1')))
  expect(answers.map(({ status }) => status)).toEqual([204, 404, 204])
  expect(await stored()).toBe(2)
})

describe('the body', () => {
  test.each([
    ['text/plain, as sendBeacon sends it', { body: '', headers: { 'Content-Type': 'text/plain' } }, 204],
    ['1024 bytes', { body: 'x'.repeat(1024) }, 204],
    ['more than 1 kB', { body: 'x'.repeat(1025) }, 413],
    ['more than 1 kB in two-byte letters', { body: 'č'.repeat(600) }, 413],
  ])('%s', async (_, init, status) => {
    expect((await click(first(), '10.7.0.1', init)).status).toBe(status)
    expect(await stored()).toBe(status === 204 ? 1 : 0)
  })

  test('more than 1 kB without a length in front is refused too', async () => {
    const body = new ReadableStream({
      start(stream) {
        for (let part = 0; part < 3; part++) stream.enqueue(new Uint8Array(500))
        stream.close()
      },
    })
    const answer = await click(first(), '10.7.0.2', { body, duplex: 'half' } as RequestInit)
    expect(answer.status).toBe(413)
  })
})

describe('whose click it is', () => {
  test.each([
    ['the proxy says', 1, 2],
    ['the socket says where there is no proxy', 0, 1],
  ])('%s', async (_, trustProxy, expected) => {
    const { database, files } = site
    const app = createApp({ database, files, log: () => {}, clickKey: 'test', trustProxy })
    const socket = { incoming: { socket: { remoteAddress: '9.9.9.9' } } }
    const send = (address: string) =>
      app.request(
        `/api/ads/${first()}/clicks`,
        { method: 'POST', headers: { 'X-Forwarded-For': address } },
        socket,
      )
    // At once: on a busy machine a second may pass between two that wait for each other.
    await Promise.all(['1.1.1.1', '2.2.2.2'].map(send))
    expect(await stored()).toBe(expected)
  })

  test('is kept as a keyed hash only', async () => {
    await click(first(), '10.9.8.7')
    const [row] = await site.database.select().from(ad_clicks)
    expect(JSON.stringify(row)).not.toContain('10.9.8.7')
    expect(row?.address_hash).toMatch(/^[\w-]{43}$/)
  })
})
