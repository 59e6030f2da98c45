/** What the server needs is taken away: the folder, a whole database. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { builtServer, startServer } from '../../test/support/server/process'
import { listenOn } from '../../test/support/server/program'
import { startDrawer } from '../../test/support/server/rendering'
import { copySeeded } from '../../test/support/server/seeded'
import { openSite } from '../../test/support/server/site'
import { extensions } from '../api/database/extensions'
import { lockFolder } from '../api/database/folder-lock'
import { openDatabase } from '../api/database/open'
import { ads, matches, menu_items, news } from '../api/database/schema'

const scratch = mkdtempSync(join(tmpdir(), 'parket-faults-'))
let server: Awaited<ReturnType<typeof builtServer>>

beforeAll(async () => {
  server = await builtServer()
})
afterAll(() => {
  server.remove()
  rmSync(scratch, { recursive: true, force: true })
})

test('a folder that another process has is refused by a second server in one line that says what to do', async () => {
  const dataDir = join(scratch, 'taken')
  const release = await lockFolder(dataDir)
  const second = await startServer(server.main, { DATA_DIR: dataDir })
  expect(second.code()).toBe(75)
  expect(second.lines.at(-1)).toMatch(
    /^The database folder \S+ is in use by the \S+ \(process \d+ on \S+, since \S+\)\. Stop that one first, or name another folder with DATA_DIR\.$/,
  )
  await release()
})

test('a folder that can’t be made ends the start in one line', async () => {
  const refused = await startServer(server.main, { DATA_DIR: '/proc/x' })
  expect(refused.code()).toBe(1)
  expect(refused.lines).toEqual([
    expect.stringMatching(/^The folder \/proc\/x of the database can't be made: /),
  ])
})

describe('a PostgreSQL that', () => {
  const other = createServer()
  afterEach(() => {
    other.removeAllListeners('connection').close()
  })
  const listen = (answer: (socket: Socket) => void) => {
    other.on('connection', (socket) => answer(socket.on('error', () => {})))
    return listenOn(other)
  }

  test.each<[string, () => Promise<number>]>([
    ['does not run', async () => 1],
    ['breaks every connection', () => listen((socket) => socket.destroy())],
    ['says nothing', () => listen(() => {})],
    ['is none', () => listen((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))],
  ])('%s is waited for, which is logged without the password', async (_, port) => {
    const url = `postgres://parket:tajno@127.0.0.1:${await port()}/parket`
    const waiting = await startServer(server.main, { DATABASE_URL: url }, /^Waiting for the database/)
    expect(waiting.code()).toBeNull()
    await waiting.end('SIGTERM')
    expect(waiting.code()).toBe(0)
    expect(waiting.lines.join()).toMatch(/Waiting for the database that DATABASE_URL names: \S/)
    expect(waiting.lines.join()).not.toContain('tajno')
  })
})

describe('a database that is half prepared', () => {
  const dataDir = join(scratch, 'half')
  const direct = async (statement: string) => {
    const client = await PGlite.create(join(dataDir, 'database'), { extensions })
    await client.exec(statement)
    const tables = await client.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    await client.close()
    return tables.rows
  }

  test('by a migration that breaks in the middle is refused in one line, and nothing of it stays', async () => {
    copySeeded(dataDir)
    await direct('DROP SCHEMA drizzle, public CASCADE; CREATE SCHEMA public')
    await direct('CREATE TABLE search_documents (id integer)')
    const refused = await startServer(server.main, { DATA_DIR: dataDir })
    expect(refused.code()).toBe(1)
    expect(refused.lines.at(-1)).toBe(
      'The database could not be prepared: relation "search_documents" already exists',
    )
    expect(await direct('DROP TABLE search_documents')).toEqual([])
  })

  test('by a process that was killed while it filled the database is whole after the next start', async () => {
    const killed = startServer(server.main, { DATA_DIR: dataDir }, /^Filling the database, 6 of 9/)
    await (await killed).end()
    const { database, close } = await openDatabase({ dataDir, log: () => {} })
    for (const table of [matches, news, menu_items, ads])
      expect(await database.$count(table)).toBeGreaterThan(0)
    await close()
  })
})

test('a database that is closed under the server is no end of it, and only the log says why', async () => {
  const site = await openSite()
  await site.database.execute(sql`select 1`)
  const ready = await site.app.request('/readyz')
  expect([ready.status, ready.headers.get('cache-control')]).toEqual([200, 'no-store'])
  await site.close()
  for (const path of ['/api/matches?secret=1', '/novice.xml', '/sitemap.xml', '/readyz']) {
    const answer = await site.app.request(path)
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5'])
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    const detail = path === '/readyz' ? 'The data do not answer.' : 'This can not be answered now.'
    const problem = { type: 'about:blank', title: 'Service Unavailable', status: 503, detail }
    expect(await answer.json()).toEqual(problem)
  }
  expect((await site.app.request('/tekme')).status).toBe(200)
  expect(site.lines).toEqual([expect.stringMatching(/^Answering 503: \S/)])
  expect(site.lines[0]).not.toMatch(/select|secret/)
})

test('pages that there are not are no part of what an outage shows, and push none out of it', async () => {
  const site = await openSite({ renderer: startDrawer() })
  expect((await site.app.request('/ni-take-strani')).status).toBe(404)
  await site.close()
  expect((await site.app.request('/ni-take-strani')).status).toBe(503)
})

test('with the database away the last rendering of a page goes out, and a page of the site where there is none', async () => {
  const site = await openSite({ renderer: startDrawer() })
  const paths = ['/', '/tekme?sezona=2022', '/novice']
  const before = await Promise.all(paths.map((path) => site.app.request(path)))
  await site.close()
  for (const [index, path] of paths.entries()) {
    const answer = await site.app.request(`${path}${path.includes('?') ? '&' : '?'}fbclid=x`)
    expect([path, answer.status]).toEqual([path, before[index]?.status])
    expect(await answer.text()).toBe(await before[index]?.text())
    expect(answer.headers.get('content-security-policy')).toBe(
      before[index]?.headers.get('content-security-policy'),
    )
  }
  for (const path of ['/tekmovanje/1', '/novica/x', '/nihce-ni-vprasal']) {
    const answer = await site.app.request(path)
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 503, 'no-store'])
    const html = await answer.text()
    expect(html).toMatch(/<html lang="sl">[\s\S]*<meta http-equiv="refresh" content="\d+">/)
    expect(html).not.toContain('<script')
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
  }
})
