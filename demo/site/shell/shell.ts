/**
 * The site's frame: header with the menu, one outlet, footer. It uses the widgets like any other host: tags, attributes
 * and events only.
 */
import { controlDrawer } from './drawer'
import { controlMenu, markCurrent } from './menu-control'
import { forgetMetadata, takeMetadata } from './metadata'
import { followVisitor } from './navigation'
import { fill, firstContent } from './outlet'
import { focusHeading, focusOutlet } from './page-focus'
import { builderAddress, mountOf } from './routes'
import { controlSearch } from './search-control'

function part<T extends HTMLElement = HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector)
  if (!element) throw new Error(`the shell's page lacks ${selector}`)
  return element
}

const outlet = part('#outlet')
const menuList = part('#menu-items')
const announcer = part('#announcer')
const footer = part('#footer')
const builderLink = part('#builder-link')

/** The path whose element is in the outlet. */
let shown = ''
/** Until the visitor has gone somewhere, the browser itself has read the title out. */
let hasMoved = false

const closeDrawer = controlDrawer({ button: part('#menu-button'), list: menuList, covered: [outlet, footer] })
controlMenu(menuList)
controlSearch({
  form: part<HTMLFormElement>('#search'),
  button: part('#search-button'),
  field: part<HTMLInputElement>('#search-words'),
  closer: part('#search-closer'),
  onOpen: closeDrawer,
})
part('#skip').addEventListener('click', (event) => {
  // The address isn't changed.
  event.preventDefault()
  outlet.focus()
  outlet.scrollIntoView()
})

const show = (url: URL): HTMLElement | null => {
  shown = url.pathname
  markCurrent(menuList, shown)
  leadToBuilder()
  return fill(outlet, mountOf(shown))
}

/** Links to the builder with the current state, read when clicked: screens change the query without an event. */
function leadToBuilder(): void {
  builderLink.setAttribute('href', builderAddress(location))
}
for (const event of ['pointerover', 'pointerdown', 'focus', 'click'])
  builderLink.addEventListener(event, leadToBuilder, { capture: true })

/** A page that came without its menu, in an outage, leads to whole ones. */
const isPage = (url: URL): boolean =>
  menuList.childElementCount > 0 && url.origin === location.origin && mountOf(url.pathname) !== null

const go = followVisitor({
  isPage,
  isShown: (url) => url.pathname === shown,
  show: async (url) => {
    hasMoved = true
    closeDrawer()
    forgetMetadata(url)
    const element = show(url)
    focusOutlet(outlet)
    if (!element) return
    await firstContent(element)
    focusHeading(outlet, element)
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
  // Metadata of nested widgets is ignored.
  if (!(event instanceof CustomEvent) || event.composedPath()[0] !== outlet.firstElementChild) return
  const title = takeMetadata(event.detail)
  // Metadata is announced at every change of state; an equal title isn't announced again to screen readers.
  if (hasMoved && announcer.textContent !== title) announcer.textContent = title
})

part('#year').textContent = String(new Date().getFullYear())
show(new URL(location.href))
