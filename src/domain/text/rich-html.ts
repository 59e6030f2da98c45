/** What rich HTML may contain (contract: Rich text): one policy for the server's sanitiser and for the browser's. */

import { framedVideoId, videoAddress } from '../news/video'
import { fileAddress, isExternal, safeUrl } from './link'
import { withoutQuotes } from './pasted'

const words = (text: string): readonly string[] => text.split(' ')

/** The allowed elements; of others the text is kept if it is content. */
export const allowedTags = words(
  'p br wbr hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td a img audio video source iframe blockquote q cite code pre kbd samp var figure figcaption strong b em i u s del ins sub sup small mark abbr time div span section article address',
)

/** The allowed attributes: no style, class, name or handler, and ids only by `anchorOf`. */
export const allowedAttributes = words(
  'href src alt title width height colspan rowspan scope span start reversed type value datetime controls loop muted lang dir',
)

/** Those by which the text's own links find their target. */
export const anchorAttributes = words('id name')

/** Elements whose text isn't content. */
export const silentTags = words(
  'script style template iframe noembed noframes noscript object title xmp plaintext head meta link',
)

/** Those of SVG and MathML, whose other text stays. */
export const silentForeignTags = words('desc metadata annotation annotation-xml')

/** Both absolute, without a slash at the end. */
export interface RichAddresses {
  site: string
  storage: string
  /** Of the whole text, see `anchorsIn`. */
  anchors?: ReadonlySet<string>
}

/** Ids of rich text begin with this, so they are never those of a page or of ours. */
const anchorPrefix = 'besedilo-'

const anchorId = (name: string): string => (name.startsWith(anchorPrefix) ? name : anchorPrefix + name)

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const givenNames = /\s(?:id|name)\s*=\s*(?:"([^"<>]+)"|'([^'<>]+)'|([^\s"'<>]+))/gi
const namedTargets = /\shref\s*=\s*["']?\s*#([^\s"'<>]+)/gi

/** The ids (or names) of the text's elements to which its own links lead, as footnotes and tables of contents do. */
export function anchorsIn(html: string): ReadonlySet<string> {
  const targets = new Set([...html.matchAll(namedTargets)].map(([, target = '']) => decoded(target)))
  const names = targets.size === 0 ? [] : [...html.matchAll(givenNames)]
  return new Set(names.flatMap((given) => given.slice(1).filter((name) => targets.has(name))))
}

/** The id that an element keeps, under our prefix; undefined if no link of the text leads to it. */
export function anchorOf(names: readonly (string | null | undefined)[], addresses: RichAddresses) {
  const name = names.find((each) => each && addresses.anchors?.has(each))
  return name ? anchorId(name) : undefined
}

/**
 * The address of a link: http, https, mailto and tel as they are, relative ones under the site, whose address may have
 * a path. Null for anything else, and for a fragment that the text doesn't have.
 */
export function richLink(href: string, addresses: RichAddresses): string | null {
  const { site } = addresses
  const text = withoutQuotes(href.trim())
  if (text === '') return null
  if (text.startsWith('#')) {
    const target = anchorOf([decoded(text.slice(1))], addresses)
    return target ? `#${target}` : null
  }
  // One slash starts at the site, two lead to another host.
  const relative = /^\/(?![\\/])/.test(text) ? `.${text}` : text
  return safeUrl(relative, `${site}/`)
}

/** A path under storage, or https elsewhere. */
const richFile = (path: string, { storage }: RichAddresses) => fileAddress(path, storage)

function richFrame(address: string): string | null {
  const id = framedVideoId(address)
  return id && videoAddress(id)
}

/** What is shown for a frame that is no video: a link with the frame's title, or its address. Null if it leads nowhere. */
export function frameLink(src: string, title: string, addresses: RichAddresses) {
  const href = richLink(src, addresses)
  const address = src
    .trim()
    .replace(/^(?:https?:)?\/*(?:www\.)?/i, '')
    .replace(/[?#][\s\S]*$/, '')
  const text = title.trim() || address
  return href && /^https?:/.test(href) && text ? { href, text } : null
}

interface AddressRule {
  /** The only attribute of the element that is an address. */
  attribute: 'href' | 'src'
  /** The address as it is followed; null if it isn't allowed. */
  judge(address: string, addresses: RichAddresses): string | null
  /** What is left of the element without one. */
  without: 'element' | 'content' | 'nothing' | 'link'
}

const recording: AddressRule = { attribute: 'src', judge: richFile, without: 'element' }

const addressRules = new Map<string, AddressRule>([
  ['a', { attribute: 'href', judge: richLink, without: 'content' }],
  ['img', { attribute: 'src', judge: richFile, without: 'nothing' }],
  ['audio', recording],
  ['video', recording],
  ['source', recording],
  ['iframe', { attribute: 'src', judge: richFrame, without: 'link' }],
])

/** The rule of an element's address; undefined if it may have none. */
export const addressRule = (tag: string): AddressRule | undefined => addressRules.get(tag)

/** Whether the element stays without its address; a link without one may still be a link's target. */
export const isKeptWithout = ({ without }: AddressRule, id: string | undefined): boolean =>
  without === 'element' || (without === 'content' && Boolean(id))

/** Whether the link opens in a new tab. */
export const leavesSite = (url: string, { site }: RichAddresses): boolean =>
  !url.startsWith('#') && isExternal(url, site)

/**
 * New levels of headings, in the order of the text: the first gets `start`, a deeper one is one level deeper, and no
 * level is skipped. At most 6.
 */
export function outlineLevels(levels: readonly number[], start: number): number[] {
  const open: number[] = []
  return levels.map((level) => {
    while ((open.at(-1) ?? 0) >= level) open.pop()
    open.push(level)
    return Math.min(start + open.length - 1, 6)
  })
}

const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }))
// No pattern looks past the next "<", so matching takes linear time even with many unclosed tags.
const silent = new RegExp(`<(${silentTags.join('|')})\\b[^<>]*>[\\s\\S]*?(?:</\\1\\s*>|$)`, 'gi')

