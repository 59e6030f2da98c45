/** The running server: listens once it can answer, and stops without dropping a response. */
import { createServer, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { type DatabaseOptions, type Log, type OpenDatabase, openDatabase } from '../api/database/open'
import {
  answerTheUnreadable,
  hasTwoHosts,
  problemHeaders,
  refuse,
  unreadable,
  usualConnections,
} from '../api/http/connections'
import { withHeaders } from '../api/http/headers'
import { Problem, problemContent, problemOf, problemResponse } from '../api/http/problem'
import type { Env } from '../api/http/question'
import type { Bindings } from '../api/http/visitor'
import { outagePage } from '../site/pages/outage-page'
import { type Renderer, startRenderer } from '../site/rendering/renderer'
import { isPagePath } from '../site/shell/routes'
import { createApp, isAlive, living, type SiteFiles, type Source } from './app'
import type { Environment } from './environment'
import { Metrics, type RequestLine, serveMetrics } from './metrics'

export interface Service {
  /** 0 until it listens */
  readonly port: number
  /** Resolves when it listens and answers; rejects when it can't. */
  ready: Promise<void>
  /** Finishes pending requests, then closes the database. May be called twice. */
  stop(): Promise<void>
}

/** Milliseconds */
export interface Limits {
  /** Time for pending requests when the server stops. */
  grace: number
  /** Statement timeout of the database; the slowest statements take a tenth of the default. */
  statementTimeoutMs: number
  connections: typeof usualConnections
}

const usualLimits: Limits = { grace: 4000, statementTimeoutMs: 3000, connections: usualConnections }

/** Milliseconds */
const answerLife = 1000
/** Interval in ms of checks for idle connections, and delay before the first one. */
const look = 50
const farewell = 500

type Answer = (request: Request, bindings: Bindings) => Response | Promise<Response>

/** The answer while an unavailable database is waited for. */
function notYet(): Answer {
  const app = new Hono()
  app.use(withHeaders(problemHeaders))
  app.get('/healthz', living)
  app.all('*', (c) => {
    const wantsPage = c.req.method === 'GET' && /\btext\/html\b/.test(c.req.header('accept') ?? '')
    if (wantsPage && isPagePath(c.req.path)) return outagePage()
    return problemResponse(c, new Problem(503, 'The database is not there yet.', { 'Retry-After': '5' }))
  })
  return (request) => app.fetch(request)
}

/** For a request without a usable address, which doesn't reach the application. */
function answerFailure(error: unknown): Response {
  const problem = error instanceof Error && error.name === 'RequestError' ? unreadable() : problemOf(error)
  const { body, headers } = problemContent(problem)
  return new Response(body, { status: problem.status, headers: { ...problemHeaders, ...headers } })
}

/** Whether it is stopping: then every response closes its connection. */
interface Leaving {
  isLeaving: boolean
  answering: Set<ServerResponse>
}

function makeServer(
  answer: Answer,
  { silence, ...options }: Limits['connections'],
  leaving: Leaving,
): Server {
  const listener = getRequestListener(answer, { errorHandler: answerFailure })
  const server = createServer(options, (request, response) => {
    leaving.answering.add(response)
    response.on('close', () => leaving.answering.delete(response))
    if (leaving.isLeaving) response.setHeader('Connection', 'close')
    if (hasTwoHosts(request)) return refuse(response, unreadable())
    return listener(request, response)
  })
  server.setTimeout(silence)
  answerTheUnreadable(server)
  return server
}

/** Rejects if the port is taken. */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/**
 * Accepts no new connections, lets requests finish, and closes connections that have been idle for a moment: a proxy
 * may be using one just now, and learns from the response that it was the last. After the grace period all are closed.
 */
async function closeServer(server: Server, grace: number, leaving: Leaving): Promise<void> {
  leaving.isLeaving = true
  if (!server.listening) return
  for (const response of leaving.answering)
    if (!response.headersSent) response.setHeader('Connection', 'close')
  // Node's own close() ends idle connections at once.
  const closed = new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()))
  const end = setTimeout(() => server.closeAllConnections(), grace)
  let idle: NodeJS.Timeout | undefined
  const gentle = setTimeout(
    () => {
      idle = setInterval(() => server.closeIdleConnections(), look)
    },
    Math.min(farewell, grace / 2),
  )
  await closed
  for (const timer of [end, gentle, idle]) clearTimeout(timer)
}

