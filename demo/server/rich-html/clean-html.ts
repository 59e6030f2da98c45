/** Rich HTML as it leaves the server, cleaned by the same lists that the widgets clean by. */
import sanitizeHtml, { type Attributes, type Options, type Tag } from 'sanitize-html'
import {
  allowedAttributes,
  allowedTags,
  type Portion,
  plainParagraphs,
  portionsOf,
  type RichAddresses,
  richFile,
  richLink,
  silentTags,
} from '../../../src/domain/rich-html'
import { framedVideoId } from '../../../src/domain/video'
import { element } from '../feeds/xml'
import { Shelf } from '../http/shelf'

/** Only to judge by: what is relative stays so, because each page has its own site and storage. */
const anywhere: RichAddresses = { site: 'https://site.invalid', storage: 'https://site.invalid/storage' }

const isRelative = (judged: string): boolean => judged.startsWith(anywhere.site)

/** An address that leads elsewhere goes out as the URL parser wrote it, so that nobody reads it differently. */
const sentAddress = (given: string, judged: string): string =>
  isRelative(judged) ? given.trim().replace(/[\t\n\r]/g, '') : judged

/** The attributes in their order, with `address` as the one address that the tag may have. */
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

/** A picture, sound or film: an address that may not be asked for goes. */
function file(tagName: string, attributes: Attributes): Tag {
  const { src = '' } = attributes
  const judged = richFile(src, anywhere)
  const address = judged && sentAddress(src, judged)
  return { tagName, attribs: addressed(attributes, 'src', address) }
}

/** Addresses belong to the tags above. */
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
  // What stands in a drawing or a formula and is no word of it goes with them.
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
    // The link goes, its words stay.
    if (tag === 'a') return attribs.href ? false : 'excludeTag'
    return tag === 'img' && !attribs.src
  },
  // A frame's inside is for browsers without frames.
  textFilter: (text, tag) => (tag === 'iframe' ? '' : text),
}

/** In portions, as the widgets show it: time grows with a text's length, and the end of a far too long one is words alone. */
const cleanPortion = ({ html, isPlain }: Portion): string =>
  isPlain
    ? plainParagraphs(html)
        .map((text) => element('p', text))
        .join('')
    : sanitizeHtml(html, options)

/** Characters, as they came and cleaned. */
const cleaned = new Shelf<string>(16_000_000)

/** What is allowed of it (Rich text in `src/contract/README.md`), in well-formed HTML; any text is taken, nothing is thrown. */
export function cleanHtml(dirty: string): string {
  const known = cleaned.take(dirty)
  if (known !== undefined) return known
  const clean = portionsOf(dirty).map(cleanPortion).join('')
  return cleaned.put(dirty, clean, dirty.length + clean.length)
}
