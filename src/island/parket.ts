/**
 * parket.js: finds our tags as they are added to the document and to the shadow roots of our elements. It shows the
 * server's view of each and imports its code when it is used; without a view, at once. It defines no element itself.
 */

import { onRetryTrigger } from '../client/retry-trigger'
import { absoluteAddress } from '../page/configuration'
import { allowsMarkup } from '../page/trusted-html'
import { dispatch } from './dispatch'
import { base, filesOf, first, follow, importFile, preload, propertiesOf, version } from './files'
import { onFirstInput } from './first-input'
import { reportForeignRoots, selector, watched } from './foreign-roots'
import { ownTag } from './own-address'
import { type PageDefaults, registry, type StaticState, statics } from './protocol'
import { putView, type View } from './put-view'
import { reflectProperties } from './reasons/change'
import type { PolledView } from './reasons/match'
import { StaticElement } from './static-element'
import { showSwallowed } from './swallowed'
import { hasView } from './view-facts'
import { getView, settingOf, viewAddress } from './views'

const page = registry()
const waiting = statics()
/** By tag; null where somebody else defined it before. */
const loading = new Map<string, Promise<unknown> | null>()
let hasVisitor = false

async function importAll(tag: string): Promise<void> {
  await Promise.all(filesOf(tag).map(importFile))
  // A folder of somebody else's may answer with anything.
  if (!customElements.get(tag)) throw new Error('no element')
}

/** A file that fails is tried once more after 1 s; then whatever needs the tag next tries again. */
function load(tag: string): Promise<unknown> {
  const known = loading.get(tag)
  if (known) return known
  const attempt = importAll(tag).catch(() =>
    new Promise((again) => setTimeout(again, 1000)).then(() => importAll(tag)),
  )
  loading.set(tag, attempt)
  attempt.catch((error) => {
    loading.delete(tag)
    // A copy of this script, as page caches make, has no files beside it.
    console.error(`${tag}: load failed beside parket.js, in ${base}:`, error)
  })
  return attempt
}

/** Rejects and fires `parket-error` if the files fail to load. */
async function loadElement(element: HTMLElement): Promise<void> {
  const { localName } = element
  try {
    await load(localName)
  } catch (error) {
    dispatch(element, 'parket-error', { request: 'load', error })
    throw error
  }
  if (element.shadowRoot) watch(element.shadowRoot)
}

/** Files that were lost are requested again when the network or the visitor is back. */
function loadAtLast(element: HTMLElement): void {
  // Ahead of the files, which are many. Without it the screen requests, later.
  importFile(first)
    .then(({ sendFirstRequests }) => sendFirstRequests(element))
    .catch(() => {})
  loadElement(element).catch(() => {
    const stop = onRetryTrigger(() => {
      stop()
      if (element.isConnected) loadAtLast(element)
    })
  })
}

function prefetch(element: Element): void {
  if (element.shadowRoot) preload(element.localName, element.shadowRoot)
}

/** Found in the document, so that removed elements need not be remembered. */
function prefetchAll(root: ParentNode): void {
  for (const element of root.querySelectorAll(selector)) {
    if (waiting.has(element)) prefetch(element)
    if (element.shadowRoot) prefetchAll(element.shadowRoot)
  }
}

/** Each imports the polling for an element. */
const followers = new Set<() => void>()
document.addEventListener('visibilitychange', () => {
  for (const bring of followers) bring()
  followers.clear()
})

/** Polling is loaded when the first match begins, or when the visitor switches tabs. */
function poll(view: PolledView, starts: readonly number[]): void {
  const held = new WeakRef(view)
  const bring = () =>
    // Without it the element stays as it is.
    importFile(follow)
      .then(({ pollMatches }) => pollMatches(held.deref()))
      .catch(() => {})
  followers.add(bring)
  const wait = Math.min(...starts) - Date.now()
  // setTimeout fires at once for a longer delay.
  if (wait < 2 ** 31) setTimeout(bring, wait)
}

