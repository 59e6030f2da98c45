/** An element as requested by an address: embed/{name}.js?{attributes}, view/{name}?{attributes}. */
import { asciiScript, scriptJson } from '../../../src/domain/text/markup'
import { withoutAmp, withoutQuotes } from '../../../src/domain/text/pasted'
import { Problem } from '../../api/http/problem'
import type { Catalogue, RequestedElement } from './messages'

/**
 * Parameters that others add to addresses, such as campaigns, click counters and cache busters: neither attributes nor
 * errors.
 */
const marks =
  /^(?:utm_|mtm_|pk_|hsa_|mc_|ga_|gad_|_)|cl(?:k)?id$|^(?:gbraid|wbraid|igshid?|srsltid|ref|v|ver|version|cb|cache|nocache|t|ts)$/i

/** Why these attributes are invalid; undefined if they are valid. */
function wrongIn(attributes: RequestedElement['attributes'], known: readonly string[]): string | undefined {
  const seen = new Set<string>()
  for (const [name] of attributes) {
    if (!known.includes(name)) return `There is no attribute "${name}".`
    if (seen.has(name)) return `The attribute "${name}" stands twice.`
    seen.add(name)
  }
  return undefined
}

/** As the element itself would read it. */
const readValue = (name: string, text: string): string =>
  name === 'start' ? withoutAmp(withoutQuotes(text)) : withoutQuotes(text)

/** Normalized to one order of attributes. @throws Problem for an unknown element or attribute */
export function requestedElement(
  name: string,
  query: URLSearchParams,
  origin: string,
  { attributes: known }: Catalogue,
): RequestedElement {
  const own = Object.hasOwn(known, name) ? known[name] : undefined
  if (!own) throw new Problem(404, `There is no widget "${name}".`)
  const attributes = [...query]
    .filter(([name]) => own.includes(name) || !marks.test(name))
    .map(([name, text]) => [name, readValue(name, text)] as const)
  const wrong = wrongIn(attributes, own)
  if (wrong) throw new Problem(400, wrong)
  return { name, attributes: attributes.sort(([one], [other]) => (one < other ? -1 : 1)), origin }
}

/**
 * Not rendered if the site's address is unknown, if the element uses another server's API, or if its state is in the
 * page's query.
 */
export function isRenderable({ attributes, origin }: RequestedElement): boolean {
  const { api = '', history }: Record<string, string> = Object.fromEntries(attributes)
  return origin !== '' && history !== 'page' && (api === '' || api.replace(/\/+$/, '') === `${origin}/api`)
}

/** The script that inserts the element; without a view the loader handles it like any other element. */
export function embedScript(
  { name, attributes, origin }: RequestedElement,
  { into, view }: { into: string | null; view: string | null },
  { runtime }: Catalogue,
): string {
  const put = { into, tag: `parket-${name}`, attributes: Object.fromEntries(attributes), view, origin }
  return asciiScript(runtime.replace('__EMBED__', () => scriptJson(put)))
}
