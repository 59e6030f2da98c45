import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type ClientRequest, createServer, type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usual } from '../../test/support/server/process'
import { freePort } from '../../test/support/server/program'
import { copySeeded } from '../../test/support/server/seeded'
import { filesIn } from '../../test/support/server/site'
import { until } from '../../test/support/server/until'
import { projectFolder } from '../api/database/project-folder'
import { readEnvironment } from './environment'
import { type Limits, type Service, startService } from './service'

/** One folder for all starts, one after the other. */
const dataDir = mkdtempSync(join(tmpdir(), 'parket-service-'))
copySeeded(dataDir)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const environment = { ...usual, dataDir }
const files = filesIn(join(tmpdir(), 'parket-no-such-folder'))
const start = (limits: Partial<Limits> = {}) => startService(environment, files, () => {}, limits)

async function answerTo(asked: ClientRequest) {
  const [message] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: message.statusCode ?? 0, body: await text(message), headers: message.headers }
}

/** Without an agent on a connection of its own. */
const ask = (port: number, path: string, agent: Agent | false = false) =>
  answerTo(request({ port, path, agent }).end())

async function connected(asked: ClientRequest): Promise<void> {
  const [socket] = (await once(asked, 'socket')) as [Socket]
  await once(socket, 'connect')
}

