/** Headers of every response: CORS and security policies. */
import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** For the API, storage and the widgets' files, which pages on any site may read. */
export const openToAll = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Retry-After',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
}

/** Players of videos, each after a click. */
const videoFrames = 'frame-src https://www.youtube-nocookie.com https://player.vimeo.com'

/** No page of this server may be framed elsewhere; hosts embed elements instead. */
const neverFramed = "frame-ancestors 'none'"

/**
 * The policy of the shell's own pages: scripts and styles of this site only, pictures from any https site.
 * @param styleSources hashes of the style elements in the page
 */
export const shellPolicy = (styleSources: readonly string[] = []): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    ["style-src 'self'", ...styleSources].join(' '),
    "img-src 'self' https: data:",
    "media-src 'self' https:",
    "connect-src 'self'",
    videoFrames,
    neverFramed,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')

/**
 * The policy of a page that may be framed anywhere, otherwise like the shell's. A sandbox may remove its origin, and
 * with it the meaning of 'self' in some browsers.
 */
export const framePolicy = (
  origin: string,
  scriptSources: readonly string[],
  styleSources: readonly string[],
): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", origin, ...scriptSources].join(' '),
    ['style-src', ...styleSources].join(' '),
    `img-src 'self' ${origin} https: data:`,
    `media-src 'self' ${origin} https:`,
    `connect-src 'self' ${origin}`,
    videoFrames,
    'frame-ancestors *',
    `form-action 'self' ${origin}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')

/** The hash source that allows the script or style element with this text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** For an SVG or HTML file opened by itself: it may display but not run anything. */
export const inertPolicy = `default-src 'none'; style-src 'unsafe-inline'; ${neverFramed}; sandbox`

/** For data, which no page needs to display. */
export const dataPolicy = `default-src 'none'; ${neverFramed}`

/** Sets headers before the response is made, so that errors have them too. */
export const withHeaders =
  (headers: Record<string, string>): MiddlewareHandler =>
  async (c, next) => {
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    await next()
  }

/** Data that pages on any site may read. */
export const openData = withHeaders({ ...openToAll, 'Content-Security-Policy': dataPolicy })

/** Defaults that a response may override. */
export const always = {
  'Content-Security-Policy': neverFramed,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

export const onEveryAnswer = withHeaders(always)
