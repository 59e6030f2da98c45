/**
 * embed/{name}.js in a page: a classic script that puts its element behind itself with the first view inside, and brings
 * the loader. The server writes the element in, as data.
 */
import { registry } from '../page/registry'
import { putView } from '../rest/put-view'

declare const __EMBED__: {
  tag: string
  attributes: Readonly<Record<string, string>>
  /** HTML, written by our server; null where it could not be drawn beforehand: then it comes as any element does. */
  view: string | null
}

const { tag, attributes, view } = __EMBED__
const script = document.currentScript as HTMLScriptElement | null

/** The view was drawn without anything that a page's own script tag says of all its elements. */
function isAsDrawn(base: URL): boolean {
  const { defaults } = registry()
  return !defaults || (defaults.origin === base.origin && Object.keys(defaults.data).length === 0)
}

/** Milliseconds after which nobody waits for a page that paints nothing: it is hidden. */
const longestPaint = 200

/** What is there is seen first. */
function afterPaint(go: () => void): void {
  let hasGone = false
  const once = () => {
    if (!hasGone) go()
    hasGone = true
  }
  setTimeout(once, longestPaint)
  requestAnimationFrame(() => setTimeout(once))
}

function bringLoader(element: HTMLElement, base: URL): void {
  if (registry().version) return
  import(new URL('parket.js', base).href).catch((error) => {
    console.error(`${tag}: load failed:`, error)
    const detail = { request: 'load', error }
    element.dispatchEvent(new CustomEvent('parket-error', { detail, bubbles: true, composed: true }))
  })
}

function put(after: HTMLScriptElement): void {
  const base = new URL('..', after.src)
  const element = document.createElement(tag)
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text)
  if (view && isAsDrawn(base)) {
    try {
      putView(element, view)
      const page = registry()
      page.embedded ??= new WeakSet()
      page.embedded.add(element)
      const loader = { rel: 'modulepreload', nonce: after.nonce, href: new URL('parket.js', base).href }
      element.shadowRoot?.append(Object.assign(document.createElement('link'), loader))
    } catch (reason) {
      console.warn(`${tag}: the page forbids a view drawn beforehand:`, reason)
    }
  }
  after.after(element)
  const bring = () => bringLoader(element, base)
  // By then the loader's own tag is there, if the page has one, and says what holds for all elements.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', bring)
  else afterPaint(bring)
}

if (!script) console.warn(`${tag}: an embed is a classic script: <script src="…" async></script>`)
else if (!globalThis.customElements || !Element.prototype.attachShadow)
  console.warn(`${tag}: this browser has no custom elements`)
else if (customElements.get(tag) && !registry().defined?.has(tag))
  console.warn(`${tag}: defined by somebody else, left alone`)
else put(script)
