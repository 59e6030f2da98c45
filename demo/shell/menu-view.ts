/** Renders the menu: once in the header, once as the columns of the footer. */
import type { MenuEntry } from './menu'
import { placeOf } from './routes'

function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}

function link({ title, href, isExternal }: MenuEntry, attributes: Record<string, string> = {}): HTMLElement {
  if (href === null) return make('span', attributes, title)
  const away = isExternal ? { target: '_blank', rel: 'noopener' } : {}
  return make('a', { ...attributes, href, ...away }, title)
}

/** CSS reserves the width of the bold name by it. */
const named = ({ title }: MenuEntry) => ({ 'data-name': title })

const listOf = (entries: MenuEntry[], attributes: Record<string, string> = {}): HTMLUListElement =>
  make('ul', attributes, ...entries.map((entry) => make('li', {}, link(entry))))

/** The button that opens a submenu; if the item itself has no link, the button shows its name. */
function toggle(entry: MenuEntry, controls: string): HTMLButtonElement {
  const { title, href } = entry
  const state = { type: 'button', 'aria-expanded': 'false', 'aria-controls': controls }
  return href === null
    ? make('button', { ...state, ...named(entry), class: 'toggle named' }, title)
    : make('button', { ...state, class: 'toggle', 'aria-label': title })
}

function headerItem(entry: MenuEntry, index: number): HTMLLIElement {
  if (entry.children.length === 0) return make('li', {}, link(entry, named(entry)))
  const id = `submenu-${index}`
  const submenu = listOf(entry.children, { id, class: 'submenu' })
  const ownLink = entry.href === null ? [] : [link(entry, named(entry))]
  return make('li', {}, ...ownLink, toggle(entry, id), submenu)
}

export function drawHeaderMenu(list: HTMLElement, menu: MenuEntry[]): void {
  list.replaceChildren(...menu.map(headerItem))
}

/** The footer shows items with a submenu: a heading and its links. */
export function drawFooterMenu(columns: HTMLElement, menu: MenuEntry[]): void {
  const shown = menu.filter(({ children }) => children.length > 0)
  columns.replaceChildren(
    ...shown.map((entry) => make('div', {}, make('h2', {}, entry.title), listOf(entry.children))),
  )
}

/** Marks the links to the current page, and the item of its section. */
export function markCurrent(list: HTMLElement, path: string): void {
  for (const item of list.children) {
    const links = [...item.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(({ target }) => !target)
    for (const each of links) {
      if (each.pathname === path) each.setAttribute('aria-current', 'page')
      else each.removeAttribute('aria-current')
    }
    const place = placeOf(path)
    const isUnder = links.some(({ pathname }) => pathname !== '/' && `${place}/`.startsWith(`${pathname}/`))
    item.classList.toggle('is-current', isUnder || links.some(({ pathname }) => pathname === path))
  }
}
