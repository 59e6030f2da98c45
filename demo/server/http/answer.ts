/** How bytes go out: conditional, compressed, cacheable (contract 5). */
import type { Context } from 'hono'
import { CompressedBodies, type Content, contentOf } from './content'
import { encodingFor } from './encoding'

/** How long, in seconds, an answer is good, and how long a cache may show it while it asks again. */
export interface Freshness {
  maxAge: number
  whileRevalidating: number
}

/** What changes a few times a year: clubs, seasons, pages. */
export const steady: Freshness = { maxAge: 60, whileRevalidating: 600 }
/** What changes while people watch: matches, news. */
export const lively: Freshness = { maxAge: 10, whileRevalidating: 60 }

export const cacheFor = ({ maxAge, whileRevalidating }: Freshness): string =>
  `public, max-age=${maxAge}, stale-while-revalidate=${whileRevalidating}`

/** If-None-Match compares weakly (RFC 9110 13.1.2). */
function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
}

const megabyte = 1024 * 1024
const compressedBodies = new CompressedBodies(32 * megabyte)

interface Sending {
  cacheControl: string
  /** Whether the same bytes will be asked for again and again: a file */
  lasting?: boolean
  status?: 200 | 404
}

async function send(c: Context, content: Content, { cacheControl, lasting = false, status = 200 }: Sending) {
  // Beside what somebody else has named already.
  c.header('Vary', 'Accept-Encoding', { append: true })
  const headers = { ETag: content.etag, 'Cache-Control': cacheControl }
  if (status === 200 && isUnchanged(c.req.header('if-none-match'), content.etag)) {
    return c.body(null, 304, headers)
  }
  const encoding = encodingFor(c.req.header('accept-encoding'))
  const compressed = encoding && (await compressedBodies.take(content, encoding, lasting))
  const bytes = compressed ?? content.bytes
  return c.body(new Uint8Array(bytes), status, {
    ...headers,
    'Content-Type': content.type,
    'Content-Length': String(bytes.length),
    ...(encoding && compressed ? { 'Content-Encoding': encoding } : {}),
  })
}

export const sendText = (c: Context, text: string, type: string, freshness: Freshness): Promise<Response> =>
  send(c, contentOf(Buffer.from(text), type), { cacheControl: cacheFor(freshness) })

export const sendJson = (c: Context, value: unknown, freshness: Freshness): Promise<Response> =>
  sendText(c, JSON.stringify(value), 'application/json; charset=utf-8', freshness)

/** A file's content, with the Cache-Control that its name deserves. */
export const sendFile = (c: Context, file: Content, cacheControl: string): Promise<Response> =>
  send(c, file, { cacheControl, lasting: true })

/** A page, asked about anew at every visit. */
export const sendPage = (c: Context, page: Content, status: 200 | 404): Promise<Response> =>
  send(c, page, { cacheControl: 'public, max-age=0, must-revalidate', status })
