/** Server-rendered views (`view/{name}?{attributes}`). */
import { fetchAnswer } from '../client/request-fetch'
import { kebab } from '../page/attribute-text'
import { absoluteAddress } from '../page/configuration'
import { type PageDefaults, viewMark } from './protocol'
import type { View } from './put-view'

/** In ms; then the element renders itself. */
const longestWait = 2000

/** Properties that may have a default on the script tag. */
const pageWide = /^(api|history|storage|site|productName|federation|club)$/

/** The element's attribute, else the page's default, else ''. */
export const settingOf = (element: Element, name: string, { data }: PageDefaults): string =>
  element.getAttribute(kebab(name)) || (pageWide.test(name) && data[name]) || ''

/**
 * The address of the element's view; null with another `api`, with `history="page"` or with a wrong address.
 * @param properties of the tag
 * @param base the folder of our files
 */
export function viewAddress(
  element: Element,
  properties: readonly string[],
  page: PageDefaults,
  base: string,
): string | null {
  const view = new URL(`view/${element.localName.slice(7)}`, base)
  for (const name of properties) {
    const setting = settingOf(element, name, page)
    const text =
      setting && /^(api|storage|site)$/.test(name) ? absoluteAddress(setting, document.baseURI) : setting
    if (name === 'api' || name === 'history') {
      if (setting && text !== `${page.origin}/api` && text !== 'memory') return null
    } else if (text) view.searchParams.set(kebab(name), text)
    else if (setting) return null
  }
  return view.href
}

/** Not a page that a server of files answers to everything. */
const isView = (text: string): boolean => text.startsWith('<style>') && text.includes(` ${viewMark}>`)

const coming = new Map<string, { view: View; arrival: Promise<View | null> }>()
/** After a 404 no further view is requested. */
let isNone = false

async function fetchView(address: string, view: View): Promise<View | null> {
  try {
    const response = await fetchAnswer(address, 'text/html', AbortSignal.timeout(longestWait))
    if (response.status === 404) isNone = true
    view.html = response.status === 200 ? await response.text() : ''
    return isView(view.html) ? view : null
  } catch {
    return null
  } finally {
    coming.delete(address)
  }
}

/** Null without one, after 2 s and after any failure. Equal addresses share one request and one view. Never rejects. */
export function getView(address: string): Promise<View | null> {
  if (isNone) return Promise.resolve(null)
  let asked = coming.get(address)
  if (!asked) {
    const view = { html: '', uses: 0 }
    asked = { view, arrival: fetchView(address, view) }
    coming.set(address, asked)
  }
  asked.view.uses++
  return asked.arrival
}
