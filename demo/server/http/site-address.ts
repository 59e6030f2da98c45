/** Absolute addresses of the site that answers. */
import { hostname, networkInterfaces } from 'node:os'
import type { Context } from 'hono'
import { safeUrl } from '../../../src/domain/link'

export interface Site {
  /** "https://kzs.example", or "https://kzs.example/kosarka" where SITE_URL has a path; '' makes addresses relative to the site. */
  base: string
  /** "https://kzs.example", as browsers name it; '' where nobody we trust has said it: then nothing is drawn. */
  origin: string
}

export type SiteOf = (c: Context) => Site

const siteAt = (url: URL): Site => ({
  origin: url.origin,
  base: url.origin + url.pathname.replace(/\/+$/, ''),
})
const unnamed: Site = { origin: '', base: '' }

/** Names under which this machine is asked without anybody in between. */
function ownNames(): ReadonlySet<string> {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  const numbers = addresses.map(({ address }) =>
    address.includes(':') ? `[${address.toLowerCase()}]` : address,
  )
  return new Set(['localhost', '127.0.0.1', '[::1]', hostname().toLowerCase(), ...numbers])
}

/** A proxy of ours says how it was asked. What is no host makes no address. */
function forwardedUrl(c: Context): URL | undefined {
  const host = c.req.header('x-forwarded-host')?.trim()
  const scheme = c.req.header('x-forwarded-proto')?.trim() === 'https' ? 'https' : 'http'
  if (!host || !/^[\w.-]+(?::\d+)?$/.test(host) || !URL.canParse(`${scheme}://${host}`)) return undefined
  return new URL(`${scheme}://${host}`)
}

/**
 * Who the site is. SITE_URL wins over whatever a visitor says: a cache may give the answer to others. Without it a proxy
 * of ours is believed, then the host that was asked if it is this machine's own name; any other may be anybody's.
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

/** The address of the page at this path, without slashes at its end; where the site is unnamed the path alone. */
export function pageAddress(path: string, { base }: Site): string {
  // Set, not parsed: "//evil.example" is a path here, not another site.
  const url = new URL(base || 'http://localhost')
  url.pathname = url.pathname.replace(/\/+$/, '') + path.replace(/\/+$/, '')
  return base ? url.href : url.pathname.replace(/^\/+/, '/')
}

/** A picture under storage, or an https one of another site; null for what leads out of storage. */
export function pictureAddress(path: string | null, { base }: Site): string | null {
  if (!path) return null
  if (/^https:\/\//i.test(path)) return safeUrl(path)
  const storage = `${base}/storage/`
  const address = safeUrl(`${storage}${path.replace(/^\/+/, '')}`)
  return address?.startsWith(storage) ? address : null
}
