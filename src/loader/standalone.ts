/**
 * What a standalone script does: a classic script with everything inside. The build puts the modules'
 * files into it as functions (standalone.mjs) and hands over those that define an element.
 */
import { takeDefaults } from '../page/configuration'
import { registry } from '../page/registry'

/** Its own tag speaks for its elements; where it says nothing, the first script of the same origin does. */
function readOwnTag(): void {
  const script = document.currentScript
  const isScript = script instanceof HTMLScriptElement
  const origin = isScript && script.src ? new URL(script.src).origin : location.origin
  const page = registry()
  page.defaults ??= { origin, data: isScript ? { ...script.dataset } : {} }
  const shared = page.defaults.origin === origin ? page.defaults.data : {}
  takeDefaults({ origin, data: { ...shared, ...(isScript && script.dataset) } })
}

/**
 * Defines the script's element, and those that stand inside of it (by tag) unless somebody has: a nested one is no
 * second definition to warn of. Where elements are missing nothing is defined, and that is said once.
 */
export function start(define: () => void, nested: Readonly<Record<string, () => void>>): void {
  const page = registry()
  if (!globalThis.customElements || !Element.prototype.attachShadow) {
    if (!page.isUnfit) console.warn('Parket: this browser has no custom elements')
    page.isUnfit = true
    return
  }
  readOwnTag()
  define()
  for (const [tag, defineNested] of Object.entries(nested)) if (!customElements.get(tag)) defineNested()
}
