/** The menu from the API: top-level items and one level below. */

interface Item {
  id: string
  parent: string | null
  position: number
  /** Its own segment of the path, without slashes at the ends. */
  path: string
  title: string
  externalLink: string | null
}

export interface MenuEntry {
  title: string
  /** Null if the item has no link. */
  href: string | null
  /** Whether it is external and opens in a new tab. */
  isExternal: boolean
  children: MenuEntry[]
}

const fieldOf = (record: object, key: string): unknown => Object.entries(record).find(([k]) => k === key)?.[1]
const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

/** One record, or null if it lacks a required field. */
function itemOf(record: unknown): Item | null {
  if (typeof record !== 'object' || record === null) return null
  const read = (key: string) => textOf(fieldOf(record, key))
  const id = read('id')
  const path = read('page_path')
  const title = read('title')
  if (id === null || path === null || title === null) return null
  return {
    id,
    parent: read('parent_menu_id'),
    position: Number(read('position')) || 0,
    path: path.replace(/^\/+|\/+$/g, ''),
    title,
    externalLink: read('external_link'),
  }
}

/** The address of an external link, http(s) only; null for anything else. */
function webAddress(text: string, site: string): URL | null {
  try {
    const url = new URL(text, site)
    return /^https?:$/.test(url.protocol) ? url : null
  } catch {
    return null
  }
}

function entryOf(item: Item, parentPath: string, children: MenuEntry[], site: string): MenuEntry {
  const { title, path, externalLink } = item
  const own = [parentPath, path].filter(Boolean).join('/')
  const url = externalLink ? webAddress(externalLink, site) : path ? webAddress(`/${own}`, site) : null
  const isExternal = url !== null && url.origin !== new URL(site).origin
  const href = url && (isExternal ? url.href : url.pathname + url.search + url.hash)
  return { title, href, isExternal, children }
}

/** The menu from an answer, and the number of its invalid records. `site` is the shell's origin. */
export function menuOf(answer: readonly unknown[], site: string): { entries: MenuEntry[]; leftOut: number } {
  const items = answer.map(itemOf).filter((item) => item !== null)
  const under = new Map<string | null, Item[]>()
  for (const item of items.toSorted((a, b) => a.position - b.position)) {
    const siblings = under.get(item.parent) ?? []
    siblings.push(item)
    under.set(item.parent, siblings)
  }
  const childrenOf = ({ id, path }: Item) =>
    (under.get(id) ?? []).map((item) => entryOf(item, path, [], site))
  return {
    entries: (under.get(null) ?? []).map((item) => entryOf(item, '', childrenOf(item), site)),
    leftOut: answer.length - items.length,
  }
}
