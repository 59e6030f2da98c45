/** What rich HTML may hold (contract 8.18, 8.19, 8.31): the same lists for the server and for the widgets. */
import { isExternal, safeUrl } from './link'

const words = (text: string): readonly string[] => text.split(' ')

/** Everything else goes; its text stays where it is content. */
export const allowedTags = words(
  'p br wbr hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td a img audio video source iframe blockquote q cite code pre kbd samp var figure figcaption strong b em i u s del ins sub sup small mark abbr time div span section article address',
)

/** No style, class, id, name or handler is among them. */
export const allowedAttributes = words(
  'href src alt title width height colspan rowspan scope span start reversed type value datetime controls loop muted lang dir',
)

/** Elements whose text is no content. */
export const silentTags = words(
  'script style template iframe noembed noframes noscript object title xmp plaintext head meta link',
)

/** Picture, sound or film: a path under storage, or https from elsewhere. */
export interface RichAddresses {
  /** Both absolute, without a slash at the end. */
  site: string
  storage: string
}

const hasScheme = /^[a-z][a-z\d+.-]*:/i
const climbs = /(^|[\\/])(\.|%2e){2}([\\/?#]|$)/i

/**
 * The address of a link: http, https, mailto and tel as they are, relative ones under the site, which keeps its
 * path. Null for anything else and for a place in the text, because ids go.
 */
export function richLink(href: string, { site }: RichAddresses): string | null {
  const text = href.trim()
  if (text === '' || text.startsWith('#')) return null
  // One slash begins at the site, two lead to another host.
  const relative = /^\/(?![\\/])/.test(text) ? text.slice(1) : text
  return safeUrl(relative, `${site}/`)
}

/** Whether the link opens in a new tab. */
export const leavesSite = (url: string, { site }: RichAddresses): boolean => isExternal(url, site)

/** A picture's or a recording's address; null for another scheme and for a path that leads out of storage. */
export function richFile(src: string, { storage }: RichAddresses): string | null {
  const text = src.trim().replace(/[\t\n\r]/g, '')
  if (text === '') return null
  if (/^https:\/\//i.test(text) || text.startsWith(`${storage}/`)) return safeUrl(text)
  if (hasScheme.test(text) || /^[\\/]{2}/.test(text) || climbs.test(text)) return null
  return `${storage}/${text.replace(/^\/+/, '')}`
}

/**
 * New levels of headings, in the order of the text: the first begins at `start`, a deeper one is one deeper, and
 * none leaves a level out. At most 6.
 */
export function outlineLevels(levels: readonly number[], start: number): number[] {
  const open: number[] = []
  return levels.map((level) => {
    while ((open.at(-1) ?? 0) >= level) open.pop()
    open.push(level)
    return Math.min(start + open.length - 1, 6)
  })
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const silent = new RegExp(`<(${silentTags.join('|')})\\b[^>]*>[\\s\\S]*?(?:</\\1\\s*>|$)`, 'gi')

const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')

/** The words alone, for pages that forbid every way to make HTML: paragraphs, without any tag. */
export function plainParagraphs(html: string): string[] {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(silent, '')
    .split(/<\/?(?:p|div|br|li|h[1-6]|tr|table|blockquote|figure|section|article|pre|dt|dd)\b[^>]*>/i)
    .map((piece) =>
      piece
        .replace(/<[^>]*>?/g, '')
        .replace(/&#(\d{1,7});/g, (_, code: string) => character(Number(code)))
        .replace(/&(\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
}
