/** PgBouncer in transaction mode before PostgreSQL, and a table that somebody has locked. Runs only with DATABASE_URL. */
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PgbouncerUnderTest, pgbouncer, startPgbouncer } from '../../test/support/server/pgbouncer'
import { openSite, type SiteUnderTest } from '../../test/support/server/site'
import { until } from '../../test/support/server/until'
import { type Database, openDatabase } from '../api/database/open'
import { codeOf } from '../api/database/reason'
import { ad_clicks, ads, news } from '../api/database/schema'
import { createApp } from './app'

/** ms */
const statementTimeoutMs = 1000

let site: SiteUnderTest
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function lock(table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
  return () => client.end()
}

function promises(name: string, databaseUrl: () => string): void {
  describe(name, () => {
    let database: Database
    let close: () => Promise<void>
    const lines: string[] = []
    beforeAll(async () => {
      const log = (line: string) => void lines.push(line)
      ;({ database, close } = await openDatabase({
        dataDir: '',
        databaseUrl: databaseUrl(),
        statementTimeoutMs,
        log,
      }))
    })
    afterAll(() => close())

    const appNow = () => createApp({ database, files: site.files, log: () => {}, clickKey: 'x' })

    test('is opened without a word, answers, and stores clicks', async () => {
      expect(lines).toEqual([])
      const app = appNow()
      for (const path of ['/readyz', '/api/matches', '/api/search?q=krka', '/tekme'])
        expect([path, (await app.request(path)).status]).toEqual([path, 200])
      const [ad] = await database.select({ uuid: ads.uuid }).from(ads).limit(1)
      const before = await database.$count(ad_clicks)
      expect((await app.request(`/api/ads/${ad?.uuid}/clicks`, { method: 'POST' })).status).toBe(204)
      expect(await database.$count(ad_clicks)).toBe(before + 1)
    })

    test('no statement takes longer than its time, and the connection is as it was', async () => {
      const fault = await database.execute(sql`select pg_sleep(30)`).catch((error: unknown) => error)
      expect(codeOf(fault)).toBe('57014')
      const all = await Promise.all(Array.from({ length: 20 }, () => database.execute(sql`select 1 as one`)))
      expect(all.every(({ rows }) => rows.length === 1)).toBe(true)
    })

    test('a locked table stops those who need it, and nobody else', async () => {
      const release = await lock('news')
      const app = appNow()
      const feeds = ['/novice.xml', '/sitemap.xml']
      const paths = ['/api/news', '/api/news?page=2', ...feeds, '/novica/x', '/api/news/y']
      const blocked = Array.from({ length: 60 }, (_, n) => {
        const path = paths[n % paths.length] ?? ''
        return app.request(path.startsWith('/api/news?') ? `${path}&perPage=${n + 1}` : path)
      })
      for (const path of ['/api/seasons', '/api/clubs', '/api/matches', '/api/competitions/1', '/readyz'])
        expect([path, (await app.request(path)).status]).toEqual([path, 200])
      // Of the lock's own timeout, before the statement's.
      expect(codeOf(await database.$count(news).catch((error: unknown) => error))).toBe('55P03')
      expect([...new Set((await Promise.all(blocked)).map(({ status }) => status))]).toEqual([503])
      await release()
      await until('news are answered again', async () => (await app.request('/api/news')).status === 200)
    })
  })
}

promises('PostgreSQL itself', () => site.databaseUrl ?? '')

describe.skipIf(!pgbouncer)('behind PgBouncer in transaction mode', () => {
  let pooler: PgbouncerUnderTest
  beforeAll(async () => {
    pooler = await startPgbouncer(site.databaseUrl ?? '')
  })
  afterAll(() => pooler.end())

  promises('it', () => pooler.url)

  test('no limit of ours is left on a connection that others share', async () => {
    const client = new pg.Client({ connectionString: pooler.url })
    await client.connect()
    for (let n = 0; n < 20; n++)
      for (const limit of ['statement_timeout', 'lock_timeout'])
        expect((await client.query(`show ${limit}`)).rows).toEqual([{ [limit]: '0' }])
    await client.end()
  })
})
