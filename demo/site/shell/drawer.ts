/** The menu as a drawer over the page, in a narrow window. */
import { closeAll, drawerWidth, openCurrent } from './menu-control'

export interface DrawerParts {
  button: HTMLElement
  list: HTMLElement
  /** The content under the open drawer, which is inert meanwhile. */
  covered: HTMLElement[]
}

/** Returns a function that closes the drawer; closing twice does nothing. */
export function controlDrawer({ button, list, covered }: DrawerParts): () => void {
  const isOpen = () => button.getAttribute('aria-expanded') === 'true'
  const set = (open: boolean) => {
    button.setAttribute('aria-expanded', String(open))
    document.documentElement.classList.toggle('has-drawer', open)
    for (const part of covered) part.inert = open
    if (open) openCurrent(list)
    else closeAll(list)
  }
  const close = () => {
    if (isOpen()) set(false)
  }
  button.addEventListener('click', () => set(!isOpen()))
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return
    close()
    button.focus()
  })
  window.matchMedia(`(width < ${drawerWidth}px)`).addEventListener('change', close)
  return close
}
