/** A PostgreSQL that goes away, falls silent and comes back under a running server. Runs only with DATABASE_URL. */
import { connect, createServer, type Server, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clickAll, insertAds } from '../../test/support/server/clicks'
import { expectStored } from '../../test/support/server/killed'
import { usual } from '../../test/support/server/process'
import { listenOn } from '../../test/support/server/program'
import { openSite, type SiteUnderTest } from '../../test/support/server/site'
import { ad_clicks } from '../api/database/schema'
import { type Service, startService } from './service'

/** The way from the server to PostgreSQL, which can be cut and blocked. */
class Way {
  private readonly sockets = new Set<Socket>()
  private isCut = false
  private isSilent = false
  private server: Server | undefined

  async open(target: URL): Promise<URL> {
    this.server = createServer((near) => {
      if (this.isCut) return void near.destroy()
      if (this.isSilent) return void this.keep(near)
      const far = connect(Number(target.port), target.hostname)
      for (const socket of [near, far]) this.keep(socket)
      near.pipe(far).pipe(near)
    })
    const url = new URL(target)
    url.host = `127.0.0.1:${await listenOn(this.server)}`
    return url
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket)
    socket.on('error', () => {}).on('close', () => this.sockets.delete(socket))
  }

  /** Breaks what is open and lets nothing new through. */
  cut(): void {
    this.isCut = true
    for (const socket of this.sockets) socket.destroy()
  }

  /** Connections are there, and nothing comes through them. */
  silence(): void {
    this.isSilent = true
    for (const socket of this.sockets) socket.unpipe().pause()
  }

  restore(): void {
    this.isCut = false
    this.isSilent = false
  }

  close(): void {
    this.cut()
    this.server?.close()
  }
}

let site: SiteUnderTest
let service: Service
const way = new Way()
const lines: string[] = []

beforeAll(async () => {
  site = await openSite()
  const databaseUrl = (await way.open(new URL(site.databaseUrl ?? ''))).href
  const log = (line: string) => void lines.push(line)
  const environment = { ...usual, databaseUrl, trustProxy: 1 }
  service = await startService(environment, site.files, log, { statementTimeoutMs: 3000 })
  await service.ready
  await insertAds(site.database, 1)
})
afterAll(async () => {
  way.restore()
  await service.stop()
  way.close()
  await site.close()
})
beforeEach(() => {
  way.restore()
  lines.length = 0
})

const ask = (path: string) => fetch(`http://localhost:${service.port}${path}`)

/** `path` is asked for the first time: an answer may be a second old, and then needs no database. */
async function expectAway(path: string): Promise<void> {
  const answer = await ask(path)
  expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5'])
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect(await answer.text()).not.toMatch(/ECONN|127\.0\.0\.1|select|postgres/i)
}

async function expectBack(): Promise<void> {
  for (const path of ['/readyz', '/api/matches', '/api/search?q=krka'])
    expect((await ask(path)).status).toBe(200)
}

test('cut off, everything that needs it says 503 and the log says why; back again, the same process answers', async () => {
  await expectBack()
  way.cut()
  for (const path of ['/readyz', '/api/matches?page=2', '/api/search?q=celje', '/api/ad'])
    await expectAway(path)
  expect((await ask('/tekme')).status).toBe(200)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.length).toBeLessThan(30)
  for (const line of lines) expect(line).toMatch(/^(?:Answering 503|A database connection was lost): \S/)
  way.restore()
  await expectBack()
})

test('restarted by its administrator, it costs no more than the questions under way', async () => {
  await expectBack()
  await site.database.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask('/api/seasons')))
  expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
  await expectBack()
})

test('cut off among a thousand clicks, every acknowledged click is there and none twice', async () => {
  const acknowledged = await clickAll(service.port, 1, (count) => {
    if (count === 200) way.cut()
  })
  way.restore()
  await expectBack()
  expect(acknowledged.length).toBeGreaterThanOrEqual(200)
  expect(acknowledged.length).toBeLessThan(1000)
  await expectStored(site.database, acknowledged)
  await site.database.delete(ad_clicks)
})

test('silent, nobody waits for ever', async () => {
  await expectBack()
  way.silence()
  await Promise.all(['/api/matches?page=3', '/api/news', '/readyz', '/api/search?q=tivoli'].map(expectAway))
  way.cut()
  way.restore()
  await expectBack()
})
