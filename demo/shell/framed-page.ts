/** A page of the site as an element in a frame, for whoever pastes its address elsewhere: short, as a part of another page. */
import { mountOf } from './routes'

interface SitePage {
  /** The page's keys that an attribute says */
  said?: Readonly<Record<string, string>>
  /** Its other keys; with any of them the whole query is the element's `start` */
  unsaid?: readonly string[]
  /** What makes it short: a list shows its next five. */
  short?: Readonly<Record<string, string>>
}

const five = { 'per-page': '5' }

const sitePages: Readonly<Record<string, SitePage>> = {
  'parket-match-list': {
    said: {
      sezona: 'season',
      klub: 'club',
      tekmovanje: 'competition',
      dvorana: 'hall',
      od: 'from',
      do: 'to',
    },
    unsaid: ['stran'],
    short: { ...five, search: 'off' },
  },
  'parket-news-list': {
    said: { kategorija: 'category' },
    unsaid: ['od', 'do', 'stran'],
    short: { ...five, header: 'off', ads: 'off' },
  },
  'parket-referee-search': {
    unsaid: ['sezona', 'tekmovanje', 'sodnik', 'komisar', 'od', 'do', 'stran'],
    short: five,
  },
  'parket-site-search': { said: { q: 'query' }, unsaid: ['stran'] },
  'parket-national-team': { unsaid: ['tab', 'tekmovanje', 'tip', 'filter', 'sezona', 'vrsta', 'stran'] },
  'parket-competition': { unsaid: ['tab', 'stran', 'razvrstitev'] },
  'parket-competition-history': { unsaid: ['sezona', 'tekmovanje', 'q', 'razvrstitev'] },
}

export interface FramedPage {
  /** As in okvir/{name} */
  name: string
  /** Attribute texts by attribute name */
  attributes: Readonly<Record<string, string>>
  /** Of the page's query what it shows, without "?" */
  query: string
}

/** Null for what is no page that is one element. Whether there is such a page at all the server knows. */
export function framedPage({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): FramedPage | null {
  const mount = mountOf(pathname)
  if (!mount || mount.script) return null
  const { said = {}, unsaid = [], short = {} } = sitePages[mount.tag] ?? {}
  const query = new URLSearchParams()
  for (const key of [...Object.keys(said), ...unsaid]) {
    const text = searchParams.get(key)
    if (text) query.set(key, text)
  }
  const { 'heading-level': _, ...attributes } = mount.attributes
  for (const [key, name] of Object.entries(said)) {
    const text = query.get(key)
    if (text) attributes[name] = text
  }
  if (unsaid.some((key) => query.has(key))) attributes.start = String(query)
  const name = mount.tag.replace('parket-', '')
  return { name, attributes: { ...attributes, ...short }, query: String(query) }
}
