/**
 * Opens and closes submenus: by hovering, by button and by keys. In a wide window one is open at a time and floats; in
 * the drawer several may be open, one below the other.
 */
import { isInSection } from './routes'

/** Below this width, in px, the menu is a drawer. */
export const drawerWidth = 900

const isDrawer = (): boolean => window.matchMedia(`(width < ${drawerWidth}px)`).matches

const toggleOf = (item: Element): HTMLButtonElement | null => item.querySelector('button.toggle')
const isOpen = (item: Element): boolean => toggleOf(item)?.getAttribute('aria-expanded') === 'true'
const linksBelow = (item: Element): HTMLElement[] => [
  ...item.querySelectorAll<HTMLElement>('.submenu a[href]'),
]

function setOpen(item: Element, open: boolean): void {
  toggleOf(item)?.setAttribute('aria-expanded', String(open))
}

export function closeAll(list: Element, except?: Element): void {
  for (const item of list.children) if (item !== except) setOpen(item, false)
}

function open(list: Element, item: Element): void {
  if (!isDrawer()) closeAll(list, item)
  setOpen(item, true)
}

/** The drawer opens the section that the visitor is in. */
export function openCurrent(list: Element): void {
  for (const item of list.children) setOpen(item, item.classList.contains('is-current'))
}

const itemAround = (list: Element, target: EventTarget | null): Element | undefined =>
  target instanceof Element ? [...list.children].find((item) => item.contains(target)) : undefined

/** In ms: the pointer may leave the item for so long on its way to the submenu. */
const closeDelayMs = 200

function followMouse(list: HTMLElement): void {
  let leaving: ReturnType<typeof setTimeout> | undefined
  list.addEventListener('pointerover', (event) => {
    const item = itemAround(list, event.target)
    if (event.pointerType !== 'mouse' || isDrawer() || !item) return
    clearTimeout(leaving)
    open(list, item)
  })
  list.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'mouse' || isDrawer()) return
    leaving = setTimeout(() => closeAll(list), closeDelayMs)
  })
}

function followButtons(list: HTMLElement): void {
  let pressedByMouse = false
  list.addEventListener('pointerdown', ({ pointerType }) => {
    pressedByMouse = pointerType === 'mouse'
  })
  list.addEventListener('click', (event) => {
    const item = itemAround(list, event.target)
    if (!item || event.target !== toggleOf(item)) return
    // If hovering has opened it, the click must not close it again.
    const staysOpen = event.detail > 0 && pressedByMouse && !isDrawer()
    if (isOpen(item) && !staysOpen) setOpen(item, false)
    else open(list, item)
  })
}

function followLeaving(list: HTMLElement): void {
  list.addEventListener('focusout', ({ relatedTarget }) => {
    if (!isDrawer()) closeAll(list, itemAround(list, relatedTarget))
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (!isDrawer() && !(target instanceof Node && list.contains(target))) closeAll(list)
  })
  // A submenu opened by hovering can be closed by Esc wherever the focus is (WCAG 1.4.13).
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !isDrawer()) closeAll(list)
  })
}

/** The index that a key moves to in a row of elements, from `index`; undefined for other keys. */
function rowStep(key: string, keys: { back: string; forth: string }, index: number, length: number) {
  if (key === keys.forth) return (index + 1) % length
  if (key === keys.back) return (index - 1 + length) % length
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : undefined
}

/** Opens the item and focuses its first link, or its last. */
function enter(list: Element, item: Element, position: 0 | -1): boolean {
  if (!toggleOf(item)) return false
  open(list, item)
  linksBelow(item).at(position)?.focus()
  return true
}

function keyBelow(item: Element, key: string): boolean {
  const links = linksBelow(item)
  const { activeElement } = document
  const index = activeElement instanceof HTMLElement ? links.indexOf(activeElement) : -1
  const next = rowStep(key, { back: 'ArrowUp', forth: 'ArrowDown' }, index, links.length)
  if (next !== undefined) links[next]?.focus()
  return next !== undefined
}

function keyOnTop(list: Element, item: Element, key: string): boolean {
  if (key === 'ArrowDown' && enter(list, item, 0)) return true
  if (key === 'ArrowUp' && enter(list, item, -1)) return true
  const items = [...list.children]
  const keys = isDrawer()
    ? { back: 'ArrowUp', forth: 'ArrowDown' }
    : { back: 'ArrowLeft', forth: 'ArrowRight' }
  const next = rowStep(key, keys, items.indexOf(item), items.length)
  if (next !== undefined) items[next]?.querySelector<HTMLElement>('a[href], button')?.focus()
  return next !== undefined
}

function leave(item: Element): boolean {
  if (!isOpen(item)) return false
  setOpen(item, false)
  toggleOf(item)?.focus()
  return true
}

/** Whether the menu has handled the key. */
function press(list: Element, { key, target }: KeyboardEvent): boolean {
  const item = itemAround(list, target)
  if (!item) return false
  if (key === 'Escape') return leave(item)
  const isBelow = target instanceof Element && target.closest('.submenu') !== null
  return isBelow && !['ArrowLeft', 'ArrowRight'].includes(key)
    ? keyBelow(item, key)
    : keyOnTop(list, item, key)
}

export function controlMenu(list: HTMLElement): void {
  followMouse(list)
  followButtons(list)
  followLeaving(list)
  list.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !press(list, event)) return
    event.preventDefault()
    event.stopPropagation()
  })
}

/** Marks the menu's links to the page, and the item of its section, as the server does (demo/site/pages/menu.ts). */
export function markCurrent(list: Element, path: string): void {
  for (const item of list.children) {
    const links = [...item.querySelectorAll<HTMLAnchorElement>('a[href]:not([target])')]
    for (const link of links) {
      if (link.pathname === path) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
    item.classList.toggle(
      'is-current',
      links.some(({ pathname }) => isInSection(path, pathname)),
    )
  }
}
