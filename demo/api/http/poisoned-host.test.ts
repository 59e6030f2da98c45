/** Whoever asks under a name of his own gets nothing that a cache could give to others. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startDrawer } from '../../../test/support/server/rendering'
import { openSite, type SiteUnderTest } from '../../../test/support/server/site'
import { createApp } from '../../ops/app'

const paths = [
  ...['/', '/tekme', '/novice', '/ni-take-strani', '/novice.xml', '/sitemap.xml', '/robots.txt'],
  ...['/embed/roster.js?team=1', '/view/roster?team=1', '/embed/member-list.js', '/view/member-list'],
  ...['/api/matches.ics?perPage=5', '/api/national-teams/1/matches.ics', '/api/news', '/api/openapi.json'],
]
const evil = {
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'https',
  Forwarded: 'host=evil.example',
}

let site: SiteUnderTest
beforeAll(async () => {
  // Between two answers the next ad's turn would come.
  vi.useFakeTimers({ toFake: ['Date'] })
  site = await openSite()
})
afterAll(async () => {
  await site.close()
  vi.useRealTimers()
})

const appAt = (siteUrl: string) => {
  const { database, files } = site
  const parts = { database, files, log: () => {}, clickKey: 'x', siteUrl, renderTimeoutMs: 60_000 }
  return createApp({ ...parts, renderer: startDrawer() })
}

test('with SITE_URL every answer is the same to the letter, whatever host is named', async () => {
  const app = appAt('https://kzs.example/')
  for (const path of paths) {
    const [own, other] = await Promise.all([
      app.request(`https://kzs.example${path}`),
      app.request(`http://evil.example:81${path}`, { headers: evil }),
    ])
    expect([path, other.status, other.headers.get('etag')]).toEqual([
      path,
      own.status,
      own.headers.get('etag'),
    ])
    const text = await other.text()
    expect(text).toBe(await own.text())
    expect(text).not.toMatch(/evil\.example|http:\/\/(?:localhost|127)/)
  }
})

test('without it no answer names a host that was not ours, and Vary names what it depends on', async () => {
  const app = appAt('')
  for (const path of paths) {
    const answer = await app.request(`http://evil.example${path}`, { headers: evil })
    expect([path, answer.status]).not.toEqual([path, 500])
    expect(await answer.text()).not.toContain('evil.example')
    const isData = path.startsWith('/api/') && !path.includes('.ics')
    if (!isData) expect([path, answer.headers.get('vary')]).toEqual([path, expect.stringContaining('Host')])
  }
})