const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')

/** Only the text, in paragraphs without any tag, for pages that forbid every way to make HTML. */
export function plainParagraphs(html: string): string[] {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(silent, '')
    .split(/<\/?(?:p|div|br|li|h[1-6]|tr|table|blockquote|figure|section|article|pre|dt|dd)\b[^<>]*>/i)
    .map((piece) =>
      piece
        .replace(/<[^<>]*>?/g, '')
        .replace(/&#(\d{1,7});/g, (_, code: string) => character(Number(code)))
        .replace(/&(\w+);/g, (whole, name: string) => entities.get(name.toLowerCase()) ?? whole)
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
}

/** Characters that are cleaned in one go: at most half a second in any browser. */
const portionLength = 100_000

/** Limit of portions with markup: finding their ends takes time as well. */
const most = 5

/** Limit of nesting; parsers are very slow with thousands of levels. */
const deepest = 200

/** Elements without an end tag, or with an optional one. */
const unended = new Set(
  words(
    'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot',
  ),
)

/** Where a text may be cut: before block elements. */
const beginnings = new Set(
  words('p br hr h1 h2 h3 h4 h5 h6 ul ol dl table div section article figure blockquote pre'),
)

/** The approximate nesting depth in HTML text, to distinguish real content from an attack. */
class Depth {
  private readonly open = new Map<string, number>()
  levels = 0

  private count = (name: string): number => this.open.get(name) ?? 0

  pass(name: string, isEnd: boolean, endsItself: boolean): void {
    if (unended.has(name) || (isEnd && this.count(name) === 0)) return
    // In HTML only SVG and MathML contain self-closing elements.
    if (endsItself && this.count('svg') + this.count('math') > 0) return
    this.open.set(name, this.count(name) + (isEnd ? -1 : 1))
    this.levels += isEnd ? -1 : 1
  }
}

export interface Portion {
  html: string
  /** Shown as text only. */
  isPlain: boolean
}

function plainPortions(html: string): Portion[] {
  const portions: Portion[] = []
  for (let rest = html; rest !== ''; ) {
    const tag = rest.length > portionLength ? rest.lastIndexOf('<', portionLength) : rest.length
    const end = tag > 0 ? tag : portionLength
    portions.push({ html: rest.slice(0, end), isPlain: true })
    rest = rest.slice(end)
  }
  return portions
}

const tags = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][^\s/<>]*)[^<>]*?(\/?)(?=[<>]|$)/gi

/**
 * Splits a text into portions that a browser cleans and lays out without a noticeable pause; most texts are one
 * portion. The cuts are between top-level elements. Where that is impossible, elements are nested too deeply, or half a
 * million characters are exceeded, the rest is plain text. Every character is in exactly one portion.
 */
export function portionsOf(html: string): Portion[] {
  const portions: Portion[] = []
  const depth = new Depth()
  let start = 0
  let cut = 0
  const isOver = (end: number) => end - start > portionLength
  for (const { 0: tag, 1: slash, 2: name = '', 3: end, index } of html.matchAll(tags)) {
    if (isOver(index) && cut > start) {
      portions.push({ html: html.slice(start, cut), isPlain: false })
      start = cut
    }
    if (isOver(index) || depth.levels > deepest || portions.length === most) break
    const tagName = name.toLowerCase()
    if (depth.levels === 0 && slash === '' && beginnings.has(tagName)) cut = index
    if (!tag.startsWith('<!')) depth.pass(tagName, slash === '/', end === '/')
  }
  const rest = html.slice(start)
  const isPlain = isOver(html.length) || depth.levels > deepest
  return [...portions, ...(isPlain ? plainPortions(rest) : [{ html: rest, isPlain }])]
}
