/**
 * As demo/ops/deploy has it: the shipped nginx, two processes of the server, PgBouncer, PostgreSQL and its standby. Each of
 * them may go; visitors see nothing of it.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clickAll, insertAds } from '../../test/support/server/clicks'
import { binaries, type Cluster, startCluster } from '../../test/support/server/cluster'
import { expectStored } from '../../test/support/server/killed'
import { type NginxUnderTest, nginx, startNginx } from '../../test/support/server/nginx'
import { type PgbouncerUnderTest, pgbouncer, startPgbouncer } from '../../test/support/server/pgbouncer'
import { builtServer, type ServerProcess, startServer } from '../../test/support/server/process'
import { freePort } from '../../test/support/server/program'
import { until } from '../../test/support/server/until'
import { type OpenDatabase, openDatabase } from '../api/database/open'
import { ad_clicks, ads } from '../api/database/schema'

const paths = [
  ...['/', '/tekme', '/klubi', '/novice', '/ni-take', '/api/matches', '/api/clubs', '/api/news', '/api/menu'],
  ...['/api/search?q=krka', '/api/players/1', '/novice.xml', '/sitemap.xml', '/storage/favicon.svg'],
]

describe.skipIf(!nginx || !pgbouncer || !binaries)('nginx, two processes, PgBouncer and a standby', () => {
  let built: Awaited<ReturnType<typeof builtServer>>
  let cluster: Cluster
  let poolers: PgbouncerUnderTest[]
  let environment: Record<string, string>
  let ports: number[]
  let servers: ServerProcess[]
  let front: NginxUnderTest
  let database: OpenDatabase

  const startAt = (port: number) => startServer(built.main, { ...environment, PORT: String(port) })

  beforeAll(async () => {
    built = await builtServer()
    cluster = await startCluster()
    poolers = [await startPgbouncer(cluster.primary.url), await startPgbouncer(cluster.standby.url)]
    environment = {
      DATABASE_URL: poolers[0]?.url ?? '',
      DATABASE_READ_URL: poolers[1]?.url ?? '',
      SITE_URL: 'https://kzs.example',
      // The visitor’s own proxy, which the tests play, and nginx.
      TRUST_PROXY: '2',
    }
    ports = [await freePort(), await freePort()]
    servers = await Promise.all(ports.map(startAt))
    front = await startNginx(ports)
    database = await openDatabase({ dataDir: '', databaseUrl: cluster.primary.url, log: () => {} })
  }, 240_000)
  afterAll(async () => {
    await front?.end()
    for (const server of servers ?? []) await server.end()
    await database?.close()
    for (const pooler of poolers ?? []) await pooler.end()
    cluster?.remove()
    built?.remove()
  }, 120_000)

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${front.port}${path}`, { headers })
  const expected = (path: string) => (path === '/ni-take' ? 404 : 200)
  const lost = async () => {
    const wrong: string[] = []
    for (const path of paths)
      for (const headers of [{ 'X-Refresh': '1' }, {}]) {
        const { status } = await ask(path, headers)
        if (status !== expected(path)) wrong.push(`${status} ${path}`)
      }
    return wrong
  }
  const lostDuring = async (happens: Promise<unknown>) => {
    const wrong: string[] = []
    let isOver = false
    happens.finally(() => {
      isOver = true
    })
    while (!isOver) wrong.push(...(await lost()))
    await happens
    return wrong
  }

  test('reads are the standby’s in both, through their poolers', async () => {
    for (const server of servers)
      await until(server.lines.join(), () =>
        server.lines.includes('Reads are answered by the database that DATABASE_READ_URL names.'),
      )
    expect(await lost()).toEqual([])
  })

  test('thirty a minute of one address count, whatever it says of itself', async () => {
    await insertAds(database.database, 1)
    const rows = await database.database.select({ uuid: ads.uuid }).from(ads).limit(50)
    const answers = await Promise.all(
      rows.map(({ uuid }, n) => {
        const headers = { 'X-Forwarded-For': `192.0.2.${n}, 10.2.0.1` }
        return fetch(`http://127.0.0.1:${front.port}/api/ads/${uuid}/clicks`, { method: 'POST', headers })
      }),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
    expect(await database.database.$count(ad_clicks)).toBe(30)
  })

  test('replaced one after the other, nobody notices', async () => {
    const replace = async () => {
      for (const [n, port] of ports.entries()) {
        await servers[n]?.end('SIGTERM')
        servers[n] = await startAt(port)
      }
    }
    expect(await lostDuring(replace())).toEqual([])
  }, 120_000)

  test('one killed among a thousand clicks: no answer is lost, and no click that was acknowledged', async () => {
    await database.database.delete(ad_clicks)
    let killed: Promise<void> | undefined
    const clicking = clickAll(front.port, 1, (count) => {
      if (count === 300) killed = servers[0]?.end('SIGKILL')
    })
    expect(await lostDuring(clicking)).toEqual([])
    await killed
    const acknowledged = await clicking
    expect(acknowledged.length).toBeGreaterThan(900)
    await expectStored(database.database, acknowledged)
    servers[0] = await startAt(ports[0] ?? 0)
  }, 120_000)

  test('without any database, and without the servers, what has been visited is still there', async () => {
    await until('all has been visited', async () => (await lost()).length === 0)
    cluster.standby.stop()
    cluster.primary.stop()
    for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, expected(path)])
    expect((await ask('/readyz')).status).toBe(503)
    for (const server of servers) await server.end('SIGKILL')
    for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, expected(path)])
  })
})
