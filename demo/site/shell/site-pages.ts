/// <reference types="vite/client" />
/** What the site's pages are beside the element that each shows: their query and what they are called. */
import type { PageAbout, SitePage } from '../../../src/page/site-page'
import { builderPath, mountOf, pathTo, tagOf } from './routes'

const found = import.meta.glob<SitePage>('../../../widgets/*/site.ts', { eager: true, import: 'page' })

const byTag = new Map<string, SitePage>(Object.entries(found).map(([file, page]) => [tagOf(file), page]))

/** Empty for an element of which there is nothing to say. */
export const sitePageOfTag = (tag: string): SitePage => byTag.get(tag) ?? {}

export const builderAbout = {
  title: 'Vdelava v vašo stran',
  description: 'Izberite gradnik, nastavite ga in prilepite kodo.',
}

/** Pages that are called the same whatever the data, by their path: no rows of any table. */
export const namedPages: Readonly<Record<string, PageAbout>> = Object.fromEntries([
  ...[...byTag].flatMap(([tag, { about }]) => {
    const path = pathTo(tag, {})
    return path && about ? [[path, about] as const] : []
  }),
  [builderPath, builderAbout],
])

/** All keys of its query that an element's page reads. */
export function queryKeysOf(tag: string): string[] {
  const { keys = {}, otherKeys = [] } = sitePageOfTag(tag)
  return [...Object.values(keys), ...otherKeys]
}

/** The same by a path of the site, percent-encoded: what the page's rendering, its head and its entry in a cache depend on. */
export function queryKeys(path: string): string[] {
  const mount = mountOf(path)
  return mount ? queryKeysOf(mount.tag) : []
}
