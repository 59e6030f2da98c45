/** Cleans rich HTML before it leaves the server, by the same lists as the widgets. */
import { LRUCache } from 'lru-cache'
import sanitizeHtml, { type Attributes, type Options, type Tag } from 'sanitize-html'
import { fileAddress } from '../../../src/domain/link'
import {
  allowedAttributes,
  allowedTags,
  type Portion,
  plainParagraphs,
  portionsOf,
  type RichAddresses,
  richLink,
  silentTags,
} from '../../../src/domain/rich-html'
import { framedVideoId } from '../../../src/domain/video'
import { element } from '../feeds/xml'

/** Only for checking: relative addresses stay relative, because each page has its own site and storage. */
const anywhere: RichAddresses = { site: 'https://site.invalid', storage: 'https://site.invalid/storage' }

const isRelative = (judged: string): boolean => judged.startsWith(anywhere.site)

/** An absolute address is sent in the URL parser's spelling, so that browsers read it the same way. */
const sentAddress = (given: string, judged: string): string =>
  isRelative(judged) ? given.trim().replace(/[\t\n\r]/g, '') : judged

/** The allowed attributes in order, with `address` as the only address of the tag. */
function addressed(attributes: Attributes, name: 'href' | 'src', address: string | null): Attributes {
  const entries = Object.entries(attributes).flatMap(([key, value]) => {
    if (key !== 'href' && key !== 'src') return [[key, value]]
    return key === name && address !== null ? [[key, address]] : []
  })
  return Object.fromEntries(entries)
}

function link(tagName: string, attributes: Attributes): Tag {
  const { href = '' } = attributes
  const judged = richLink(href, anywhere)
  const address = judged && sentAddress(href, judged)
  return { tagName, attribs: addressed(attributes, 'href', address) }
}

/** Pictures, audio and video: an unsafe address is removed. */
function file(tagName: string, attributes: Attributes): Tag {
  const { src = '' } = attributes
  const judged = fileAddress(src, anywhere.storage)
  const address = judged && sentAddress(src, judged)
  return { tagName, attribs: addressed(attributes, 'src', address) }
}

/** All other tags have no address. */
const anyOther = (tagName: string, attributes: Attributes): Tag => ({
  tagName,
  attribs: addressed(attributes, 'src', null),
})

const withAddress = ['a', 'img', 'audio', 'video', 'source', 'iframe']

const options: Options = {
  allowedTags,
  allowedAttributes: { '*': allowedAttributes },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedIframeHostnames: ['www.youtube-nocookie.com'],
  selfClosing: ['img', 'br', 'hr', 'wbr', 'col', 'source'],
  // Content of SVG and MathML that isn't text is removed with them.
  nonTextTags: [...silentTags, 'desc', 'metadata', 'annotation', 'annotation-xml'],
  parseStyleAttributes: false,
  transformTags: {
    ...Object.fromEntries(
      allowedTags.filter((tag) => !withAddress.includes(tag)).map((tag) => [tag, anyOther]),
    ),
    a: link,
    img: file,
    audio: file,
    video: file,
    source: file,
  },
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'iframe') return framedVideoId(attribs.src ?? null) === null
    // The link is removed, its text kept.
    if (tag === 'a') return attribs.href ? false : 'excludeTag'
    return tag === 'img' && !attribs.src
  },
  // A frame's content is for browsers without frames.
  textFilter: (text, tag) => (tag === 'iframe' ? '' : text),
}

/**
 * In portions like in the widgets: the time is linear in the text's length, and the end of an excessively long one is
 * plain text.
 */
const cleanPortion = ({ html, isPlain }: Portion): string =>
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
  const clean = portionsOf(dirty).map(cleanPortion).join('')
  cleaned.set(dirty, clean)
  return clean
}
