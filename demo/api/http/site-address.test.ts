import { hostname } from 'node:os'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { namingSite, pageAddress, pictureAddress, type Site } from './site-address'

const kzs: Site = { origin: 'https://kzs.example', base: 'https://kzs.example' }
const unnamed: Site = { origin: '', base: '' }

async function siteAt(address: string, siteUrl: string, hops: number, headers: Record<string, string> = {}) {
  const app = new Hono()
  const siteOf = namingSite(siteUrl, hops)
  app.get('*', (c) => c.json(siteOf(c)))
  const answer = await app.request(address, { headers })
  return { site: await answer.json(), vary: answer.headers.get('vary') }
}

test.each([
  ['https://kzs.example', 'https://kzs.example'],
  ['https://kzs.example/', 'https://kzs.example'],
  ['https://KZS.example:443/kosarka/', 'https://kzs.example/kosarka'],
])('SITE_URL wins over every header %s', async (siteUrl, base) => {
  const evil = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' }
  for (const hops of [0, 1])
    expect(await siteAt('http://evil.example/tekme', siteUrl, hops, evil)).toEqual({
      site: { origin: 'https://kzs.example', base },
      vary: null,
    })
})

describe('without SITE_URL', () => {
  const forwarded = { 'X-Forwarded-Host': 'kzs.example', 'X-Forwarded-Proto': 'https' }
  const nonsense = { 'X-Forwarded-Host': 'a b/c' }
  const ownName = `http://${hostname().toLowerCase()}:8080`
  const local = (origin: string): Site => ({ origin, base: origin })

  test.each<[string, string, number, Record<string, string>, Site]>([
    ['this machine', 'http://localhost:8080/', 0, {}, local('http://localhost:8080')],
    ['its number', 'http://127.0.0.1/', 0, {}, local('http://127.0.0.1')],
    ['its number in IPv6', 'http://[::1]:8080/', 0, {}, local('http://[::1]:8080')],
    ['its name', `${ownName}/`, 0, {}, local(ownName)],
    ['another host', 'http://evil.example/', 0, {}, unnamed],
    ['a host that begins alike', 'http://localhost.evil.example/', 0, {}, unnamed],
    ['what is forwarded by nobody of ours', 'http://localhost/', 0, forwarded, local('http://localhost')],
    ['what a proxy of ours says', 'http://10.9.9.9/', 1, forwarded, kzs],
    ['another host behind a proxy that says nothing', 'http://evil.example/', 1, {}, unnamed],
    ['nonsense of a proxy', 'http://localhost/', 1, nonsense, local('http://localhost')],
    ['a list', 'http://evil.example/', 1, { 'X-Forwarded-Host': 'a.example, b.example' }, unnamed],
  ])('requested by %s', async (_, address, hops, headers, site) => {
    const vary = hops > 0 ? 'Host, X-Forwarded-Host, X-Forwarded-Proto' : 'Host'
    expect(await siteAt(address, '', hops, headers)).toEqual({ site, vary })
  })
})

test.each([
  ['/', 'https://kzs.example/', '/'],
  ['/tekme/', 'https://kzs.example/tekme', '/tekme'],
  ['/novica/x//', 'https://kzs.example/novica/x', '/novica/x'],
  ['/a//b', 'https://kzs.example/a//b', '/a//b'],
  ['//zlo.example/tekme', 'https://kzs.example//zlo.example/tekme', '/zlo.example/tekme'],
])('the page at %s is %s, and %s where the site has no name', (path, address, relative) => {
  expect(pageAddress(path, kzs)).toBe(address)
  expect(pageAddress(path, unnamed)).toBe(relative)
  expect(pageAddress(path, { ...kzs, base: 'https://kzs.example/kosarka' })).toBe(
    address.replace('.example/', '.example/kosarka/').replace(/kosarka\/$/, 'kosarka'),
  )
})

test.each([
  ['scenes/č 1.svg', 'https://kzs.example/storage/scenes/%C4%8D%201.svg'],
  ['//slike.example/a.jpg', 'https://kzs.example/storage/slike.example/a.jpg'],
  ['HTTPS://slike.example/a.jpg', 'https://slike.example/a.jpg'],
  ['http://slike.example/a.jpg', 'https://kzs.example/storage/http://slike.example/a.jpg'],
  ['a/https://slike.example/a.jpg', 'https://kzs.example/storage/a/https://slike.example/a.jpg'],
  ['https://', null],
  ['../api/menu', null],
  ['../storage-of-another/a.svg', null],
  ['', null],
  [null, null],
])('the picture %s is at %s', (path, address) => {
  expect(pictureAddress(path, kzs)).toBe(address)
})
