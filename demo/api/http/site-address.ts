/** Absolute addresses of the site. */
import { hostname, networkInterfaces } from 'node:os'
import type { Context } from 'hono'
import { safeUrl } from '../../../src/domain/text/link'
import { dateOf, formatDotDate } from '../../../src/domain/time/date'

export interface Site {
  /**
   * "https://kzs.example", or "https://kzs.example/kosarka" if SITE_URL has a path; '' makes addresses relative to the
   * site.
   */
  base: string
  /** "https://kzs.example", as in browsers; '' if no trusted source has named it: then nothing is rendered. */
  origin: string
}

export type SiteOf = (c: Context) => Site

const siteAt = (url: URL): Site => ({
  origin: url.origin,
  base: url.origin + url.pathname.replace(/\/+$/, ''),
})
const unnamed: Site = { origin: '', base: '' }

/** Host names of this machine that need no proxy. */
function ownNames(): ReadonlySet<string> {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  const numbers = addresses.map(({ address }) =>
    address.includes(':') ? `[${address.toLowerCase()}]` : address,
  )
  return new Set(['localhost', '127.0.0.1', '[::1]', hostname().toLowerCase(), ...numbers])
}

/** The host as forwarded by a trusted proxy; undefined if it is invalid. */
function forwardedUrl(c: Context): URL | undefined {
  const host = c.req.header('x-forwarded-host')?.trim()
  const scheme = c.req.header('x-forwarded-proto')?.trim() === 'https' ? 'https' : 'http'
  if (!host || !/^[\w.-]+(?::\d+)?$/.test(host) || !URL.canParse(`${scheme}://${host}`)) return undefined
  return new URL(`${scheme}://${host}`)
}

/**
 * Determines the site's address. SITE_URL takes precedence over anything a visitor sends, because a cache may give the
 * response to others. Without it a trusted proxy is believed, then the Host header if it is this machine's own name.
 */
export function namingSite(siteUrl: string, hops: number): SiteOf {
  if (siteUrl) {
    const site = siteAt(new URL(siteUrl))
    return () => site
  }
  const own = ownNames()
  return (c) => {
    c.header('Vary', hops > 0 ? 'Host, X-Forwarded-Host, X-Forwarded-Proto' : 'Host', { append: true })
    const forwarded = hops > 0 ? forwardedUrl(c) : undefined
    const asked = forwarded ?? new URL(c.req.url)
    const isKnown = forwarded || own.has(asked.hostname) || asked.hostname.endsWith('.localhost')
    return isKnown ? { origin: asked.origin, base: asked.origin } : unnamed
  }
}

/** The address of the page at this path, without trailing slashes; if the site's address is unknown, only the path. */
export function pageAddress(path: string, { base }: Site): string {
  // Set, not parsed: "//evil.example" is a path here, not another site.
  const url = new URL(base || 'http://localhost')
  url.pathname = url.pathname.replace(/\/+$/, '') + path.replace(/\/+$/, '')
  return base ? url.href : url.pathname.replace(/^\/+/, '/')
}

/** A picture under storage, or an https one of another site; null for a path that leads out of storage. */
export function pictureAddress(path: string | null, { base }: Site): string | null {
  if (!path) return null
  if (/^https:\/\//i.test(path)) return safeUrl(path)
  const storage = `${base}/storage/`
  const address = safeUrl(`${storage}${path.replace(/^\/+/, '')}`)
  return address?.startsWith(storage) ? address : null
}

/** The site's list of the matches on the day of a wall time, of a season and a competition where they are given. */
export function matchesAddress(
  base: string,
  dateTime: string,
  given: { sezona?: string; tekmovanje: string | null },
): string {
  const day = formatDotDate(dateOf(dateTime))
  const query = Object.entries({ ...given, od: day, do: day }).flatMap(([key, text]) =>
    text ? [[key, text]] : [],
  )
  return `${base}/tekme?${new URLSearchParams(query)}`
}
