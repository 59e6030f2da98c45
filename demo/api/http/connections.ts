/** Limits of the HTTP server's connections, and its answers to malformed requests. */
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { always } from './headers'
import { Problem, problemContent } from './problem'

/** Node's settings of a server, and one more. Times are in ms. */
export const usualConnections = {
  /** For the headers and for the whole request, so that slow senders can't take all connections. */
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  /** Interval of the check for slow senders. */
  connectionsCheckingInterval: 1000,
  // Node would refuse a request without a host by itself, but without our headers.
  requireHostHeader: false,
  /** An idle connection is closed after this time, for example if the client doesn't read. */
  silence: 30_000,
}

/** Time in ms for the answer to reach a client that is still sending. */
const farewell = 500

/** A malformed request. */
export const unreadable = (): Problem => new Problem(400, 'This is no request that could be read.')

function problemAt(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return new Problem(431, 'The address and the headers are too long.')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem(408, 'The request took too long to come.')
  return unreadable()
}

export const problemHeaders = { ...always, 'Access-Control-Allow-Origin': '*' }

/** The whole response as text; the connection ends with it. */
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

/** RFC 9112, 3.2: a request with two Host headers is invalid; Node would take the first one. */
export const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1

/** Sends the problem and ends the connection. */
export function refuse(response: ServerResponse, problem: Problem): void {
  const { body, headers } = problemContent(problem)
  response.writeHead(problem.status, { ...problemHeaders, ...headers, Connection: 'close' })
  response.end(body)
}

/** Answers requests that Node's parser refuses, unless another response is being sent. */
export function answerTheUnreadable(server: Server): void {
  const latest = new WeakMap<Socket, ServerResponse>()
  server.on('request', (request, response) => latest.set(request.socket, response))
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    // The rest of what the client sends is malformed as well.
    if (stream.writableEnded) return
    const response = latest.get(stream as Socket)
    const isAnswering = response?.headersSent && !response.writableFinished
    if (!stream.writable || isAnswering || error.code === 'ECONNRESET') return void stream.destroy()
    stream.end(written(problemAt(error.code)))
    setTimeout(() => stream.destroy(), farewell).unref()
  })
}
