/** Defines a screen's tag. Defining twice, or over somebody else's definition, is harmless. */

import type { Attributes } from './attributes'
import type { WidgetDefinition } from './definition'
import { elementClass } from './element'
import { shared } from './protocol'

/**
 * The first definition stays; a second one, ours or somebody else's, is reported once on the console. Does nothing
 * without custom elements (a server that only imports the package).
 */
export function register<A extends Attributes>(definition: WidgetDefinition<A>): void {
  if (typeof customElements === 'undefined') return
  const { tag } = definition.tag
  const defined = shared('defined', () => new Set())
  if (customElements.get(tag)) {
    const whose = defined.has(tag) ? 'by Parket' : 'by somebody else'
    console.warn(`${tag}: already defined ${whose}, left as it is`)
    return
  }
  defined.add(tag)
  customElements.define(tag, elementClass(definition))
}
