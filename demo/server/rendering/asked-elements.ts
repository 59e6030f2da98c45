/** An element as somebody asks for it by an address: embed/{name}.js?{attributes}, view/{name}?{attributes}. */
import { scriptJson } from '../../../src/domain/markup'
import { Problem } from '../http/problem'
import type { AskedElement, Catalogue } from './messages'

/**
 * What others put into addresses: campaigns, networks that count clicks, and whoever wants a file past its caches. It
 * is nobody's attribute and no mistake.
 */
const marks =
  /^(?:utm_|mtm_|pk_|hsa_|mc_|ga_|gad_|_)|cl(?:k)?id$|^(?:gbraid|wbraid|igshid?|srsltid|ref|v|ver|version|cb|cache|nocache|t|ts)$/i

/** Why these attributes are none of the element's; undefined where all is well. */
function wrongIn(attributes: AskedElement['attributes'], known: readonly string[]): string | undefined {
  const seen = new Set<string>()
  for (const [name] of attributes) {
    if (!known.includes(name)) return `There is no attribute "${name}".`
    if (seen.has(name)) return `The attribute "${name}" stands twice.`
    seen.add(name)
  }
  return undefined
}

/** One however its attributes are ordered. @throws Problem for an element or an attribute that there is not */
export function askedElement(
  name: string,
  query: URLSearchParams,
  origin: string,
  { attributes: known }: Catalogue,
): AskedElement {
  const own = Object.hasOwn(known, name) ? known[name] : undefined
  if (!own) throw new Problem(404, `There is no widget "${name}".`)
  const attributes = [...query].filter(([name]) => own.includes(name) || !marks.test(name))
  const wrong = wrongIn(attributes, own)
  if (wrong) throw new Problem(400, wrong)
  return { name, attributes: attributes.sort(([one], [other]) => (one < other ? -1 : 1)), origin }
}

/** Where the site has no name nothing is; whose answers are another server's, or whose state stands in the page's query, is drawn where that is known. */
export function isDrawable({ attributes, origin }: AskedElement): boolean {
  const { api = '', history }: Record<string, string> = Object.fromEntries(attributes)
  return origin !== '' && history !== 'page' && (api === '' || api.replace(/\/+$/, '') === `${origin}/api`)
}

/** The script that puts the element into a page; without a view it comes as any element of the loader's does. */
export function embedScript(
  { name, attributes, origin }: AskedElement,
  { into, view }: { into: string | null; view: string | null },
  { runtime }: Catalogue,
): string {
  const put = { into, tag: `parket-${name}`, attributes: Object.fromEntries(attributes), view, origin }
  return runtime.replace('__EMBED__', () => scriptJson(put))
}
