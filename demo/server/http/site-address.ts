/** Absolute addresses of the site that answers. */
import { safeUrl } from '../../../src/domain/link'

/**
 * "https://kzs.example": what the environment names (SITE_URL), else the host that was asked. A proxy that ends
 * TLS hides the visitor's scheme, so behind one SITE_URL belongs set.
 */
export const siteOrigin = (asked: string, configured = ''): string => new URL(configured || asked).origin

/** What the visitor's browser calls this site: a proxy that ends TLS hides the scheme, and SITE_URL knows it. */
export function visitedOrigin(asked: URL, configured: string): string {
  const own = configured ? new URL(configured) : undefined
  return own?.host === asked.host ? own.origin : asked.origin
}

/** The address of the page that was asked for, without its query and without slashes at its end. */
export function pageAddress(asked: string, origin: string): string {
  const url = new URL(origin)
  // Set, not parsed: "//evil.example" is a path here, not another site.
  url.pathname = new URL(asked).pathname.replace(/\/+$/, '')
  return url.href
}

/** A picture under storage, or an https one of another site (contract 8.31); null for what leads out of storage. */
export function pictureAddress(path: string | null, origin: string): string | null {
  if (!path) return null
  if (/^https:\/\//i.test(path)) return safeUrl(path)
  const storage = `${origin}/storage/`
  const address = safeUrl(`${storage}${path.replace(/^\/+/, '')}`)
  return address?.startsWith(storage) ? address : null
}
