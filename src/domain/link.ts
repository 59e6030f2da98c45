/** Links that come out of data (contract: Links in data). */

const schemes = ['http:', 'https:', 'mailto:', 'tel:']

function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/** A relative reference with ":" or "&" before its first slash is somebody's spelling of a scheme. */
const disguisedScheme = /^[^/?#]*[:&]/

/**
 * The text as an address that is safe to follow, as the URL parser writes it: http, https, mailto and tel only.
 * Null for anything else, and for a relative address without a base. The parser strips blanks and control
 * characters exactly as browsers do, so what is judged is what would be followed.
 */
export function safeUrl(text: string | null | undefined, base?: string): string | null {
  const trimmed = text?.trim()
  if (!trimmed) return null
  const url = urlOf(trimmed) ?? (disguisedScheme.test(trimmed) ? null : urlOf(trimmed, base))
  // Who writes down addresses may write the scheme before one that has it.
  if (!url || !schemes.includes(url.protocol)) return null
  return url.protocol === 'mailto:' ? `mailto:${withoutMailto(url.href)}` : url.href
}

/** An address without the scheme, however often it was written before it. */
export const withoutMailto = (text: string): string => text.replace(/^(mailto:)+/i, '')

/**
 * Whether a link leaves the site, which may carry a path. Mail and telephone links leave nothing; what can't be
 * read leaves the site.
 */
export function isExternal(url: string, site: string): boolean {
  const home = urlOf(`${site.replace(/\/+$/, '')}/`)
  const target = home && urlOf(url, home.href)
  if (!home || !target) return true
  if (!target.protocol.startsWith('http')) return false
  return target.origin !== home.origin || !`${target.pathname}/`.startsWith(home.pathname)
}
