/** Which element a path shows (Pages and query keys in `src/contract/README.md`). Elements that nobody has defined yet show nothing. */
import { parse } from 'regexparam'

export interface Mount {
  tag: `parket-${string}`
  attributes: Record<string, string>
  /** The script that defines the tag where the loader doesn't know it. */
  script?: string
}

type Parameters = Record<string, string>
type Route = [pattern: string, tag: Mount['tag'], attributesOf?: (parameters: Parameters) => Parameters]

export const builderPath = '/vdelaj'

const routes: Route[] = [
  ['/', 'parket-page', () => ({ url: 'domov' })],
  ['/tekme', 'parket-match-list'],
  ['/klubi', 'parket-member-list'],
  ['/zgodovina-tekmovanj', 'parket-competition-history'],
  ['/sodniski-iskalnik', 'parket-referee-search'],
  ['/novice', 'parket-news-list'],
  ['/novica/:slug', 'parket-news-article'],
  ['/iskalnik', 'parket-site-search'],
  ['/reprezentant/:player', 'parket-player'],
  ['/tekmovanje/:competition', 'parket-competition'],
  ['/reprezentance/:id/:single', 'parket-national-team', ({ id, single }) => ({ page: `${id}/${single}` })],
  [builderPath, 'parket-builder'],
  ['/*', 'parket-page', (parameters) => ({ url: (parameters['*'] ?? '').replace(/\/+$/, '') })],
]

const table = routes.map(([pattern, tag, attributesOf]) => ({ ...parse(pattern), tag, attributesOf }))

/** The lists that a competition's, an article's and a player's own pages are reached by; they have other words in their paths. */
const lists: Record<string, string> = {
  tekmovanje: '/tekme',
  novica: '/novice',
  reprezentant: '/reprezentance',
}

/** Where in the site a page stands: the path itself, or that of the list it is reached by. */
export const placeOf = (path: string): string => lists[path.split('/')[1] ?? ''] ?? path

/** What the server keeps for itself on the same origin, and every path that ends like a file. */
const notPages =
  /^\/(api|assets|embed|healthz|hosts|oembed|okvir|readyz|shell|standalone|storage|view)(\/|$)|\.\w+$/

/** Whether a page may stand at the path, percent-encoded as in `location.pathname`. */
export const isPagePath = (path: string): boolean => !notPages.test(path)

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The builder with what the page at this address shows. */
export const builderAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  pathname === builderPath
    ? builderPath
    : `${builderPath}?${new URLSearchParams({ zaslon: pathname + search })}`

/** The element of a page's path, percent-encoded as in `location.pathname`; null for what is no page of the shell. */
export function mountOf(path: string): Mount | null {
  if (!isPagePath(path)) return null
  for (const { pattern, keys, tag, attributesOf } of table) {
    const match = pattern.exec(path)
    if (!match) continue
    const parameters: Parameters = {}
    for (const [index, key] of (keys || []).entries()) {
      const value = decoded(match[index + 1] ?? '')
      if (!value) return null
      parameters[key] = value
    }
    const attributes = { 'heading-level': '1', ...(attributesOf?.(parameters) ?? parameters) }
    return { tag, attributes, ...(tag === 'parket-builder' && { script: '/shell/builder.js' }) }
  }
  return null
}