describe('a running server', () => {
  let service: Service
  let portBefore: number

  beforeAll(async () => {
    service = await start()
    portBefore = service.port
    await service.ready
  })
  afterAll(() => service.stop())

  test('takes no connection before it can answer', async () => {
    expect(portBefore).toBe(0)
    expect((await ask(service.port, '/healthz')).status).toBe(200)
    expect((await ask(service.port, '/readyz')).status).toBe(200)
    expect((await ask(service.port, '/api/seasons')).status).toBe(200)
  })

  test('does not start on a port that is in use', async () => {
    const second = startService({ ...environment, port: service.port }, files, () => {})
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})

describe('stopping', () => {
  test('lets an answer under way finish, closes what is idle, and takes nothing new', async () => {
    const service = await start({ grace: 60_000 })
    await service.ready
    const agent = new Agent({ keepAlive: true })
    await ask(service.port, '/api/seasons', agent)
    const idle = Object.values(agent.freeSockets).flat()
    expect(idle).toHaveLength(1)
    // Its body has not come whole: the server is in the middle of this one.
    const path = '/api/ads/00000000-0000-4000-8000-000000000000/clicks'
    const headers = { 'Transfer-Encoding': 'chunked' }
    const slow = request({ port: service.port, path, method: 'POST', headers })
    const answered = answerTo(slow)
    slow.write('a')
    await connected(slow)
    // The server reads what has come before what comes now.
    await ask(service.port, '/healthz')

    const stopped = service.stop()
    // On a connection that was idle: a proxy may just have chosen it.
    const last = await ask(service.port, '/api/clubs', agent)
    expect([last.status, last.headers.connection]).toEqual([200, 'close'])
    await expect(ask(service.port, '/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    slow.end('b')
    const late = await answered
    expect([late.status, late.headers.connection]).toEqual([404, 'close'])
    await stopped
    agent.destroy()
  })

  test('does not wait for ever for a request that never ends', async () => {
    const service = await start({ grace: 100 })
    await service.ready
    const endless = request({ port: service.port, path: '/api/ads/x/clicks', method: 'POST' })
    const broken = new Promise((resolve) => endless.on('error', resolve))
    endless.write('a')
    await connected(endless)
    await service.stop()
    await broken
  })

  test('closes what stays idle, and may be requested again', async () => {
    const service = await start({ grace: 60_000 })
    await service.ready
    const agent = new Agent({ keepAlive: true })
    await ask(service.port, '/api/seasons', agent)
    await Promise.all([service.stop(), service.stop()])
    await until('the idle connection is closed', () => Object.values(agent.freeSockets).flat().length === 0)
    await service.stop()
    agent.destroy()
  })
})

test('a database that is away at the start makes it live and be not ready, with a page that tries again', async () => {
  const databaseUrl = 'postgres://parket@127.0.0.1:1/parket'
  const service = await startService({ ...environment, databaseUrl }, files, () => {})
  service.ready.catch(() => {})
  await until('it listens', () => service.port > 0)
  const page = (path: string) =>
    fetch(`http://localhost:${service.port}${path}`, { headers: { Accept: 'text/html' } })
  expect((await page('/healthz')).status).toBe(200)
  const ready = await page('/readyz')
  expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5'])
  for (const path of ['/', '/tekme?sezona=1', '/ni-take-strani']) {
    const answer = await page(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.text()).toContain('lang="sl"')
  }
  for (const path of ['/api/menu', '/embed/roster.js', '/storage/favicon.svg'])
    expect((await page(path)).headers.get('content-type')).toMatch(/^application\/problem\+json/)
  await service.stop()
})

test('its figures are on a port of their own, and of visitors only', async () => {
  const metricsPort = await freePort()
  const lines: string[] = []
  const asked = { ...environment, metricsPort, tellsRequests: true }
  const service = await startService(asked, files, (line, fields) => lines.push(`${line} ${fields?.request}`))
  await service.ready
  for (const path of ['/tekme', '/api/menu', '/healthz', '/nothing.php']) await ask(service.port, path)
  expect((await ask(service.port, '/metrics')).body).not.toContain('parket_request_seconds')
  const { body, headers } = await ask(metricsPort, '/metrics')
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(body).toContain('parket_request_seconds_count{kind="api",method="GET",status="200"} 1')
  expect(body).toContain('parket_request_seconds_count{kind="page",method="GET",status="200"} 1')
  expect(body).toMatch(/^parket_database_up 1$/m)
  expect(body).toMatch(/^parket_drawings_waiting 0$/m)
  expect(body).toMatch(/^parket_nodejs_eventloop_lag_seconds /m)
  expect((await ask(metricsPort, '/tekme')).status).toBe(404)
  expect(lines[0]).toMatch(/^GET \/tekme 200 [\da-f-]{36}$/)
  await service.stop()
})

test('a port for figures that is taken is named', async () => {
  const metricsPort = await freePort()
  const holder = createServer().listen(metricsPort)
  await once(holder, 'listening')
  await expect(startService({ ...environment, metricsPort }, files, () => {})).rejects.toThrow(
    `METRICS_PORT: port ${metricsPort} can't be taken`,
  )
  holder.close()
})

describe('the environment', () => {
  const api = 'https://backend.example/v1/api'

  test('gives port 8080, a folder in the project and no proxy when it says nothing', () => {
    const read = readEnvironment({})
    expect(read).toMatchObject({ port: 8080, databaseUrl: undefined, trustProxy: 0 })
    expect([read.dataDir, read.backend]).toEqual([join(projectFolder(), '.data'), undefined])
  })

  test('names port, folder, database and proxy', () => {
    const DATABASE_URL = 'postgres://parket@localhost/parket'
    const given = { PORT: '9000', DATA_DIR: '/tmp/x', DATABASE_URL, TRUST_PROXY: '2' }
    const read = readEnvironment(given)
    expect(read).toMatchObject({ port: 9000, dataDir: '/tmp/x', databaseUrl: DATABASE_URL, trustProxy: 2 })
    expect(readEnvironment(given).clickKey).toBe(read.clickKey)
    expect(readEnvironment({ MINORS_UNDER: '18' }).minorsUnder).toBe(18)
    for (const MINORS_UNDER of ['', ' ', undefined])
      expect(readEnvironment({ MINORS_UNDER }).minorsUnder).toBe(undefined)
    for (const TRUST_PROXY of ['', '0']) expect(readEnvironment({ TRUST_PROXY }).trustProxy).toBe(0)
  })

  test.each([
    [{ API_URL: `${api}/` }, 'https://backend.example/v1/storage'],
    [{ API_URL: api, API_STORAGE: 'https://files.example/' }, 'https://files.example'],
  ])('of %j names the server that the data come from, and where its pictures are', (given, storage) => {
    expect(readEnvironment(given).backend).toEqual({ api, mapping: {}, storage })
  })

  test.each([
    [{ PORT: 'x' }, 'PORT must be a number from 0 to 65535'],
    [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535'],
    [{ METRICS_PORT: 'x' }, 'METRICS_PORT must be a number from 0 to 65535'],
    [{ LOG: 'xml' }, 'LOG must be json or text'],
    [{ PORT: '-1' }, 'PORT must be a number from 0 to 65535'],
    [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL must begin with postgres://'],
    [{ DATABASE_READ_URL: 'x' }, 'DATABASE_READ_URL must begin with postgres://'],
    [{ DATABASE_READ_URL: 'postgres://x/y' }, 'DATABASE_READ_URL needs a DATABASE_URL'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be how many proxies stand before this server, 0 to 19'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY must be how many proxies stand before this server, 0 to 19'],
    ...['0', '-1', '100', '18 let', '1e1'].map((MINORS_UNDER): [NodeJS.ProcessEnv, string] => [
      { MINORS_UNDER },
      'MINORS_UNDER must be an age in years, 1 to 99',
    ]),
    [
      { MINORS_UNDER: '18', API_URL: 'https://backend.example/api' },
      'MINORS_UNDER needs a database of its own',
    ],
    [{ API_URL: 'backend.example/api' }, 'API_URL must begin with https:// or http://'],
    [{ API_URL: 'https://backend.example/api?key=1' }, 'API_URL must be an address without a query'],
    [{ API_STORAGE: 'files' }, 'API_STORAGE must begin with https:// or http://'],
    [{ API_URL: 'https://backend.example/api', API_MAP: 'no.json' }, "no.json can't be read"],
    [{ SITE_URL: 'kzs.example' }, 'SITE_URL must begin with https:// or http://'],
    [{ SITE_URL: 'https://' }, 'SITE_URL must be an address like https://kzs.example, without a query'],
    [{ SITE_URL: 'https:///x y' }, 'SITE_URL must be an address like https://kzs.example, without a query'],
    [{ SITE_URL: 'https://kzs.example/?a=1' }, 'SITE_URL must be an address like https://kzs.example'],
    [{ SITE_URL: 'https://a:b@kzs.example' }, 'SITE_URL must be an address like https://kzs.example'],
  ])('with %o is refused in one line', (given, line) => {
    expect(() => readEnvironment(given)).toThrow(line)
  })
})
