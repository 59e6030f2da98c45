/** What every answer says beside its content: who may read it, and what it may do in a browser. */
import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** Pages on any site may read it: the API, storage and the widgets' files. */
export const openToAll = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Retry-After',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
}

/** Nobody shows a page of this server inside of his own; whoever wants a screen takes its element. */
const neverFramed = "frame-ancestors 'none'"

/**
 * The shell's own pages: scripts and styles of this site only, pictures from any https site.
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
    'frame-src https://www.youtube-nocookie.com',
    neverFramed,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')

/**
 * A page for other people's frames: what the shell's pages may, but wherever it stands. A sandbox may take its origin away,
 * and with it what 'self' is to some browsers.
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
    'frame-src https://www.youtube-nocookie.com',
    'frame-ancestors *',
    `form-action 'self' ${origin}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')

/** The source of a policy that lets in the script or style element with this text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** An SVG or HTML file opened by itself: it may draw, not act. */
export const inertPolicy = `default-src 'none'; style-src 'unsafe-inline'; ${neverFramed}; sandbox`

/** Data is no page. */
export const dataPolicy = `default-src 'none'; ${neverFramed}`

/** Sets headers before the answer is made, so that errors carry them too. */
export const withHeaders =
  (headers: Record<string, string>): MiddlewareHandler =>
  async (c, next) => {
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    await next()
  }

/** Data that pages on any site may read. */
export const openData = withHeaders({ ...openToAll, 'Content-Security-Policy': dataPolicy })

/** What an answer is not more strict about by itself. */
export const always = {
  'Content-Security-Policy': neverFramed,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

export const onEveryAnswer = withHeaders(always)
