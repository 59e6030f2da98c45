/** First views that our server has drawn (`view/{name}?{attributes}`). */
import { fetchAnswer } from '../api/request-fetch'
import { kebab } from '../page/attribute-text'
import { absoluteAddress } from '../page/configuration'
import type { PageDefaults } from '../page/registry'

/** ms; then the element draws itself. */
const longestWait = 2000

/** What a page may say for all its elements, by property name. */
const pageWide = /^(api|history|storage|site|productName|federation|club)$/

/** What the element says, or its page; '' where nobody does. */
export const saidOf = (element: Element, name: string, { data }: PageDefaults): string =>
  element.getAttribute(kebab(name)) || (pageWide.test(name) && data[name]) || ''

/**
 * Where the element's first view is; null where another server answers for it, its state stands in the page's address, or
 * an address is wrong.
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
    const said = saidOf(element, name, page)
    const text = said && /^(api|storage|site)$/.test(name) ? absoluteAddress(said, document.baseURI) : said
    if (name === 'api' || name === 'history') {
      if (said && text !== `${page.origin}/api` && text !== 'memory') return null
    } else if (text) view.searchParams.set(kebab(name), text)
    else if (said) return null
  }
  return view.href
}

/** A server that draws; another one, which knows only files, may answer everything with a page of its own. */
const isView = (text: string): boolean => text.startsWith('<style>') && text.includes(' data-view>')

const coming = new Map<string, Promise<string | null>>()
/** No server of views is asked twice. */
let isNone = false

async function fetchView(address: string): Promise<string | null> {
  try {
    const response = await fetchAnswer(address, 'text/html', AbortSignal.timeout(longestWait))
    if (response.status === 404) isNone = true
    const text = response.status === 200 ? await response.text() : ''
    return isView(text) ? text : null
  } catch {
    return null
  } finally {
    coming.delete(address)
  }
}

/** Null where there is none, or none in time. Elements that look alike share one answer. Never rejects. */
export function askView(address: string): Promise<string | null> {
  if (isNone) return Promise.resolve(null)
  const asked = coming.get(address) ?? fetchView(address)
  coming.set(address, asked)
  return asked
}
