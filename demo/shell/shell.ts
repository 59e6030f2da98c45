/**
 * The site's frame: header with the menu, one outlet, footer. A stranger to the widgets like any host: it puts
 * tags and attributes, and listens to events (contract 4).
 */
import { controlDrawer } from './drawer'
import { menuOf } from './menu'
import { controlMenu } from './menu-control'
import { drawFooterMenu, drawHeaderMenu, markCurrent } from './menu-view'
import { forgetMetadata, takeMetadata } from './metadata'
import { followVisitor } from './navigation'
import { fill, firstContent } from './outlet'
import { mountOf } from './routes'

function part(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`the shell's page lacks ${selector}`)
  return element
}

const outlet = part('#outlet')
const menuList = part('#menu-items')
const announcer = part('#announcer')
const footer = part('#footer')

/** The path whose element stands in the outlet. */
let shown = ''
/** Until the visitor has gone somewhere, the browser itself has read the title out. */
let hasMoved = false

const closeDrawer = controlDrawer({ button: part('#menu-button'), list: menuList, covered: [outlet, footer] })
controlMenu(menuList)

const show = (url: URL): HTMLElement | null => {
  shown = url.pathname
  markCurrent(menuList, shown)
  return fill(outlet, mountOf(shown))
}

const isPage = (url: URL): boolean => url.origin === location.origin && mountOf(url.pathname) !== null

const go = followVisitor({
  isPage,
  isShown: (url) => url.pathname === shown,
  show: async (url) => {
    hasMoved = true
    closeDrawer()
    forgetMetadata(url)
    const element = show(url)
    outlet.focus({ preventScroll: true })
    if (element) await firstContent(element)
  },
})

document.addEventListener('parket-navigate', (event) => {
  if (!(event instanceof CustomEvent)) return
  const address = String(event.detail?.url)
  if (!URL.canParse(address) || !isPage(new URL(address))) return
  event.preventDefault()
  go(new URL(address))
})

document.addEventListener('parket-metadata', (event) => {
  // A widget inside the page's own does not speak for the page.
  if (!(event instanceof CustomEvent) || event.composedPath()[0] !== outlet.firstElementChild) return
  const title = takeMetadata(event.detail)
  if (hasMoved) announcer.textContent = title
})

async function loadMenu(): Promise<void> {
  const answer = await fetch('/api/menu')
  if (!answer.ok) throw new Error(`/api/menu answered ${answer.status}`)
  const menu = menuOf(await answer.json(), location.origin)
  drawHeaderMenu(menuList, menu)
  drawFooterMenu(part('#footer-menu'), menu)
  markCurrent(menuList, shown)
}

part('#year').textContent = String(new Date().getFullYear())
show(new URL(location.href))
loadMenu().catch((error: unknown) => console.error('shell: Get menu failed:', error))
