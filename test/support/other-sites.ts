/** Other sites: one small server per origin, which serves what a test has put there. */
import { once } from 'node:events'
import { createServer } from 'node:http'

interface Answer {
  body: string | Uint8Array
  headers: Readonly<Record<string, string>>
}

export interface Stranger {
  /** "http://127.0.0.1:12345": another site than the server's, not only another port. */
  origin: string
  /** Serves the path (with a leading slash, without a query) from now on; returns its address. */
  put: (path: string, body: Answer['body'], headers?: Answer['headers']) => string
  stop: () => Promise<void>
}

export async function startStranger(): Promise<Stranger> {
  const answers = new Map<string, Answer>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stranger')
    const answer = answers.get(pathname)
    response.writeHead(answer ? 200 : 404, answer?.headers)
    response.end(answer?.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the stranger has no port')
  const origin = `http://127.0.0.1:${address.port}`
  return {
    origin,
    put: (path, body, headers = { 'content-type': 'text/html; charset=utf-8' }) => {
      answers.set(path, { body, headers })
      return origin + path
    },
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
