/** Hosts' shadow roots with elements of ours that nobody has given us: one console line each, and they are left alone. */
import { tags } from './files'

export const selector = tags.join()
/** The document, and roots that are given to us or are our own. */
export const watched = new WeakSet<Node>()
const reported = new WeakSet<Node>()
/** Tags whose definition is awaited, and our own. */
const awaited = new Set(tags)

function report(element: Element): void {
  const { localName, shadowRoot } = element
  // It gets its root when its script comes.
  if (element.matches(':not(:defined)') && !awaited.has(localName)) {
    awaited.add(localName)
    customElements.whenDefined(localName).then(() => reportForeignRoots([document]))
  }
  if (!shadowRoot || watched.has(shadowRoot) || reported.has(shadowRoot)) return
  const found = shadowRoot.querySelector(selector)
  if (!found || tags.includes(localName) || customElements.get(found.localName)) return
  reported.add(shadowRoot)
  console.warn(
    `${found.localName}: waits in the shadow root of <${localName}>: globalThis[Symbol.for('parket@1')].watch(root)`,
  )
}

/** Later: the host may be about to give us a root. */
export function reportForeignRoots(nodes: readonly Node[]): void {
  setTimeout(() => {
    for (const node of nodes) {
      if (node instanceof Element) report(node)
      if ('querySelectorAll' in node) (node as ParentNode & Node).querySelectorAll('*').forEach(report)
    }
  })
}
