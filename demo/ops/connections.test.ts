/** What comes over the socket and is no ordinary request: written by hand, since clients tidy up what they send. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFiles } from '../../test/support/server/files'
import { usual } from '../../test/support/server/process'
import { copySeeded } from '../../test/support/server/seeded'
import {
  expectProblem,
  listen,
  openSocket,
  request,
  sendText,
  statusOf,
} from '../../test/support/server/socket'
import { until } from '../../test/support/server/until'
import { usualConnections } from '../api/http/connections'
import { type Limits, type Service, startService } from './service'

let service: Service
const files = openFiles()
const scratch = mkdtempSync(join(tmpdir(), 'parket-connections-'))

async function start(name: string, limits: Partial<Limits> = {}): Promise<Service> {
  const dataDir = join(scratch, name)
  copySeeded(dataDir)
  const started = await startService({ ...usual, dataDir }, files.served, () => {}, limits)
  await started.ready
  return started
}

beforeAll(async () => {
  service = await start('usual')
})
afterAll(async () => {
  await service.stop()
  files.remove()
  rmSync(scratch, { recursive: true })
})

const open = () => openSocket(service.port)
const send = (text: string) => sendText(text, service.port)

describe('what is no request', () => {
  test.each<[string, string, number]>([
    ['is not HTTP', 'hello\r\n\r\n', 400],
    ['has a method that nobody knows', request('BREW /api/menu HTTP/1.1'), 400],
    ['names no host', 'GET /api/menu HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'names a host that is none',
      'GET /api/menu HTTP/1.1\r\nHost: a b/../c\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['names two hosts', request('GET /api/menu HTTP/1.1', 'Host: evil.example'), 400],
    ['names one host twice', request('GET /api/menu HTTP/1.1', 'hOST: localhost'), 400],
    [
      'has a body of two lengths',
      request('POST /api/menu HTTP/1.1', 'Content-Length: 1', 'Content-Length: 2'),
      400,
    ],
    [
      'smuggles a second length',
      request('POST /api/menu HTTP/1.1', 'Content-Length: 1', 'Transfer-Encoding: chunked'),
      400,
    ],
    ['breaks a header', request('GET /api/menu HTTP/1.1', 'X : y\u0001'), 400],
    ['is asked of another protocol', request('PRI * HTTP/2.0'), 400],
    ['has an address of 10 kB', request(`GET /api/menu?x=${'a'.repeat(10_000)} HTTP/1.1`), 414],
    ['has an address of 100 kB', request(`GET /${'a'.repeat(100_000)} HTTP/1.1`), 431],
    ['has a header of 100 kB', request('GET /api/menu HTTP/1.1', `Cookie: ${'a'.repeat(100_000)}`), 431],
    [
      'has thousands of headers',
      request('GET /api/menu HTTP/1.1', ...Array.from({ length: 5000 }, (_, n) => `X-${n}: y`)),
      431,
    ],
  ])('%s', async (_, text, status) => {
    expectProblem(await send(text), status)
  })

  test('a rare method is refused, an upgrade is not taken', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'PURGE', 'SEARCH', 'LINK']) {
      expectProblem(await send(request(`${method} /api/menu HTTP/1.1`)), 405)
      expectProblem(await send(request(`${method} /tekme HTTP/1.1`)), 405)
    }
    expect(statusOf(await send(request('GET /api/menu HTTP/1.1', 'Upgrade: websocket')))).toBe(200)
  })
})

describe('a body', () => {
  const ad = '/api/ads/00000000-0000-4000-8000-000000000000/clicks'
  const large = 'x'.repeat(2000)
  const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`

  test.each<[string, string]>([
    ['announced', request(`POST ${ad} HTTP/1.1`, 'Content-Length: 2000') + large],
    ['announced and never sent', request(`POST ${ad} HTTP/1.1`, 'Content-Length: 2000000000')],
    ['in pieces', request(`POST ${ad} HTTP/1.1`, 'Transfer-Encoding: chunked') + chunked(large)],
    ['of a request that takes none', request('POST /tekme HTTP/1.1', 'Content-Length: 2000') + large],
    [
      'of a request that takes none, in pieces',
      request('PUT /api/menu HTTP/1.1', 'Transfer-Encoding: chunked') + chunked(large),
    ],
    ['of a question', request('GET /api/menu HTTP/1.1', 'Content-Length: 2000') + large],
  ])('over 1 kB %s is refused', async (_, text) => {
    expectProblem(await send(text), 413)
  })

  test('of 1 kB is taken', async () => {
    expectProblem(await send(request(`POST ${ad} HTTP/1.1`, 'Content-Length: 1024') + 'x'.repeat(1024)), 404)
  })

  const half = {
    head: 'GET /api/menu HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
    body: `POST ${ad} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n`,
  }

  test('or a head that never comes whole is waited for a while', async () => {
    const connections = {
      ...usualConnections,
      ...{ headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 },
    }
    const impatient = await start('impatient', { connections })
    const answers = await Promise.all(Object.values(half).map((text) => sendText(text, impatient.port)))
    for (const answer of answers) expectProblem(answer, 408)
    await impatient.stop()
  })

  test('has 15 s without a setting, its head 10', () => {
    expect(usualConnections).toMatchObject({ headersTimeout: 10_000, requestTimeout: 15_000 })
  })

  test('that has not come yet keeps nobody else waiting', async () => {
    const slow = open()
    slow.write(half.body)
    expect(statusOf(await send(request('GET /api/seasons HTTP/1.1')))).toBe(200)
    expect(slow.closed).toBe(false)
    slow.destroy()
  })

  test('that is not needed for the answer is not waited for', async () => {
    expectProblem(await send(`POST ${ad} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nx`), 404)
  })
})

describe('one connection', () => {
  test('may send several requests at once and gets the responses in order', async () => {
    const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
    const text = await send(ask('/healthz') + ask('/api/nothing') + request('GET /api/menu HTTP/1.1'))
    expect([...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)).toEqual([
      '200',
      '404',
      '200',
    ])
  })

  test('that turns into nonsense after a request gets its answer and an end', async () => {
    const socket = open()
    const heard = listen(socket)
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await until('the answer to the request', () => heard.text.endsWith('alive'))
    const first = heard.text
    socket.write('\u0000\u0001\u0002\r\n\r\n')
    await once(socket, 'close')
    expect(statusOf(first)).toBe(200)
    expectProblem(heard.text.slice(first.length), 400)
    expect(statusOf(await send(request('GET /healthz HTTP/1.1')))).toBe(200)
  })

  test('that is cut while its answer is made harms nobody', async () => {
    for (let n = 0; n < 50; n++) {
      const socket = open()
      socket.write(request('GET /api/matches?perPage=100 HTTP/1.1'))
      await once(socket, 'connect')
      socket.destroy()
    }
    expect(statusOf(await send(request('GET /healthz HTTP/1.1')))).toBe(200)
  })
})

describe('nothing outside its folder can be read, however it is spelled', () => {
  const ups = [
    ...['..', '%2e%2e', '%2E.', '.%2e', '%252e%252e', '%25252e%25252e', '..;', '..;a=b', '...', '....'],
    ...['..%00', '..%01', '%c0%ae%c0%ae', '%c0%2e%c0%2e', '%e0%80%ae%e0%80%ae', '%f0%80%80%ae%f0%80%80%ae'],
    ...['%uff0e%uff0e', '\uff0e\uff0e', '..%5c', '..\\', '\\..', '%5c..', '..%c0%af', '..%255c', '..%u2215'],
    ...['..%ef%bc%8f', '.%00.', '..%0d%0a', '..%20', ' ..'],
  ]
  const slashes = ['/', '//', '/./', '%2f', '%252f', '\\', '%5c', '%c0%af', '/%2e/', ';/']
  const ways = ups.flatMap((up) => slashes.map((slash) => `${up}${slash}`.repeat(3)))
  const absolute = [
    ...['/etc/passwd', '//etc/passwd', '%2fetc%2fpasswd', '%252fetc%252fpasswd', 'file:///etc/passwd'],
    ...['C:\\secret.txt', 'secret-link', 'secret-folder/secret.txt', '.hidden', '%2ehidden', '.git/config'],
    ...['a.svg%00.txt', 'a.svg/../.hidden', '../storage-other/secret.txt'],
  ]
  const addresses = (prefix: string) => [
    ...ways.map((way, index) => `${prefix}${index % 2 ? 'logos/' : ''}${way}secret.txt`),
    ...absolute.map((rest) => `${prefix}${rest}`),
    `http://localhost${prefix}../secret.txt`,
  ]
  const isHarmless = (answer: string): boolean =>
    statusOf(answer) > 0 &&
    statusOf(answer) < 500 &&
    !answer.includes(files.secret) &&
    !answer.includes('root:')

  test.each(['/storage/', '/hosts/', '/assets/', '/shell/', '/'])('under %s', async (prefix) => {
    const all = addresses(prefix)
    const answers = await Promise.all(all.map((address) => send(request(`GET ${address} HTTP/1.1`))))
    expect(all.filter((_, index) => !isHarmless(answers[index] ?? ''))).toEqual([])
    expect(all.length).toBeGreaterThan(300)
  })
})
