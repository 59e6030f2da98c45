/**
 * What an embed does in a page (contract 2, embed/{name}.js): a classic script that puts its element behind itself with
 * the first view inside, and has the loader make it live. The server writes the element in, as data.
 */
import { keepEarlyTaps } from '../page/early-taps'
import { registry } from '../page/registry'
import { trustedHtml } from '../page/trusted-html'

declare const __EMBED__: {
  tag: string
  attributes: Readonly<Record<string, string>>
  /** Null where it could not be drawn beforehand: then it comes as any element of the loader's does. */
  view: {
    /** HTML, written by our server */
    screen: string
    style: string
    /** Raw JSON by request address */
    answers: Readonly<Record<string, unknown>>
    /** The scripts that make it live, as paths beside parket.js; the largest, which all share, first */
    scripts: readonly string[]
  } | null
}

const { tag, attributes, view } = __EMBED__
const script = document.currentScript as HTMLScriptElement | null

/** The view was drawn without anything that a page's own script tag says of all its elements. */
function isAsDrawn(base: URL): boolean {
  const { defaults } = registry()
  return !defaults || (defaults.origin === base.origin && Object.keys(defaults.data).length === 0)
}

function show(
  element: HTMLElement,
  { screen, style, answers, scripts }: NonNullable<typeof view>,
  base: URL,
) {
  const block = JSON.stringify(answers).replace(/</g, '\\u003c')
  const html = trustedHtml(
    `<div data-root lang="sl" data-content="shown">${screen}</div><slot></slot><script type="application/json" data-answers>${block}</script>`,
  )
  const root = element.attachShadow({ mode: 'open' })
  const askFor = (file: string) => {
    const { href } = new URL(file, base)
    root.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
    )
  }
  // Constructed: a page's policy refuses style elements that it does not know.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  root.innerHTML = html
  scripts.slice(0, 1).forEach(askFor)
  afterPaint(() => scripts.slice(1).forEach(askFor))
}

/** Milliseconds after which nobody waits for a page that paints nothing: it is hidden. */
const longestPaint = 200

/** Asking for ten scripts takes as long as drawing the view: what is there is seen first, and only one is on its way. */
function afterPaint(go: () => void): void {
  let hasGone = false
  const once = () => {
    if (!hasGone) go()
    hasGone = true
  }
  setTimeout(once, longestPaint)
  requestAnimationFrame(() => setTimeout(once))
}

function put(after: HTMLScriptElement): void {
  const base = new URL('..', after.src)
  const element = document.createElement(tag)
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text)
  if (view && isAsDrawn(base)) {
    try {
      show(element, view, base)
    } catch (reason) {
      console.warn(`${tag}: the page forbids a view drawn beforehand:`, reason)
    }
  }
  after.after(element)
  if (element.shadowRoot) keepEarlyTaps()
  const goLive = () => {
    // What holds for all elements was said further down in the page: React would keep links as they were drawn.
    if (!isAsDrawn(base) && !element.matches(':defined')) element.shadowRoot?.replaceChildren()
    import(new URL('parket.js', base).href).catch((error) => {
      console.error(`${tag}: load failed:`, error)
      const detail = { request: 'load', error }
      element.dispatchEvent(new CustomEvent('parket-error', { detail, bubbles: true, composed: true }))
    })
  }
  // By then the loader's own tag is there, if the page has one, and says what holds for all elements.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', goLive)
  else afterPaint(goLive)
}

if (!script) console.warn(`${tag}: an embed is a classic script: <script src="…" async></script>`)
else if (!globalThis.customElements || !Element.prototype.attachShadow)
  console.warn(`${tag}: this browser has no custom elements`)
else if (customElements.get(tag) && !registry().defined?.has(tag))
  console.warn(`${tag}: defined by somebody else, left alone`)
else put(script)
