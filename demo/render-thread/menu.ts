/** The shell's menu as HTML, equal to what menu-view.ts renders in the browser. */
import { escapeHtml } from '../../src/domain/markup'
import type { MenuEntry } from '../shell/menu'
import { placeOf } from '../shell/routes'

const pathIn = ({ href, isExternal }: MenuEntry): string | null =>
  href === null || isExternal ? null : (href.split(/[?#]/, 1)[0] ?? '')

/** `path` is the current page's; null marks none. */
function link(entry: MenuEntry, path: string | null, attributes = ''): string {
  const { title, href, isExternal } = entry
  if (href === null) return `<span${attributes}>${escapeHtml(title)}</span>`
  const away = isExternal ? ' target="_blank" rel="noopener"' : ''
  const current = path !== null && pathIn(entry) === path ? ' aria-current="page"' : ''
  return `<a${attributes} href="${escapeHtml(href)}"${away}${current}>${escapeHtml(title)}</a>`
}

const items = (entries: MenuEntry[], path: string | null): string =>
  entries.map((entry) => `<li>${link(entry, path)}</li>`).join('')

const named = ({ title }: MenuEntry): string => ` data-name="${escapeHtml(title)}"`

function toggle(entry: MenuEntry, controls: string): string {
  const { title, href } = entry
  const state = `type="button" aria-expanded="false" aria-controls="${controls}"`
  return href === null
    ? `<button ${state}${named(entry)} class="toggle named">${escapeHtml(title)}</button>`
    : `<button ${state} class="toggle" aria-label="${escapeHtml(title)}"></button>`
}

/** Whether the current page belongs to the item's section of the site. */
function isCurrent(entry: MenuEntry, path: string): boolean {
  const place = `${placeOf(path)}/`
  return [entry, ...entry.children]
    .map(pathIn)
    .some((own) => own !== null && (own === path || (own !== '/' && place.startsWith(`${own}/`))))
}

function headerItem(entry: MenuEntry, index: number, path: string): string {
  const start = isCurrent(entry, path) ? '<li class="is-current">' : '<li>'
  if (entry.children.length === 0) return `${start}${link(entry, path, named(entry))}</li>`
  const id = `submenu-${index}`
  const own = entry.href === null ? '' : link(entry, path, named(entry))
  return `${start}${own}${toggle(entry, id)}<ul id="${id}" class="submenu">${items(entry.children, path)}</ul></li>`
}

/** @param path of the current page, whose links and section are marked */
export const headerMenu = (menu: MenuEntry[], path: string): string =>
  menu.map((entry, index) => headerItem(entry, index, path)).join('')

export const footerMenu = (menu: MenuEntry[]): string =>
  menu
    .filter(({ children }) => children.length > 0)
    .map(({ title, children }) => `<div><h2>${escapeHtml(title)}</h2><ul>${items(children, null)}</ul></div>`)
    .join('')