function keepStatic(element: HTMLElement, root: ShadowRoot): void {
  const defaults = page.defaults as PageDefaults
  waiting.set(
    element,
    new StaticElement(element, root, {
      properties: propertiesOf(element.localName),
      site: () => absoluteAddress(settingOf(element, 'site', defaults), document.baseURI) ?? defaults.origin,
      isInAddress: settingOf(element, 'history', defaults) === 'page',
      load: () => loadElement(element),
      poll,
    }),
  )
  if (hasVisitor) prefetch(element)
}

/** Shows the server's view; without one the element renders itself. */
async function show(element: HTMLElement): Promise<void> {
  const properties = propertiesOf(element.localName)
  let mount: (() => void) | undefined
  // If the tag is defined meanwhile, mounting waits until the view has come.
  const ahead: Partial<StaticState> = {
    state: 'waiting',
    defer(given) {
      mount = given
      return true
    },
  }
  waiting.set(element, ahead as StaticState)
  reflectProperties(element, properties)
  const addressNow = () => viewAddress(element, properties, page.defaults as PageDefaults, base)
  let view: View | null = null
  let asked: string | null = null
  // The host may change attributes meanwhile.
  for (let address = addressNow(); address !== asked; address = addressNow()) {
    asked = address
    view = address && allowsMarkup() ? await getView(address) : null
  }
  waiting.delete(element)
  if (view === null) {
    mount?.()
    return loadAtLast(element)
  }
  putView(element, view)
  showSwallowed(element)
  const root = element.shadowRoot as ShadowRoot
  keepStatic(element, root)
  // Looking through every row of twenty lists takes a while.
  watch(root, view.html.includes('<parket-'))
  if (mount) waiting.get(element)?.defer(mount)
}

function upgrade(element: Element): void {
  const { localName, shadowRoot } = element
  if (customElements.get(localName) && !loading.has(localName)) {
    // A standalone script of ours needs nothing more either.
    const whose = page.defined?.has(localName) ? 'Parket' : 'somebody else'
    console.warn(`${localName}: defined by ${whose}, left alone`)
    loading.set(localName, null)
  }
  if (loading.get(localName) === null || waiting.has(element) || !(element instanceof HTMLElement)) return
  if (shadowRoot) watch(shadowRoot)
  // An embed was rendered without the page's defaults.
  const isRendered =
    hasView(shadowRoot) && !(page.embeds?.has(element) && Object.keys(page.defaults?.data ?? {}).length > 0)
  if (shadowRoot && isRendered) keepStatic(element, shadowRoot)
  // An element whose tag is defined renders itself already.
  else if (loading.has(localName)) loadAtLast(element)
  else show(element)
}

function upgradeAll(node: Node): void {
  if (node instanceof Element && node.matches(selector)) upgrade(node)
  if ('querySelectorAll' in node) (node as ParentNode & Node).querySelectorAll(selector).forEach(upgrade)
}

/** @param hasElements elements of ours may be in it already */
function watch(root: Node, hasElements = true): void {
  if (watched.has(root)) return
  watched.add(root)
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    added.forEach(upgradeAll)
    reportForeignRoots(added)
  }).observe(root, { childList: true, subtree: true })
  if (!hasElements) return
  upgradeAll(root)
  reportForeignRoots([root])
}

function start(): void {
  page.version = version
  page.watch = (root) => watch(root)
  page.defaults = { origin: new URL(base).origin, data: { ...ownTag?.dataset } }
  onFirstInput(() => {
    hasVisitor = true
    prefetchAll(document)
  })
  // A shadow root that is still being parsed looks empty.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => watch(document))
  else watch(document)
}

/** A page that has given one of these to all objects breaks every property descriptor. */
const isPatched = ['get', 'set', 'value', 'writable'].some((name) => name in start)

if (page.version) console.warn(`parket.js: loaded again (${version}), ${page.version} stays`)
else if (
  !globalThis.customElements ||
  !Element.prototype.attachShadow ||
  !globalThis.MutationObserver ||
  isPatched
)
  console.warn('parket.js: this browser or page has no custom elements')
else start()
