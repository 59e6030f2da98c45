/**
 * Start of a standalone script, a classic script with everything inside. The build puts the modules' files into it as
 * functions (src/build/standalone.mjs) and passes those that define an element.
 */
import { takeDefaults } from '../page/configuration'
import { registry } from './protocol'

/** Its own tag configures its elements, else the first script of the same origin. */
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
 * Defines the script's element, and its nested ones (by tag) where they aren't defined, without a warning. Without custom
 * elements nothing is defined, with one warning.
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
