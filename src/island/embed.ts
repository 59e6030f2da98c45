/**
 * embed/{name}.js: a classic script that inserts its element after itself, or into the host's element of a given id, with
 * the server's view inside, and imports the loader. The server writes the element in, as data.
 */
import { dispatch } from './dispatch'
import { embedMark, registry, shared } from './protocol'
import { putView } from './put-view'

declare const __EMBED__: {
  /** Id of the host's element that it goes into; null: after its script. */
  into: string | null
  tag: string
  attributes: Readonly<Record<string, string>>
  /** HTML of the server's view; null where it could not be rendered: then the loader handles it like any element. */
  view: string | null
  /** "https://kzs.example": the site's origin */
  origin: string
}

const { into, tag, attributes, view, origin } = __EMBED__
/** Null where an optimizer has moved it into another file or function. */
const script = document.currentScript as HTMLScriptElement | null
/** The folder of our files; a copy of this script lies elsewhere. */
const base = script?.src.includes('/embed/') ? new URL('..', script.src) : new URL(origin)
const page = registry()
if (!page.embeds) document.addEventListener('turbo:before-render', keepInMorph)
const makers = shared('embeds', () => new WeakMap())

/**
 * Before Turbo refreshes the page by morphing: the host's server knows nothing of our elements, so each gets a copy in the
 * new body, and the one in the page stays. One whose script isn't sent any more goes.
 */
function keepInMorph(event: Event): void {
  const { newBody, renderMethod } = (event as CustomEvent<{ newBody: Element; renderMethod: string }>).detail
  if (renderMethod !== 'morph') return
  for (const element of document.querySelectorAll(`[${embedMark}]`)) {
    const maker = makers.get(element) as HTMLScriptElement | null | undefined
    const same = (body: Element) =>
      [...body.querySelectorAll('script')].filter(
        ({ src, text }) => src === maker?.src && text === maker.text,
      )
    const index = maker ? same(document.body).indexOf(maker) : -1
    const sent = same(newBody)[index]
    const copy = element.cloneNode()
    if (maker?.nextElementSibling === element) sent?.after(copy)
    // A script in the head or in another file runs once.
    else if (sent || index < 0)
      newBody.querySelector(`[id="${CSS.escape(element.parentElement?.id ?? '')}"]`)?.append(copy)
  }
}

/** The view was rendered without the page's defaults. */
function hasNoDefaults(): boolean {
  const { defaults } = page
  return !defaults || (defaults.origin === base.origin && Object.keys(defaults.data).length === 0)
}

/** In ms; a hidden page paints nothing. */
const longestPaint = 200

/** Lets the browser paint the view first. */
function afterPaint(go: () => void): void {
  let hasGone = false
  const once = () => {
    if (!hasGone) go()
    hasGone = true
  }
  setTimeout(once, longestPaint)
  requestAnimationFrame(() => setTimeout(once))
}

function importLoader(element: HTMLElement): void {
  if (page.version) return
  import(new URL('parket.js', base).href).catch((error) => {
    console.error(`${tag}: load failed:`, error)
    dispatch(element, 'parket-error', { request: 'load', error })
  })
}

function showView(element: HTMLElement): void {
  if (!view || !hasNoDefaults()) return
  try {
    putView(element, { html: view, uses: 1 })
    const href = new URL('parket.js', base).href
    const loader = { rel: 'modulepreload', nonce: script?.nonce ?? '', href }
    element.shadowRoot?.append(Object.assign(document.createElement('link'), loader))
  } catch (reason) {
    console.warn(`${tag}: the page forbids a server-rendered view:`, reason)
  }
}

/** Identifies elements made by this script, whose attributes the host may change. */
const signature = String(new URLSearchParams(attributes))

const signatureOf = (element: HTMLElement): string =>
  element.getAttribute(embedMark) ??
  String(new URLSearchParams([...element.attributes].map(({ name, value }) => [name, value])))

function made(): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text)
  element.setAttribute(embedMark, signature)
  return element
}

/**
 * Whether this script has made the element before: a page that was restored (by Turbo, htmx, a browser's "save as")
 * contains both and runs the script again. An element made by another script of this page is not its own.
 */
function isOwn(element: Element | null | undefined): element is HTMLElement {
  if (element?.localName !== tag || signatureOf(element as HTMLElement) !== signature) return false
  const maker = makers.get(element)
  return !maker?.isConnected || maker === script
}

/** The script's element, found or new; null where the script is no longer in the page. */
function ownElement(home: HTMLElement | null): HTMLElement | null {
  const kept = home ? [...home.children].find(isOwn) : script?.nextElementSibling
  if (isOwn(kept)) {
    // A loader that is already there handles it.
    if (!kept.shadowRoot && !page.version) showView(kept)
    return kept
  }
  if (!home && !script?.isConnected) return null
  const element = made()
  showView(element)
  if (home) home.append(element)
  else script?.after(element)
  return element
}

const whenParsed = (act: () => void): void => document.addEventListener('DOMContentLoaded', act)

function putInto(home: HTMLElement | null): void {
  const element = ownElement(home)
  if (!element) return
  makers.set(element, script)
  const bring = () => importLoader(element)
  if (document.readyState === 'loading')
    whenParsed(() => {
      // A saved page's own copy of the element is parsed after the script has run.
      const next = element.nextElementSibling
      if (isOwn(next)) next.remove()
      // By now the page's own loader tag, if any, has set the defaults.
      bring()
    })
  else afterPaint(bring)
}

/** jQuery's `.html()` and some optimizers run scripts there, where nothing shows. */
const isInHead = !into && !!script?.closest('head')

function put(): void {
  const home = into ? document.getElementById(into) : null
  if (home || (!into && !isInHead)) putInto(home)
  else if (document.readyState === 'loading') whenParsed(put)
  else if (isInHead) {
    console.warn(
      `${tag}: its script runs in <head>, so it is at the end of the page; into="id" says where else`,
    )
    putInto(document.body)
  } else {
    console.warn(`${tag}: there is no element with the id "${into}"`)
    putInto(null)
  }
}

if (!script && !into)
  console.warn(`${tag}: an embed is a classic script, not in a shadow root: <script src="…" async></script>`)
else if (!globalThis.customElements || !Element.prototype.attachShadow)
  console.warn(`${tag}: this browser has no custom elements`)
else if (customElements.get(tag) && !page.defined?.has(tag))
  console.warn(`${tag}: defined by somebody else, left alone`)
else put()
