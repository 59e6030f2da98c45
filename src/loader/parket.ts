/**
 * parket.js: finds our tags as they come into the document, and into the open shadow roots of our own widgets. It shows
 * what the server has drawn of each, and brings what makes it live when somebody reaches for it; where nothing was drawn,
 * at once. It defines nothing itself and imports nothing at once.
 */
import { absoluteAddress } from '../page/configuration'
import { dispatch } from '../page/dispatch'
import { type PageDefaults, type Resting, registry } from '../page/registry'
import { allowsMarkup } from '../page/trusted-html'
import { viewFacts } from '../page/view-facts'
import { ElementAtRest } from '../rest/element-at-rest'
import type { Drawn } from '../rest/follow-drawn'
import { followProperties } from '../rest/follow-properties'
import { putView } from '../rest/put-view'
import { filesOf, followFile, propertiesOf, tags, version } from './files'
import { onFirstSign, preload } from './foresight'
import { ownAddress, ownTag } from './own-address'
import { askView, saidOf, viewAddress } from './views'

/** Written in by the build: the way from this script to that folder. */
declare const __ROOT__: string

const page = registry()
/** The folder of all our files, as an address. */
const base = new URL(__ROOT__, ownAddress || location.href).href
const selector = tags.join()
const watched = new WeakSet<Node>()
const resting = new WeakMap<Element, Resting>()
/** By tag; null where it was defined before we came, and nothing of it is ours to load. */
const loading = new Map<string, Promise<unknown> | null>()
let isSomebodyHere = false

const importAll = (tag: string): Promise<unknown> =>
  Promise.all(filesOf(tag, base).map((file) => import(file)))

/** A file that fails is tried once more; after that the next who needs the tag tries again. */
function load(tag: string): Promise<unknown> {
  const known = loading.get(tag)
  if (known) return known
  const attempt = importAll(tag).catch(() =>
    new Promise((again) => setTimeout(again, 1000)).then(() => importAll(tag)),
  )
  loading.set(tag, attempt)
  attempt.catch((error) => {
    loading.delete(tag)
    // A copy of this script, as page caches make, has nothing beside it.
    console.error(`${tag}: load failed beside parket.js, in ${base}:`, error)
  })
  return attempt
}

/** Rejects, and says so, where it can't be had. */
async function makeLive(element: HTMLElement): Promise<void> {
  const { localName } = element
  try {
    await load(localName)
  } catch (error) {
    dispatch(element, 'parket-error', { request: 'load', error })
    throw error
  }
  if (element.shadowRoot) watch(element.shadowRoot)
}

/** Somebody may reach for it: what makes it live is asked for, nothing runs. */
function approach(element: Element): void {
  if (element.shadowRoot) preload(element.localName, element.shadowRoot, base, ownTag?.nonce ?? '')
}

/** Elements that come and go before anybody is there are not held. */
function approachAll(root: ParentNode): void {
  for (const element of root.querySelectorAll(selector)) {
    if (resting.has(element)) approach(element)
    if (element.shadowRoot) approachAll(element.shadowRoot)
  }
}

/** Bring what follows matches. */
const followers = new Set<() => void>()
document.addEventListener('visibilitychange', () => {
  for (const bring of followers) bring()
  followers.clear()
})

/** Its file comes when the first match begins, and when the visitor has left the page: nobody needs it sooner. */
function follow(drawn: Drawn, starts: readonly number[]): void {
  const held = new WeakRef(drawn)
  const bring = () =>
    import(followFile(base)).then(
      ({ followDrawn }) => followDrawn(held.deref()),
      // It stays as it is.
      () => {},
    )
  followers.add(bring)
  const wait = Math.min(...starts) - Date.now()
  // A longer one would end at once.
  if (wait < 2 ** 31) setTimeout(bring, wait)
}

function attend(element: HTMLElement, root: ShadowRoot): void {
  const { localName } = element
  const defaults = page.defaults as PageDefaults
  resting.set(
    element,
    new ElementAtRest(element, root, {
      properties: propertiesOf(localName),
      site: absoluteAddress(saidOf(element, 'site', defaults), document.baseURI) ?? defaults.origin,
      isInAddress: saidOf(element, 'history', defaults) === 'page',
      live: () => makeLive(element),
      follow,
    }),
  )
  if (isSomebodyHere) approach(element)
  watch(root)
}

/** Shows what our server has drawn of it, or gives up and has it draw itself. */
async function show(element: HTMLElement): Promise<void> {
  const properties = propertiesOf(element.localName)
  let mount: (() => void) | undefined
  // Whoever defines the tag meanwhile leaves this one alone until it is clear what it shows.
  const waiting: Partial<Resting> = {
    holds(given) {
      mount = given
      return true
    },
  }
  resting.set(element, waiting as Resting)
  followProperties(element, properties)
  const addressNow = () => viewAddress(element, properties, page.defaults as PageDefaults, base)
  let view: string | null = null
  let asked: string | null = null
  // What the host says meanwhile counts.
  for (let address = addressNow(); address !== asked; address = addressNow()) {
    asked = address
    view = address && allowsMarkup() ? await askView(address) : null
  }
  resting.delete(element)
  if (view === null) {
    mount?.()
    return makeLive(element).catch(() => {})
  }
  putView(element, view)
  attend(element, element.shadowRoot as ShadowRoot)
  if (mount) resting.get(element)?.holds(mount)
}

function meet(element: Element): void {
  const { localName, shadowRoot } = element
  if (customElements.get(localName) && !loading.has(localName)) {
    // Whoever it was: a standalone script of ours needs nothing more either.
    const whose = page.defined?.has(localName) ? 'Parket' : 'somebody else'
    console.warn(`${localName}: defined by ${whose}, left alone`)
    loading.set(localName, null)
  }
  if (loading.get(localName) === null || resting.has(element) || !(element instanceof HTMLElement)) return
  if (shadowRoot) watch(shadowRoot)
  // What holds for all elements of the page is not what an embed was drawn for.
  const isDrawn =
    viewFacts(shadowRoot) && !(page.embeds?.has(element) && Object.keys(page.defaults?.data ?? {}).length > 0)
  if (shadowRoot && isDrawn) attend(element, shadowRoot)
  // One that is defined draws itself already.
  else if (loading.has(localName)) makeLive(element).catch(() => {})
  else show(element)
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
  page.version = version
  page.defaults = { origin: new URL(base).origin, data: { ...ownTag?.dataset } }
  page.resting = resting
  onFirstSign(() => {
    isSomebodyHere = true
    approachAll(document)
  })
  // A root that is still being parsed looks as if nothing had been drawn.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => watch(document))
  else watch(document)
}

if (page.version) console.warn(`parket.js: loaded again (${version}), ${page.version} stays`)
else if (!globalThis.customElements || !Element.prototype.attachShadow || !globalThis.MutationObserver)
  console.warn('parket.js: this browser has no custom elements or MutationObserver')
else start()
