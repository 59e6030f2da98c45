/** embed/{name}.js (contract 2): a script with an element in it, and that element's first view. */

import { scriptJson } from '../../src/domain/markup'
import { kebab } from '../../src/element/attributes'
import { propertiesOf } from '../../src/element/definition'
import { renderWidget } from '../../src/element/server'
import type { AskedEmbed, Drawing, Refusal } from '../server/rendering/messages'
import type { Ask } from './ask'
import { scriptsOf } from './chunks'
import { screensByTag } from './element'
import { neededStyles } from './needed-styles'
import { richText } from './rich-text'

export interface Embed {
  /** The script without a view: the element comes as any element of the loader's does. */
  plain: Drawing
  /** Null where nobody can draw it beforehand. */
  draw: ((ask: Ask) => Promise<Drawing>) | null
}

/** Why these attributes are none of the tag's; undefined where all is well. */
function wrongIn(attributes: AskedEmbed['attributes'], known: ReadonlySet<string>): string | undefined {
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

/** @param runtime the built src/loader/embed.ts, which runs in the page */
export function embedOf({ name, attributes: given, origin }: AskedEmbed, runtime: string): Embed | Refusal {
  const definition = screensByTag.get(`parket-${name}`)
  if (!definition) return { status: 404, reason: `There is no widget "${name}".` }
  const known = new Set(propertiesOf(definition.tag).map(kebab))
  const wrong = wrongIn(given, known)
  if (wrong) return { status: 400, reason: wrong }
  const attributes = Object.fromEntries(given)
  const { tag } = definition.tag
  const written = (value: object): string => runtime.replace('__EMBED__', () => scriptJson(value))
  const plain: Drawing = { texts: { script: written({ tag, attributes, view: null }) }, isWhole: true }
  const draw = async (ask: Ask): Promise<Drawing> => {
    const request = { attributes, page: {}, origin, query: '', ask, rich: richText, isBrief: true }
    const { screen, style, answers, isComplete } = await renderWidget(definition, request)
    if (!isComplete) return { ...plain, isWhole: false }
    const view = { screen, style: await neededStyles(style, screen), answers, scripts: scriptsOf(name) }
    return { texts: { script: written({ tag, attributes, view }) }, isWhole: true }
  }
  return { plain, draw: isOurs(attributes, origin) ? draw : null }
}
