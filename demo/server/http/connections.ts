/** What the socket's side of the server allows, and what it says to those who break HTTP itself. */
import { type Server, type ServerOptions, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { always } from './headers'
import { Problem, problemContent } from './problem'

/** Milliseconds */
const second = 1000

/** Who sends slower than that is cut off, so that slow senders can't take all connections. */
export const connectionLimits: ServerOptions = {
  headersTimeout: 10 * second,
  requestTimeout: 15 * second,
  connectionsCheckingInterval: second,
  // Node would refuse a request without a host by itself, without our headers.
  requireHostHeader: false,
}

/** Milliseconds after which a connection on which nothing moves is closed, for example one that doesn't read. */
export const longestSilence = 30 * second
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
