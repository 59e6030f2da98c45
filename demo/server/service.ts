/** The running server: listens at once, is ready when the database is, and stops without dropping an answer. */
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createApp, type SiteFiles } from './app'
import { type Log, type OpenDatabase, openDatabase } from './database/open'
import type { Environment } from './environment'
import {
  answerTheUnreadable,
  type ConnectionLimits,
  problemHeaders,
  serverOptions,
  unreadable,
  usualConnections,
} from './http/connections'
import { problemOf } from './http/failure'
import { withHeaders } from './http/headers'
import { Problem, problemContent, problemResponse } from './http/problem'
import type { Bindings } from './http/visitor'
import { startRenderer } from './rendering/renderer'

export interface Service {
  port: number
  /** Resolves when the database is open and questions are answered; rejects when it can't be opened. */
  ready: Promise<void>
  /** Finishes what has been asked, then closes the database. May be called twice. */
  stop(): Promise<void>
}

/** Milliseconds */
export interface Limits {
  /** That a request under way has to finish when the server stops. */
  grace: number
  /** That the database has for a statement; the slowest ones take a twentieth of the usual. */
  patience: number
  connections: ConnectionLimits
}

const usualLimits: Limits = { grace: 4000, patience: 8000, connections: usualConnections }

/** Milliseconds */
const answerLife = 1000
/** Milliseconds between looks for connections that have fallen idle. */
const look = 50

type Answer = (request: Request, bindings: Bindings) => Response | Promise<Response>

/** What is answered before the database is there. */
function notYet(): Answer {
  const app = new Hono()
  app.use(withHeaders(problemHeaders))
  app.all('*', (c) => problemResponse(c, new Problem(503, 'Starting.', { 'Retry-After': '1' })))
  return (request) => app.fetch(request)
}

/** To a request without a usable address, which no application has seen. */
function answerFailure(error: unknown): Response {
  const problem = error instanceof Error && error.name === 'RequestError' ? unreadable() : problemOf(error)
  const { body, headers } = problemContent(problem)
  return new Response(body, { status: problem.status, headers: { ...problemHeaders, ...headers } })
}

function makeServer(answer: Answer, limits: ConnectionLimits): Server {
  const listener = getRequestListener(answer, { errorHandler: answerFailure })
  const server = createServer(serverOptions(limits), listener)
  server.setTimeout(limits.silence)
  answerTheUnreadable(server)
  return server
}

/** Rejects when the port is taken. */
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

/** Takes no new connection, lets requests finish, closes what falls idle; after the grace everything. */
async function closeServer(server: Server, grace: number): Promise<void> {
  if (!server.listening) return
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  const idle = setInterval(() => server.closeIdleConnections(), look)
  const end = setTimeout(() => server.closeAllConnections(), grace)
  await closed
  clearInterval(idle)
  clearTimeout(end)
}

/**
 * Listens on the port (0: any free one), opens the database and serves the site. Resolves as soon as the
 * port is ours; rejects when it is not.
 */
export async function startService(
  environment: Environment,
  files: SiteFiles,
  log: Log,
  limits: Partial<Limits> = {},
): Promise<Service> {
  const { grace, patience, connections } = { ...usualLimits, ...limits }
  let answer = notYet()
  let opened: OpenDatabase | undefined
  const server = makeServer((request, bindings) => answer(request, bindings), connections)
  const port = await listen(server, environment.port)
  const renderer = startRenderer(files.screens, log)
  const ready = openDatabase({ ...environment, patience, log }).then((open) => {
    opened = open
    const { clickKey, trustProxy, siteUrl } = environment
    const app = createApp({ ...open, renderer, answerLife, files, log, clickKey, trustProxy, siteUrl })
    answer = (request, { incoming }) => app.fetch(request, { incoming })
  })
  const stop = async () => {
    await closeServer(server, grace)
    await renderer?.stop()
    await ready.catch(() => {})
    await opened?.close()
  }
  return { port, ready, stop }
}
