/** embed/{name}.js (contract 2): a script with an element in it, and that element's first view. */
import { kebab } from '../../src/element/attributes'
import { propertiesOf, type WidgetDefinition } from '../../src/element/definition'
import { renderWidget } from '../../src/element/server'
import { widgets } from '../../widgets'
import type { AskedEmbed, Drawing, Refusal } from '../server/rendering/messages'
import { scriptsOf } from './chunks'

/** The raw JSON of a request by its absolute address; rejects where there is no answer. */
export type Ask = (address: string) => Promise<unknown>

export interface Embed {
  /** The script without a view: the element comes as any element of the loader's does. */
  plain: string
  /** Null where nobody can draw it beforehand. */
  draw: ((ask: Ask) => Promise<Drawing>) | null
}

const prefix = 'parket-'
const byName = new Map<string, WidgetDefinition>(
  widgets.map((widget) => [widget.tag.tag.slice(prefix.length), widget]),
)

/** As data in a script: no `</script>` in it, no line that ends where it should not. */
const literal = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

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
  const definition = byName.get(name)
  if (!definition) return { status: 404, reason: `There is no widget "${name}".` }
  const known = new Set(propertiesOf(definition.tag).map(kebab))
  const wrong = wrongIn(given, known)
  if (wrong) return { status: 400, reason: wrong }
  const attributes = Object.fromEntries(given)
  const { tag } = definition.tag
  const written = (value: object): string => runtime.replace('__EMBED__', () => literal(value))
  const plain = written({ tag, attributes, view: null })
  const draw = async (ask: Ask): Promise<Drawing> => {
    const request = { attributes, page: {}, origin, query: '', ask }
    const { screen, style, answers, isComplete } = await renderWidget(definition, request)
    if (!isComplete) return { script: plain, isWhole: false }
    const view = { screen, style, answers, scripts: scriptsOf(name) }
    return { script: written({ tag, attributes, view }), isWhole: true }
  }
  return { plain, draw: isOurs(attributes, origin) ? draw : null }
}
