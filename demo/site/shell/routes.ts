/// <reference types="vite/client" />
/** Which element a path shows: each widget's `site.ts` says it. Elements that nobody has defined yet show nothing. */
import { inject, parse } from 'regexparam'
import type { Route } from '../../../src/page/site-page'

export interface Mount {
  tag: `parket-${string}`
  attributes: Record<string, string>
  /** The script that defines the tag, if the loader doesn't know it. */
  script?: string
}

/** Of the widget in whose folder the file is. */
export const tagOf = (file: string): Mount['tag'] => `parket-${file.split('/').at(-2)}`

export const builderPath = '/vdelaj'

const found = import.meta.glob<Route | null>('../../../widgets/*/site.ts', { eager: true, import: 'route' })

interface ElementRoute extends Route, Pick<Mount, 'tag' | 'script'> {}

const routes: ElementRoute[] = [
  ...Object.entries(found).flatMap(([file, route]) => (route ? [{ ...route, tag: tagOf(file) }] : [])),
  { path: builderPath, tag: 'parket-builder', script: '/shell/builder.js' },
]

/** The one of all paths comes last. A path is spelled in one way, as the API has it. */
export const siteRoutes = routes
  .toSorted((one, other) => Number(one.path === '/*') - Number(other.path === '/*'))
  .map((route) => {
    const { keys, pattern } = parse(route.path)
    return { ...route, keys, pattern: new RegExp(pattern.source) }
  })

const routeOf = (path: string) => siteRoutes.find(({ pattern }) => pattern.test(path))

/** Whether the path of the page, or of the list that links to it, is `section` or below it. */
export const isInSection = (path: string, section: string): boolean =>
  section === path || (section.length > 1 && `${routeOf(path)?.list ?? path}/`.startsWith(`${section}/`))

/** The path of an element’s page, not percent-encoded; null where there is none, or a parameter of it isn't among the values. */
export function pathTo(tag: string, values: Readonly<Record<string, string>>): string | null {
  const route = siteRoutes.find((each) => each.tag === tag)
  return route?.keys.every((key) => values[key]) ? inject(route.path, values) : null
}

/** Paths that the server uses on the same origin, and every path that ends like a file. */
const notPages =
  /^\/(api|assets|embed|healthz|hosts|oembed|okvir|readyz|shell|standalone|storage|view)(\/|$)|\.\w+$/

/** Whether the path, percent-encoded as in `location.pathname`, can be a page. */
export const isPagePath = (path: string): boolean => !notPages.test(path)

const same = (parameters: Readonly<Record<string, string>>) => parameters

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The builder with the settings of the page at this address. */
export const builderAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  pathname === builderPath
    ? builderPath
    : `${builderPath}?${new URLSearchParams({ zaslon: pathname + search })}`

/** The element of a page's path, percent-encoded as in `location.pathname`; null if it isn't a page of the shell. */
export function mountOf(path: string): Mount | null {
  if (!isPagePath(path)) return null
  const route = routeOf(path)
  if (!route) return null
  const { pattern, keys, tag, script, attributesOf = same } = route
  const texts = pattern.exec(path)?.slice(1).map(decoded) ?? []
  if (texts.includes(null)) return null
  const parameters = Object.fromEntries(keys.map((key, index) => [key, texts[index] ?? '']))
  return { tag, attributes: { 'heading-level': '1', ...attributesOf(parameters) }, ...(script && { script }) }
}
