/** What the socket's side of the server allows, and what it says to those who break HTTP itself. */
import {
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Socket } from 'node:net'
import { always } from './headers'
import { Problem, problemContent } from './problem'

/** Milliseconds */
export interface ConnectionLimits {
  /** For the whole head, and for the whole request: so slow senders can't take all connections. */
  head: number
  request: number
  /** Between looks for those who send slower than that. */
  look: number
  /** After which a connection on which nothing moves is closed, for example one that doesn't read. */
  silence: number
}

export const usualConnections: ConnectionLimits = {
  head: 10_000,
  request: 15_000,
  look: 1000,
  silence: 30_000,
}

export const serverOptions = ({ head, request, look }: ConnectionLimits): ServerOptions => ({
  headersTimeout: head,
  requestTimeout: request,
  connectionsCheckingInterval: look,
  // Node would refuse a request without a host by itself, without our headers.
  requireHostHeader: false,
})

/** Milliseconds for the answer to reach a visitor who is still sending. */
const farewell = 500

/** A request that can't be read. */
export const unreadable = (): Problem => new Problem(400, 'This is no request that could be read.')

function problemAt(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return new Problem(431, 'The address and the headers are too long.')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem(408, 'The request took too long to come.')
  return unreadable()
}

export const problemHeaders = { ...always, 'Access-Control-Allow-Origin': '*' }

/** The whole answer as it goes over the wire; the connection ends with it. */
function written(problem: Problem): string {
  const { body, headers } = problemContent(problem)
  const all = {
    ...problemHeaders,
    ...headers,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`, ...lines, '', body].join('\r\n')
}

/** RFC 9112, 3.2: two names for one question are nobody's; Node takes the first one. */
export const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1

/** The problem as the answer, and the connection's end. */
export function refuse(response: ServerResponse, problem: Problem): void {
  const { body, headers } = problemContent(problem)
  response.writeHead(problem.status, { ...problemHeaders, ...headers, Connection: 'close' })
  response.end(body)
}

/** Answers what Node's parser refuses, which never becomes a request; not into the middle of another answer. */
export function answerTheUnreadable(server: Server): void {
  const latest = new WeakMap<Socket, ServerResponse>()
  server.on('request', (request, response) => latest.set(request.socket, response))
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    // What a visitor goes on sending is unreadable again and again.
    if (stream.writableEnded) return
    const response = latest.get(stream as Socket)
    const isAnswering = response?.headersSent && !response.writableFinished
    if (!stream.writable || isAnswering || error.code === 'ECONNRESET') return void stream.destroy()
    stream.end(written(problemAt(error.code)))
    setTimeout(() => stream.destroy(), farewell).unref()
  })
}
