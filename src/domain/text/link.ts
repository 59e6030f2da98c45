/** Links in data (contract: Links in data). */
import { withoutQuotes } from './pasted'

const schemes = ['http:', 'https:', 'mailto:', 'tel:']

function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/** Endings of files, which a link may name without a path. */
const endings =
  'pdf|docx?|xlsx?|pptx?|od[st]|rtf|txt|csv|xml|json|ics|x?html?|php|aspx?|jsp|jpe?g|png|gif|svg|webp|avif|mp[34]|mov|zip'
const bareHost = new RegExp(
  `^(?:www\\.|(?:[\\p{L}\\d-]+\\.)+(?!(?:${endings})(?![a-z]))[a-z]{2,}(?::\\d+)?(?=[/?#]|$))`,
  'iu',
)

const bareMail = /^[^\s@:/?#]+@[^\s@:/?#]+\.[a-z]{2,}$/i

/** An address with the scheme that editors leave out: "www.krka.si" and "krka.si/vstopnice" get https, an e-mail mailto. */
export const withScheme = (text: string): string => {
  if (bareHost.test(text)) return `https://${text}`
  return bareMail.test(text) ? `mailto:${text}` : text
}

/** A relative reference with ":" or "&" before its first slash is a disguised scheme. */
const disguisedScheme = /^[^/?#]*[:&]/

/**
 * The text as a safe address, normalized by the URL parser: http, https, mailto and tel only, https for a bare host.
 * Null for anything else, and for a relative address without a base. The parser strips blanks and control characters
 * exactly as browsers do, so what is checked is what would be followed.
 */
export function safeUrl(text: string | null | undefined, base?: string): string | null {
  const trimmed = withScheme(withoutQuotes(text?.trim() ?? ''))
  if (trimmed === '') return null
  const url = urlOf(trimmed) ?? (disguisedScheme.test(trimmed) ? null : urlOf(trimmed, base))
  // Editors may have written the scheme twice.
  if (!url || !schemes.includes(url.protocol)) return null
  return url.protocol === 'mailto:' ? `mailto:${withoutMailto(url.href)}` : url.href
}

/** ".." as a segment of a path. */
const climbs = /(^|[\\/])(\.|%2e){2}([\\/?#]|$)/i

/**
 * The address of a file that content names: a path below `storage`, or an https address of another origin (contract:
 * Other origins). Null without a path, for any other scheme and for a path that leads out of storage.
 */
export function fileAddress(path: string | null, storage: string): string | null {
  // Browsers remove tabs and line breaks before they read an address.
  const given = path?.trim().replace(/[\t\n\r]/g, '') ?? ''
  const text = given.startsWith(`${storage}/`) ? given.slice(storage.length + 1) : given
  if (/^https:\/\//i.test(text)) return safeUrl(text)
  if (text === '' || /^[a-z][a-z\d+.-]*:|^[\\/]{2}/i.test(text) || climbs.test(text)) return null
  return `${storage}/${text.replace(/^\/+/, '')}`
}

/** An address without its scheme, however often it is repeated. */
export const withoutMailto = (text: string): string => text.replace(/^(mailto:)+/i, '')

const atEnds = /^[\\/]+|[\\/]+$/g

/**
 * What the contract calls a path on the site, without slashes at its ends: it stays there, whatever the text holds. An
 * address of the site itself is its path.
 */
export function sitePath(text: string, site: string): string {
  const given = text.replace(/[\t\n\r]/g, '').trim()
  const [, host, path = ''] = /^https?:\/\/([^/?#]*)(.*)/i.exec(given) ?? []
  const home = urlOf(`${site}/`)
  const isOwn = home && host?.toLowerCase() === home.host && `${path}/`.startsWith(home.pathname)
  return (isOwn ? path.slice(home.pathname.length) : given).replace(atEnds, '')
}

/**
 * Whether a link leaves the site, whose address may have a path. Mail and telephone links don't; an invalid address
 * does.
 */
export function isExternal(url: string, site: string): boolean {
  const home = urlOf(`${site.replace(/\/+$/, '')}/`)
  const target = home && urlOf(url, home.href)
  if (!home || !target) return true
  if (!target.protocol.startsWith('http')) return false
  return target.origin !== home.origin || !`${target.pathname}/`.startsWith(home.pathname)
}
