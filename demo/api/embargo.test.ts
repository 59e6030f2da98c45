/** News of the future: not there on any address, then there at its minute without anybody's doing. */
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { oldest } from '../../test/support/server/oldest'
import { listenOn } from '../../test/support/server/program'
import { startDrawer } from '../../test/support/server/rendering'
import { openSite, type SiteUnderTest } from '../../test/support/server/site'
import { until } from '../../test/support/server/until'
import { createApp } from '../ops/app'
import { news, news_in_categories, news_related } from './database/schema'
import type { Env } from './http/question'

const origin = 'https://kzs.test'
/** 18:30 on a Slovenian clock in winter, and the minute before. */
const [out, before] = [Date.parse('2026-11-25T17:30:00Z'), Date.parse('2026-11-25T17:29:59Z')]
const coming = { url: 'prihodnja-novica', title: 'Embargiranec je doma', time: '2026-11-25 18:30:00' }

let site: SiteUnderTest
/** A site on another server's API, which knows no embargo. */
let second: Hono<Env>
let server: Server

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: before })
  const parts = { siteUrl: origin, renderer: startDrawer(), answerLife: 1000 }
  site = await openSite(parts)
  const { database } = site
  const { url, title, time: published_at } = coming
  await database.insert(news).values({ id: 90_000, url, title, published_at, short_text: title })
  const categories = await database.query.news_categories.findMany()
  await database
    .insert(news_in_categories)
    .values(categories.map(({ id }) => ({ news_id: 90_000, category_id: id, top: id === 1 })))
  const [known] = await database.query.news.findMany({ where: (row, { eq }) => eq(row.url, told) })
  await database.insert(news_related).values({ news_id: known?.id ?? 0, position: 99, related_id: 90_000 })
  // It knows no embargo: for it, the day after has come.
  const open = createApp({
    database,
    clickKey: 'x',
    ...parts,
    files: site.files,
    log: () => {},
    now: () => out + 86_400_000,
  })
  server = createServer(getRequestListener((request, env) => open.fetch(request, env)))
  const api = `http://127.0.0.1:${await listenOn(server)}/api`
  const backend = { api, storage: api.replace(/api$/, 'storage'), mapping: {} }
  second = createApp({ backend, ...parts, renderer: startDrawer(), files: site.files, log: () => {} })
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await site.close()
  vi.useRealTimers()
})

const told = 'preobrat-v-jihlavi'
const oembed = `/oembed?url=${encodeURIComponent(`${origin}/novica/${coming.url}`)}`

/** The first page has a banner with news, the team's a tab. */
const holding = [
  ...['/api/news?perPage=3', '/api/news?category=1', `/api/news/${told}`, '/api/search?q=embargiranec'],
  ...['/api/addresses', '/novice.xml', '/sitemap.xml', '/', '/novice', `/novica/${told}`],
  ...['/iskalnik?q=embargiranec', '/reprezentance/clani/evrobasket-2025?tab=novice'],
  ...['/view/news-list?category=1', '/embed/news-list.js?per-page=3', '/okvir/news-list'],
  ...[`/view/news-article?slug=${told}`, '/view/site-search?query=embargiranec'],
]
const own = [`/api/news/${coming.url}`, `/novica/${coming.url}`, oembed]

describe.each<[string, () => Hono<Env>]>([
  ['a database', () => site.app],
  ['another server’s API', () => second],
])('news of the future, from %s,', (_, app) => {
  const ask = (path: string) => app().request(origin + path)
  const holds = async (path: string) => {
    const text = await (await ask(path)).text()
    return text.includes(coming.url) || text.includes(coming.title)
  }

  describe('before its minute', () => {
    beforeEach(() => void vi.setSystemTime(before))

    test.each(holding)('is missing in %s', async (path) => {
      expect(await holds(path)).toBe(false)
    })

    test.each(own)('is not found under %s', async (path) => {
      const answer = await ask(path)
      expect([answer.status, (await answer.text()).includes(coming.title)]).toEqual([404, false])
    })

    test('is not counted', async () => {
      const { results, total, counts } = await (await ask('/api/search?q=embargiranec')).json()
      expect([results, total, counts.news]).toEqual([[], 0, 0])
    })

    test('leaves the feed’s time in the past', async () => {
      const [, updated = ''] = /<updated>([^<]*)/.exec(await (await ask('/novice.xml')).text()) ?? []
      expect(Date.parse(updated)).toBeLessThan(before)
    })
  })

  describe('at its minute', () => {
    beforeEach(() => void vi.setSystemTime(out))

    test.each([...holding, ...own])('is there under %s', async (path) => {
      await until(`${path} has it`, async () => (await ask(path)).status === 200 && (await holds(path)))
    })

    test.each([...holding, ...own.slice(0, 2)])(
      'is held back by caches in a row for less than a minute under %s',
      async (path) => {
        expect(oldest((await ask(path)).headers)).toBeLessThan(60)
      },
    )
  })
})
