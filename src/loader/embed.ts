/**
 * embed/{name}.js in a page: a classic script that puts its element behind itself, or into the host's element that it
 * names, with the first view inside, and brings the loader. The server writes the element in, as data.
 */
import { dispatch } from '../page/dispatch'
import { registry } from '../page/registry'
import { putView } from '../rest/put-view'

declare const __EMBED__: {
  /** Id of the host's element that it goes into; null where it goes behind its script. */
  into: string | null
  tag: string
  attributes: Readonly<Record<string, string>>
  /** HTML, written by our server; null where it could not be drawn beforehand: then it comes as any element does. */
  view: string | null
  /** "https://kzs.example": where the script was made */
  origin: string
}

const { into, tag, attributes, view, origin } = __EMBED__
/** None where an optimizer runs it from a file or a function of its own. */
const script = document.currentScript as HTMLScriptElement | null
/** The folder of our files: a copy of this script is not in it. */
const base = script?.src.includes('/embed/') ? new URL('..', script.src) : new URL(origin)
const page = registry()
page.embeds ??= new WeakMap()
const makers = page.embeds

/** The view was drawn without anything that a page's own script tag says of all its elements. */
function isAsDrawn(): boolean {
  const { defaults } = page
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

function bringLoader(element: HTMLElement): void {
  if (page.version) return
  import(new URL('parket.js', base).href).catch((error) => {
    console.error(`${tag}: load failed:`, error)
    dispatch(element, 'parket-error', { request: 'load', error })
  })
}

function draw(element: HTMLElement): void {
  if (!view || !isAsDrawn()) return
  try {
    putView(element, view)
    const href = new URL('parket.js', base).href
    const loader = { rel: 'modulepreload', nonce: script?.nonce ?? '', href }
    element.shadowRoot?.append(Object.assign(document.createElement('link'), loader))
  } catch (reason) {
    console.warn(`${tag}: the page forbids a view drawn beforehand:`, reason)
  }
}

/** What this script makes says this of itself; its host may change the attributes. */
const words = String(new URLSearchParams(attributes))

const wordsOf = ({ dataset, attributes }: HTMLElement): string =>
  dataset.embed ?? String(new URLSearchParams([...attributes].map(({ name, value }) => [name, value])))

function made(): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text)
  element.dataset.embed = words
  return element
}

/**
 * What this script has made before: a page that was kept as text or as a copy (by Turbo, htmx, a browser's "save as")
 * holds both and runs the script again. What another script of this page has made is that one's.
 */
function isOwn(element: Element | null | undefined): element is HTMLElement {
  if (element?.localName !== tag || wordsOf(element as HTMLElement) !== words) return false
  const maker = makers.get(element)
  return !maker?.isConnected || maker === script
}

/** The one that stands there, or a new one; null where there is no place. */
function placed(home: HTMLElement | null): HTMLElement | null {
  const kept = home ? [...home.children].find(isOwn) : script?.nextElementSibling
  if (isOwn(kept)) {
    // A loader that is there has met it.
    if (!kept.shadowRoot && !page.version) draw(kept)
    return kept
  }
  if (!home && !script?.isConnected) return null
  const element = made()
  draw(element)
  if (home) home.append(element)
  else script?.after(element)
  return element
}

const whenParsed = (act: () => void): void => document.addEventListener('DOMContentLoaded', act)

function putInto(home: HTMLElement | null): void {
  const element = placed(home)
  if (!element) return
  makers.set(element, script)
  const bring = () => bringLoader(element)
  if (document.readyState === 'loading')
    whenParsed(() => {
      // What a page saved by a browser holds behind the script is parsed after it has run.
      const next = element.nextElementSibling
      if (isOwn(next)) next.remove()
      // By now the loader's own tag is there, if the page has one, and says what holds for all elements.
      bring()
    })
  else afterPaint(bring)
}

function put(): void {
  const home = into ? document.getElementById(into) : null
  if (!into || home) putInto(home)
  else if (document.readyState === 'loading') whenParsed(put)
  else {
    console.warn(`${tag}: there is no element with the id "${into}"`)
    putInto(null)
  }
}

if (!script && !into) console.warn(`${tag}: an embed is a classic script: <script src="…" async></script>`)
else if (!globalThis.customElements || !Element.prototype.attachShadow)
  console.warn(`${tag}: this browser has no custom elements`)
else if (customElements.get(tag) && !page.defined?.has(tag))
  console.warn(`${tag}: defined by somebody else, left alone`)
else put()
