/** An element as somebody asks for it by an address: embed/{name}.js?{attributes}, view/{name}?{attributes} (contract 2). */

import { propertiesOf, type WidgetDefinition } from '../../src/element/definition'
import { kebab } from '../../src/page/attribute-text'
import type { AskedElement, Refusal } from '../server/rendering/messages'
import { screensByTag } from './element'

export interface KnownElement {
  definition: WidgetDefinition
  attributes: Readonly<Record<string, string>>
  /** Whether its first view can be drawn here. */
  isDrawable: boolean
}

/** Why these attributes are none of the tag's; undefined where all is well. */
function wrongIn(attributes: AskedElement['attributes'], known: ReadonlySet<string>): string | undefined {
  const seen = new Set<string>()
  for (const [name] of attributes) {
    if (!known.has(name)) return `There is no attribute "${name}".`
    if (seen.has(name)) return `The attribute "${name}" stands twice.`
    seen.add(name)
  }
  return undefined
}

/** Whose answers are another server's, or whose state stands in the page's query, is drawn where that is known. */
const isOurs = ({ api = '', history }: Record<string, string>, origin: string): boolean =>
  history !== 'page' && (api === '' || api.replace(/\/+$/, '') === `${origin}/api`)

/** A name or an attribute that there is not is refused. */
export function knownElement({ name, attributes: given, origin }: AskedElement): KnownElement | Refusal {
  const definition = screensByTag.get(`parket-${name}`)
  if (!definition) return { status: 404, reason: `There is no widget "${name}".` }
  const wrong = wrongIn(given, new Set(propertiesOf(definition.tag).map(kebab)))
  if (wrong) return { status: 400, reason: wrong }
  const attributes = Object.fromEntries(given)
  return { definition, attributes, isDrawable: isOurs(attributes, origin) }
}
