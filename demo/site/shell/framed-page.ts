/** A page of the site as an element in a frame, for oEmbed: shorter than the page itself. */
import { mountOf } from './routes'
import { queryKeysOf, sitePageOfTag } from './site-pages'

export interface FramedPage {
  /** As in okvir/{name} */
  name: string
  /** Attribute texts by attribute name */
  attributes: Readonly<Record<string, string>>
  /** The part of the page's query that it depends on, without "?" */
  query: string
}

/** Null for a page that isn't a single element. Only the server knows whether the page exists. */
export function framedPage({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): FramedPage | null {
  const mount = mountOf(pathname)
  if (!mount || mount.script) return null
  const { keys = {}, otherKeys = [], short = {} } = sitePageOfTag(mount.tag)
  const query = new URLSearchParams()
  for (const key of queryKeysOf(mount.tag)) {
    const text = searchParams.get(key)
    if (text) query.set(key, text)
  }
  const { 'heading-level': _, ...attributes } = mount.attributes
  for (const [name, key] of Object.entries(keys)) {
    const text = query.get(key)
    if (text) attributes[name] = text
  }
  if (otherKeys.some((key) => query.has(key))) attributes.start = String(query)
  const name = mount.tag.replace('parket-', '')
  return { name, attributes: { ...attributes, ...short }, query: String(query) }
}
