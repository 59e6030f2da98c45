/** The site's menu: top-level items and one level below, once in the header, once as the columns of the footer. */
import { type MenuItem, MenuItemList } from '../../../src/contract/pages'
import { tileTarget } from '../../../src/domain/news/tile'
import { isExternal, safeUrl } from '../../../src/domain/text/link'
import { escapeHtml } from '../../../src/domain/text/markup'
import type { Site } from '../../api/http/site-address'
import type { ReadOwnApi } from '../rendering/own-api'
import { isInSection } from '../shell/routes'

interface MenuEntry {
  title: string
  /** Null if the item has no link. */
  href: string | null
  /** Whether it leaves the site, in a new tab. */
  isAway: boolean
  children: MenuEntry[]
}

/** @param origin the site's; addresses under it become paths */
function entriesOf(items: readonly MenuItem[], origin: string): MenuEntry[] {
  const below = (parent: string | null) =>
    items.filter(({ parent_menu_id }) => parent_menu_id === parent).sort((a, b) => a.position - b.position)
  const entryOf = ({ id, title, page_path }: MenuItem, children: MenuEntry[]): MenuEntry => {
    const { path = '', external = null } = tileTarget(items, id, origin) ?? {}
    const url = safeUrl(external ?? (page_path && `${origin}/${path}`), origin)
    const isAway = url !== null && isExternal(url, origin)
    return { title, href: isAway ? url : (url?.replace(origin, '') ?? null), isAway, children }
  }
  return below(null).map((item) =>
    entryOf(
      item,
      below(item.id).map((each) => entryOf(each, [])),
    ),
  )
}

const pathIn = ({ href, isAway }: MenuEntry): string => (isAway ? '' : (href?.split(/[?#]/, 1)[0] ?? ''))

/** `path` is the current page's; null marks none. */
function link(entry: MenuEntry, path: string | null, attributes = ''): string {
  const { title, href, isAway } = entry
  if (href === null) return `<span${attributes}>${escapeHtml(title)}</span>`
  const away = isAway ? ' target="_blank" rel="noopener"' : ''
  const current = pathIn(entry) === path ? ' aria-current="page"' : ''
  return `<a${attributes} href="${escapeHtml(href)}"${away}${current}>${escapeHtml(title)}</a>`
}

const items = (entries: MenuEntry[], path: string | null): string =>
  entries.map((entry) => `<li>${link(entry, path)}</li>`).join('')

/** CSS reserves the width of the bold name by it. */
const named = ({ title }: MenuEntry): string => ` data-name="${escapeHtml(title)}"`

/** The button that opens a submenu; if the item itself has no link, the button shows its name. */
function toggle(entry: MenuEntry, controls: string): string {
  const { title, href } = entry
  const state = `type="button" aria-expanded="false" aria-controls="${controls}"`
  return href === null
    ? `<button ${state}${named(entry)} class="toggle named">${escapeHtml(title)}</button>`
    : `<button ${state} class="toggle" aria-label="${escapeHtml(title)}"></button>`
}

function headerItem(entry: MenuEntry, index: number, path: string | null): string {
  const isCurrent =
    path !== null && [entry, ...entry.children].some((each) => isInSection(path, pathIn(each)))
  const start = isCurrent ? '<li class="is-current">' : '<li>'
  if (entry.children.length === 0) return `${start}${link(entry, path, named(entry))}</li>`
  const id = `submenu-${index}`
  const own = entry.href === null ? '' : link(entry, path, named(entry))
  return `${start}${own}${toggle(entry, id)}<ul id="${id}" class="submenu">${items(entry.children, path)}</ul></li>`
}

const headerMenu = (menu: MenuEntry[], path: string | null): string =>
  menu.map((entry, index) => headerItem(entry, index, path)).join('')

/** Items with a submenu: a heading and its links. */
const footerMenu = (menu: MenuEntry[]): string =>
  menu
    .filter(({ children }) => children.length > 0)
    .map(({ title, children }) => `<div><h2>${escapeHtml(title)}</h2><ul>${items(children, null)}</ul></div>`)
    .join('')

/** The menu's two parts as HTML. `path` is the current page's, whose links and section are marked; null marks none. */
export function menuParts(menu: readonly MenuItem[], path: string | null, { origin }: Site) {
  const entries = entriesOf(menu, origin || 'http://localhost')
  return { header: headerMenu(entries, path), footer: footerMenu(entries) }
}

export type ReadMenu = () => Promise<readonly MenuItem[] | undefined>

/** While the API can't answer, the menu is the last one; undefined if there was none. */
export function readingMenu(read: ReadOwnApi): ReadMenu {
  let last: MenuItem[] | undefined
  return async () => {
    last = (await read('/menu', MenuItemList).catch(() => undefined)) ?? last
    return last
  }
}
