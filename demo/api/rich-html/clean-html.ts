/** Cleans rich HTML before it leaves the server, by the same lists as the widgets. */
import { LRUCache } from 'lru-cache'
import sanitizeHtml, { type Attributes, type Options, type Tag } from 'sanitize-html'
import {
  addressRule,
  allowedAttributes,
  allowedTags,
  anchorOf,
  anchorsIn,
  frameLink,
  isKeptWithout,
  type Portion,
  plainParagraphs,
  portionsOf,
  type RichAddresses,
  silentForeignTags,
  silentTags,
} from '../../../src/domain/text/rich-html'
import { element } from '../feeds/xml'
import { inOurForm, rewrittenTags } from './editor-markup'

/** Only for checking: relative addresses stay relative, because each page has its own site and storage. */
export const anywhere = { site: 'https://site.invalid', storage: 'https://site.invalid/storage' }

const isRelative = (judged: string): boolean => judged.startsWith(anywhere.site)

/** An absolute address is sent in the URL parser's spelling, so that browsers read it the same way. */
const sentAddress = (given: string, judged: string): string =>
  isRelative(judged) ? given.trim().replace(/[\t\n\r]/g, '') : judged

/** The attributes in order, of the addresses only the one that is allowed. */
function addressed(
  tagName: string,
  { id, name, ...attributes }: Attributes,
  addresses: RichAddresses,
  spell = sentAddress,
): Tag {
  const rule = addressRule(tagName)
  const attribs = Object.entries(attributes).flatMap(([key, value]) => {
    if (key !== 'href' && key !== 'src') return [[key, value]]
    const judged = key === rule?.attribute ? rule.judge(value, addresses) : null
    return judged === null ? [] : [[key, spell(value, judged)]]
  })
  const anchor = anchorOf([id, name], addresses)
  return { tagName, attribs: { ...Object.fromEntries(attribs), ...(anchor && { id: anchor }) } }
}

/** What keeps an element from loading before it is shown or played. */
const quiet: Record<string, Attributes> = {
  img: { loading: 'lazy' },
  audio: { controls: 'controls', preload: 'none' },
  video: { controls: 'controls', preload: 'none' },
}

/** A video's frame without its content, which is for browsers without frames; a link for any other. */
function framed(attribs: Attributes, addresses: RichAddresses): Tag {
  const { id = '', src = '', title = '' } = attribs
  const link = addressRule('iframe')?.judge(src, addresses) ? null : frameLink(src, title, addresses)
  if (!link) return { tagName: 'iframe', attribs, text: '' }
  return { tagName: 'a', attribs: { href: sentAddress(src, link.href), id }, text: link.text }
}

function rewritten(tagName: string, attributes: Attributes, addresses: RichAddresses): Tag {
  const given = inOurForm(tagName, attributes)
  return given.tagName === 'iframe' ? framed(given.attribs, addresses) : given
}

export const optionsFor = (addresses: RichAddresses): Options => ({
  allowedTags,
  allowedAttributes: { '*': [...allowedAttributes, 'id'] },
  selfClosing: ['img', 'br', 'hr', 'wbr', 'col', 'source'],
  nonTextTags: [...silentTags, ...silentForeignTags],
  parseStyleAttributes: false,
  transformTags: {
    ...Object.fromEntries(
      rewrittenTags.map((tag) => [
        tag,
        (_: string, attributes: Attributes) => rewritten(tag, attributes, addresses),
      ]),
    ),
    '*': (tagName, attributes) => addressed(tagName, attributes, addresses),
  },
  exclusiveFilter: ({ tag, attribs }) => {
    // Frames by now, or round one: their content stays.
    if (/^o?embed|^object/.test(tag)) return !attribs.src && !attribs.href && 'excludeTag'
    const rule = addressRule(tag)
    if (!rule || attribs[rule.attribute] || isKeptWithout(rule, attribs.id)) return false
    if (rule.without === 'link') return !attribs.href
    return rule.without === 'nothing' || 'excludeTag'
  },
})

/**
 * In portions like in the widgets: the time is linear in the text's length, and the end of an excessively long one is
 * plain text.
 */
const cleanPortion = ({ html, isPlain }: Portion, options: Options): string =>
  isPlain
    ? plainParagraphs(html)
        .map((text) => element('p', text))
        .join('')
    : sanitizeHtml(html, options)

/** Measured in characters, as they came and cleaned. */
const cleaned = new LRUCache<string, string>({
  ...{ max: 5000, maxSize: 16_000_000 },
  sizeCalculation: (clean, dirty) => dirty.length + clean.length + 1,
})

/** The allowed part (Rich text in `src/contract/README.md`), as well-formed HTML. Accepts any text, never throws. */
export function cleanHtml(dirty: string): string {
  const known = cleaned.get(dirty)
  if (known !== undefined) return known
  const options = optionsFor({ ...anywhere, anchors: anchorsIn(dirty) })
  const clean = portionsOf(dirty)
    .map((portion) => cleanPortion(portion, options))
    .join('')
  cleaned.set(dirty, clean)
  return clean
}

/**
 * The allowed part for others than our elements, as a feed or a reader: absolute addresses, links for frames, and
 * nothing that loads by itself.
 */
export function portableHtml(html: string, { site, storage }: RichAddresses): string {
  const clean = cleanHtml(html)
  const addresses = { site, storage, anchors: anchorsIn(clean) }
  const options = optionsFor(addresses)
  const portable: Options = {
    ...options,
    allowedAttributes: { '*': [...allowedAttributes, 'id', 'loading', 'preload'] },
    transformTags: {
      iframe: (_, { src = '', title = '' }) => ({
        ...{ tagName: 'a', attribs: { href: src }, text: title.trim() || 'Video' },
      }),
      '*': (tagName, attributes) => {
        const { attribs } = addressed(tagName, attributes, addresses, (_, judged) => judged)
        return { tagName, attribs: { ...attribs, ...quiet[tagName] } }
      },
    },
  }
  return portionsOf(clean)
    .map((portion) => cleanPortion(portion, portable))
    .join('')
}
