/** Sends responses: conditional, compressed, cacheable. */
import type { Context } from 'hono'
import { CompressedBodies, type Content, contentOf, jsonContent } from './content'
import { encodingFor } from './encoding'

/** Lifetime of a response in seconds, and how long a cache may serve it while revalidating. */
export interface Freshness {
  maxAge: number
  whileRevalidating: number
  /** How long it may be served if the server fails; by default the cache decides. */
  whileGone?: number
}

/** Data that change a few times a year: clubs, seasons, pages. */
export const steady: Freshness = { maxAge: 60, whileRevalidating: 600 }
/**
 * Data that change while people watch: matches, news. A shared cache and the browser behind it, which counts from
 * zero, have them for less than a minute together.
 */
export const lively: Freshness = { maxAge: 10, whileRevalidating: 18 }

/** The Cache-Control header of this lifetime. */
export const cacheFor = ({ maxAge, whileRevalidating, whileGone }: Freshness): string =>
  `public, max-age=${maxAge}, stale-while-revalidate=${whileRevalidating}${whileGone ? `, stale-if-error=${whileGone}` : ''}`

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
  /** Whether the same bytes will be requested again and again: a file */
  lasting?: boolean
  status?: 200 | 404
}

async function send(c: Context, content: Content, { cacheControl, lasting = false, status = 200 }: Sending) {
  // Added to what others have set already.
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

/** Sends the content, or 304 if the client has it. */
export const sendContent = (c: Context, content: Content, freshness: Freshness): Promise<Response> =>
  send(c, content, { cacheControl: cacheFor(freshness) })

/** The same for text of a media type. */
export const sendText = (c: Context, text: string, type: string, freshness: Freshness): Promise<Response> =>
  sendContent(c, contentOf(Buffer.from(text), type), freshness)

/** The same for a value as JSON. */
export const sendJson = (c: Context, value: unknown, freshness: Freshness): Promise<Response> =>
  sendContent(c, jsonContent(value), freshness)

/** A file's content, with Cache-Control by its name. */
export const sendFile = (c: Context, file: Content, cacheControl: string): Promise<Response> =>
  send(c, file, { cacheControl, lasting: true })

/**
 * Caching of pages. A browser revalidates at every visit, or while it shows the last one; a shared cache serves a page
 * for 25 s, and 15 s longer while it revalidates: together a score is never older than a minute.
 */
const shared = 'stale-while-revalidate=15, stale-if-error=86400'
export const pageFreshness = {
  made: {
    'Cache-Control': `public, max-age=0, s-maxage=25, ${shared}`,
    // Strictly, s-maxage forbids serving stale pages (RFC 9111, 5.2.2.10); caches that support RFC 9213 read this
    // header instead.
    'CDN-Cache-Control': `public, max-age=25, ${shared}`,
  },
  /** The last complete page, served during an outage */
  last: { 'Cache-Control': 'public, max-age=0, s-maxage=5, stale-if-error=86400' },
  /** An incomplete page isn't cached. */
  unrendered: { 'Cache-Control': 'no-cache' },
} as const

/** Sends a page of the site with the caching rules above. */
export function sendPage(
  c: Context,
  page: Content,
  freshness: keyof typeof pageFreshness,
  status: 200 | 404,
): Promise<Response> {
  const { 'Cache-Control': cacheControl, ...more } = pageFreshness[freshness]
  for (const [name, value] of Object.entries(more)) c.header(name, value)
  return send(c, page, { cacheControl, status })
}
