/** A primary and its streaming standby: reads go to the standby, clicks to the primary, and either may be lost. */
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { binaries, type Cluster, startCluster } from '../../test/support/server/cluster'
import { until } from '../../test/support/server/until'
import { LimitedPool } from '../api/database/limited-pool'
import { type OpenDatabase, openDatabase } from '../api/database/open'
import { projectFolder } from '../api/database/project-folder'
import { ReadPool } from '../api/database/read-pool'
import { ad_clicks, ads, clubs } from '../api/database/schema'
import { createApp } from './app'
import { Metrics } from './metrics'

const name = 'a name that only one of them knows'

describe.skipIf(!binaries)('with DATABASE_READ_URL', () => {
  let cluster: Cluster
  let open: OpenDatabase
  const lines: string[] = []

  beforeAll(async () => {
    cluster = await startCluster()
    open = await openDatabase({
      dataDir: '',
      databaseUrl: cluster.primary.url,
      readUrl: cluster.standby.url,
      statementTimeoutMs: 3000,
      log: (line) => void lines.push(line),
    })
  })
  afterAll(async () => {
    await open?.close()
    cluster?.remove()
  })

  const files = { public: '', hosts: '', storage: '', shell: `${projectFolder()}/demo/site/shell/index.html` }
  const appNow = () => createApp({ ...open, files, log: () => {}, clickKey: 'x' })
  const standbyOf = async () => {
    const { rows } = await open.reads.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`)
    return rows[0]?.is
  }
  /** On connections of its own, which look at the standby only when told to. */
  const readPool = (readUrl: string, { log = (_: string) => {}, mostLag = 60 } = {}) => {
    const primary = new LimitedPool({ connectionString: cluster.primary.url }, () => {})
    const pool = new ReadPool(primary, { connectionString: readUrl, look: 1_000_000, mostLag }, log)
    const close = async () => {
      await pool.end()
      await primary.end()
    }
    const isRead = async () => (await pool.query('select pg_is_in_recovery() as is')).rows[0].is
    return { pool, close, isRead }
  }

  test('reads are the standby’s, statements by themselves and transactions', async () => {
    await until('the standby is taken', () => open.standby?.isUsed === true)
    expect(await standbyOf()).toBe(true)
    const inTransaction = await open.reads.transaction((transaction) =>
      transaction.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`),
    )
    expect(inTransaction.rows).toEqual([{ is: true }])
    expect(lines.filter((line) => line.startsWith('Reads are answered by'))).toHaveLength(1)
  })

  test('clicks are the primary’s', async () => {
    const [ad] = await open.database.select({ uuid: ads.uuid }).from(ads).limit(1)
    const before = await open.database.$count(ad_clicks)
    const answer = await appNow().request(`/api/ads/${ad?.uuid}/clicks`, { method: 'POST' })
    expect([answer.status, await open.database.$count(ad_clicks)]).toEqual([204, before + 1])
  })

  test('what is written on the primary is read on the standby a moment later', async () => {
    await until('the facts are there', async () => (await open.reads.$count(clubs)) > 0)
    await open.database.update(clubs).set({ short_name: name }).where(eq(clubs.id, 1))
    const app = appNow()
    await until('it has come', async () => (await (await app.request('/api/clubs')).text()).includes(name))
  })

  test('how far it is behind is a figure', async () => {
    const metrics = new Metrics()
    metrics.watch('standby_lag_seconds', 'x', () => open.standby?.lag ?? -1)
    await until('it is known', () => open.standby?.lag === 0)
    expect(await metrics.registry.metrics()).toMatch(/^parket_standby_lag_seconds 0$/m)
  })

  test('one that is too far behind is not read until it has caught up', async () => {
    const lines: string[] = []
    const { pool, close, isRead } = readPool(cluster.standby.url, {
      log: (line) => lines.push(line),
      mostLag: 0,
    })
    const standby = new pg.Client({ connectionString: cluster.standby.url })
    await standby.connect()
    await until('it is taken', async () => {
      await pool.look()
      return pool.isUsed
    })
    await standby.query('select pg_wal_replay_pause()')
    await until('it pauses', async () => {
      const { rows } = await standby.query('select pg_get_wal_replay_pause_state() as state')
      return rows[0].state === 'paused'
    })
    await open.database.update(clubs).set({ short_name: 'later' }).where(eq(clubs.id, 1))
    // The first look learns what has been written, the next one that it hasn't come.
    await pool.look()
    await pool.look()
    expect([await isRead(), lines.at(-1)]).toEqual([
      false,
      expect.stringMatching(/answered by the primary;.* s behind$/),
    ])
    await standby.query('select pg_wal_replay_resume()')
    await until('it has caught up', async () => {
      await pool.look()
      return isRead()
    })
    await standby.end()
    await close()
  })

  test('tables that the standby has not come to yet are read on the primary, and it stays in use', async () => {
    const { pool, close, isRead } = readPool(cluster.standby.url)
    const standby = new pg.Client({ connectionString: cluster.standby.url })
    await standby.connect()
    await pool.look()
    await standby.query('select pg_wal_replay_pause()')
    await open.database.execute(sql`create table just_made as select 1 as one`)
    expect((await pool.query('select one from just_made')).rows).toEqual([{ one: 1 }])
    expect(await isRead()).toBe(true)
    await standby.query('select pg_wal_replay_resume()')
    await standby.end()
    await close()
  })

  test('lost, it costs no answer: the primary answers, until it is back', async () => {
    const app = appNow()
    const asking = Array.from({ length: 40 }, (_, n) => app.request(`/api/matches?page=${n + 1}`))
    cluster.standby.stop()
    const after = ['/readyz', '/api/clubs', '/api/search?q=celje', '/api/news?page=2'].map((path) =>
      app.request(path),
    )
    const statuses = (await Promise.all([...asking, ...after])).map(({ status }) => status)
    expect([...new Set(statuses)]).toEqual([200])
    expect([open.standby?.isUsed, await standbyOf()]).toEqual([false, false])
    expect(open.standby?.lag).toBeNaN()
    expect(lines.at(-1)).toMatch(/^Reads are answered by the primary;/)
    cluster.standby.start()
    await until('it is asked again', () => standbyOf().then((is) => is === true))
  })

  test('lost within a transaction, it costs no answer: the primary does all of it', async () => {
    const onStandby: unknown[] = []
    const { rows } = await open.reads.transaction(async (transaction) => {
      const place = await transaction.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`)
      onStandby.push(place.rows[0]?.is)
      if (onStandby.length === 1) cluster.standby.stop('immediate')
      return transaction.execute(sql`select 1 as one`)
    })
    expect([onStandby, rows]).toEqual([[true, false], [{ one: 1 }]])
    cluster.standby.start()
    await until('it is asked again', () => standbyOf().then((is) => is === true))
  })

  test('not there at the start, it is nobody’s fault', async () => {
    const lines: string[] = []
    const { pool, close, isRead } = readPool('postgres://parket@127.0.0.1:1/postgres', {
      log: (line) => lines.push(line),
    })
    await pool.look()
    await pool.look()
    expect([await isRead(), lines]).toEqual([
      false,
      [expect.stringMatching(/answered by the primary;.*ECONNREFUSED/)],
    ])
    await close()
  })

  test('without its primary it goes on answering reads', async () => {
    await until('the standby is in use', () => open.standby?.isUsed === true)
    cluster.primary.stop('immediate')
    const app = appNow()
    for (const path of ['/readyz', '/api/matches', '/api/search?q=krka'])
      expect([path, (await app.request(path)).status]).toEqual([path, 200])
    const click = await app.request('/api/ads/00000000-0000-4000-8000-000000000000/clicks', {
      method: 'POST',
    })
    expect(click.status).toBe(503)
    cluster.primary.start()
    await until('clicks are taken again', async () => (await open.database.$count(ad_clicks)) > 0)
  })
})
