/**
 * parket.js (contract 2): finds our tags as they come into the document, and into the open shadow roots of
 * our own widgets, and imports only their modules. It defines nothing itself and imports nothing at once.
 */
import { registry } from '../page/registry'

/**
 * Written in by the build. A file is its hash: `shared` is a row of them, a screen its own hash and then the places in
 * that row of those it needs, a digit of base 36 each.
 */
declare const __CHUNKS__: {
  core: string
  shared: string
  screens: Record<string, string>
  version: string
}

const { core, shared, screens, version } = __CHUNKS__
const { url } = import.meta
const hashLength = 7
const prefix = 'parket-'
const page = registry()
const tags = Object.keys(screens).map((name) => prefix + name)
const selector = tags.join()
const watched = new WeakSet<Node>()
/** By tag; null where it was defined before we came, and nothing of it is ours to load. */
const loading = new Map<string, Promise<unknown> | null>()

const importFile = (name: string, hash: string): Promise<unknown> =>
  import(new URL(`assets/${name}-${hash}.js`, url).href)

const sharedHash = (digit: string): string => {
  const start = Number.parseInt(digit, 36) * hashLength
  return shared.slice(start, start + hashLength)
}

function importAll(tag: string): Promise<unknown> {
  const screen = tag.slice(prefix.length)
  const hashes = screens[screen] ?? ''
  return Promise.all([
    importFile('core', core),
    ...[...hashes.slice(hashLength)].map((digit) => importFile('shared', sharedHash(digit))),
    importFile(screen, hashes.slice(0, hashLength)),
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
  if (customElements.get(tag) && !loading.has(tag)) {
    // Whoever it was: a standalone script of ours needs nothing more either.
    console.warn(`${tag}: defined by somebody else, left alone`)
    loading.set(tag, null)
  }
  if (loading.get(tag) === null) return
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
  if ('querySelectorAll' in node) (node as ParentNode & Node).querySelectorAll(selector).forEach(meet)
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
  const script = [...document.querySelectorAll('script')].find(({ src }) => src === url)
  page.version = version
  page.defaults = { origin: new URL(url).origin, data: { ...script?.dataset } }
  watch(document)
}

if (page.version) console.warn(`parket.js: loaded again (${version}), ${page.version} stays`)
else if (!globalThis.customElements || !Element.prototype.attachShadow)
  console.warn('parket.js: this browser has no custom elements')
else start()