/** Rejects if the port is taken, so that this is known before a database is seeded. */
async function requireFree(port: number): Promise<void> {
  if (port === 0) return
  const probe = createServer()
  await listen(probe, port)
  await new Promise((resolve) => probe.close(resolve))
}

type DatabaseParts = Pick<DatabaseOptions, 'log' | 'onAway' | 'signal' | 'statementTimeoutMs'>

/** Opens the database, unless the site is another server's. */
async function openSource(
  environment: Environment,
  parts: DatabaseParts,
  metrics: Metrics | undefined,
): Promise<Source & Partial<Pick<OpenDatabase, 'close'>>> {
  const { backend, clickKey } = environment
  if (backend) {
    parts.log(`The site is rendered from ${backend.api}; there is no database here.`)
    return { backend }
  }
  const open = await openDatabase({ ...environment, ...parts, now: Date.now() })
  const { database, standby } = open
  metrics?.watch('database_up', 'Whether the database answers', async () => Number(await isAlive(database)))
  if (standby) {
    metrics?.watch('standby_used', 'Whether reads are answered by the standby', () => Number(standby.isUsed))
    metrics?.watch('standby_lag_seconds', 'Seconds that the standby is behind', () => standby.lag)
  }
  return { ...open, clickKey }
}

/** Time in ms for the first thread to start; without it requests that need no rendering are answered all the same. */
const longestBegin = 20_000

/** The first renderings of a thread take several times as long. */
async function warmUp(app: Hono<Env>, renderer: Renderer | undefined): Promise<void> {
  await Promise.race([renderer?.catalogue, sleep(longestBegin, undefined, { ref: false })])
  if (renderer) await Promise.all(['/', '/tekme', '/view/roster?team=1'].map((path) => app.request(path)))
}

/**
 * Opens the database and serves the site. It listens (0: on any free port) once it can answer, or, while its database
 * is unavailable, to report that. Rejects if the port is taken.
 */
export async function startService(
  environment: Environment,
  files: SiteFiles,
  log: Log,
  limits: Partial<Limits> = {},
): Promise<Service> {
  const { grace, statementTimeoutMs, connections } = { ...usualLimits, ...limits }
  const { metricsPort, tellsRequests, trustProxy, siteUrl, minorsUnder } = environment
  await requireFree(environment.port)
  let answer = notYet()
  let port: Promise<number> | undefined
  let known = 0
  const stopping = new AbortController()
  const leaving: Leaving = { isLeaving: false, answering: new Set() }
  const server = makeServer((request, bindings) => answer(request, bindings), connections, leaving)
  const begin = async () => {
    port ??= listen(server, environment.port)
    known = await port
  }
  const metrics = metricsPort === undefined ? undefined : new Metrics()
  const figures = metrics && metricsPort !== undefined && (await serveMetrics(metrics, metricsPort))
  const renderer = startRenderer(files.screens, log)
  metrics?.watch('drawings_waiting', 'RenderCache that wait to be begun', () => renderer?.waiting ?? 0)
  const tellRequest = ({ id, ...line }: RequestLine) =>
    log(`${line.method} ${line.path} ${line.status}`, { request: id, ...line })
  const onAway = () => void begin().catch(() => {})
  const { signal } = stopping
  const opening = openSource(environment, { statementTimeoutMs, log, onAway, signal }, metrics)
  const ready = opening.then(async (source) => {
    const settings = { trustProxy, siteUrl, minorsUnder, answerLife }
    const watching = { log, metrics, tellRequest: tellsRequests ? tellRequest : undefined }
    const app = createApp({ ...source, ...settings, ...watching, renderer, files })
    answer = (request, { incoming }) => app.fetch(request, { incoming })
    await warmUp(app, renderer)
    if (!signal.aborted) await begin()
  })
  const stop = async () => {
    stopping.abort()
    await closeServer(server, grace, leaving)
    if (figures) {
      figures.close()
      figures.closeAllConnections()
    }
    metrics?.registry.clear()
    await renderer?.stop()
    await ready.catch(() => {})
    await opening.then(
      (source) => source.close?.(),
      () => {},
    )
  }
  return {
    get port() {
      return known
    },
    ready,
    stop,
  }
}
