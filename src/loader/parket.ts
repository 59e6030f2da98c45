/**
 * parket.js (contract 2): finds our tags as they come into the document, and into the open shadow roots of
 * our own widgets, and imports only their modules. It defines nothing itself and imports nothing at once.
 */
import { registry } from '../page/registry'

/** Written in by the build: the hashes of shared files, the core's first, and by screen its own and the numbers of those it needs. */
declare const __CHUNKS__: {
  shared: string[]
  screens: Record<string, [own: string, ...needed: number[]]>
  version: string
}

const { shared, screens, version } = __CHUNKS__
const prefix = 'parket-'
const page = registry()
const tags = Object.keys(screens).map((name) => prefix + name)
const selector = tags.join()
const watched = new WeakSet<Node>()
const loading = new Map<string, Promise<unknown>>()

const importFile = (name: string, hash: string | undefined): Promise<unknown> =>
  import(new URL(`assets/${name}-${hash}.js`, import.meta.url).href)

function importAll(tag: string): Promise<unknown> {
  const screen = tag.slice(prefix.length)
  const [own, ...needed] = screens[screen] ?? ['']
  return Promise.all([
    ...needed.map((file) => importFile(file > 0 ? 'shared' : 'core', shared[file])),
    importFile(screen, own),
  ])
}

/** A chunk that fails is tried once more; after that the next element of the tag tries again. */
function load(tag: string): Promise<unknown> {
  const known = loading.get(tag)
  if (known) return known
  const attempt = importAll(tag).catch(() =>
    new Promise((again) => setTimeout(again, 1000)).then(() => importAll(tag)),
  )
  loading.set(tag, attempt)
  attempt.catch(() => loading.delete(tag))
  return attempt
}

function meet(element: Element): void {
  const tag = element.localName
  if (customElements.get(tag) && !page.defined?.has(tag)) {
    if (!loading.has(tag)) console.warn(`${tag}: defined by somebody else, left alone`)
    loading.set(tag, Promise.resolve())
    return
  }
  const enter = () => element.shadowRoot && watch(element.shadowRoot)
  enter()
  load(tag).then(enter, (error) => {
    console.error(`${tag}: load failed:`, error)
    const detail = { request: 'load', error }
    element.dispatchEvent(new CustomEvent('parket-error', { detail, bubbles: true, composed: true }))
  })
}

function meetAll(node: Node): void {
  if (node instanceof Element && node.matches(selector)) meet(node)
  if (node instanceof Element || node instanceof Document || node instanceof DocumentFragment)
    node.querySelectorAll(selector).forEach(meet)
}

function watch(root: Node): void {
  if (watched.has(root)) return
  watched.add(root)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(meetAll)
  }).observe(root, { childList: true, subtree: true })
  meetAll(root)
}

function start(): void {
  const { url } = import.meta
  const script = [...document.querySelectorAll('script')].find(({ src }) => src === url)
  page.version = version
  page.defaults = { origin: new URL(url).origin, data: { ...script?.dataset } }
  watch(document)
}

if (page.version) console.warn(`parket.js: loaded again (${version}), ${page.version} stays`)
else if (!globalThis.customElements || !Element.prototype.attachShadow)
  console.warn('parket.js: this browser has no custom elements, nothing is shown')
else start()
