/** What editors' tools and lazy loading write instead of the elements that rich text may have. */
import type { Attributes, Tag } from 'sanitize-html'

/** Where lazy loading keeps the address until a picture or a frame comes into view. */
const lateAddresses = ['data-src', 'data-lazy-src', 'data-original']

/** A list's look as TinyMCE, CKEditor and Word write it: `list-style-type` → `type`. */
const listTypes: Readonly<Record<string, string>> = {
  ...{ 'lower-alpha': 'a', 'lower-latin': 'a', 'upper-alpha': 'A', 'upper-latin': 'A' },
  ...{ 'lower-roman': 'i', 'upper-roman': 'I', circle: 'circle', square: 'square' },
}

const listType = (style = ''): string | undefined =>
  listTypes[/(?:^|;)\s*list-style(?:-type)?\s*:\s*([a-z-]+)/i.exec(style)?.[1]?.toLowerCase() ?? '']

/** Its own address, or the late one where that is only a placeholder. */
function loaded(attribs: Attributes): Attributes {
  const late = lateAddresses.map((name) => attribs[name]).find(Boolean)
  const isPlaceholder = /^(?:$|data:|about:)/i.test(attribs.src?.trim() ?? '')
  return late && isPlaceholder ? { ...attribs, src: late } : attribs
}

export const rewrittenTags = ['embed', 'iframe', 'img', 'object', 'oembed', 'ol', 'ul']

/** The element in the form that the policy knows: `<oembed url>` and `<embed src>` are frames. */
export function inOurForm(tagName: string, attribs: Attributes): Tag {
  if (tagName === 'oembed') return { tagName: 'iframe', attribs: { src: attribs.url ?? '' } }
  if (tagName === 'embed') return { tagName: 'iframe', attribs: { src: attribs.src ?? '' } }
  if (tagName === 'object' && attribs.data) return { tagName: 'iframe', attribs: { src: attribs.data } }
  // The oldest embed code: an object around an embed.
  if (tagName === 'object') return { tagName: 'div', attribs: {}, text: '' }
  if (tagName === 'img' || tagName === 'iframe') return { tagName, attribs: loaded(attribs) }
  const type = /^[ou]l$/.test(tagName) ? (attribs.type ?? listType(attribs.style)) : undefined
  return { tagName, attribs: type ? { ...attribs, type } : attribs }
}
