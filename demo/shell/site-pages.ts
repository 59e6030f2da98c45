/// <reference types="vite/client" />
/** What the site's pages are beside the element that each shows: their query and what they are called. */
import type { SitePage } from '../../src/page/site-page'
import { mountOf, pathTo, tagOf } from './routes'

const found = import.meta.glob<SitePage>('../../widgets/*/site.ts', { eager: true, import: 'page' })

const byTag = new Map<string, SitePage>(Object.entries(found).map(([file, page]) => [tagOf(file), page]))

/** Empty for an element of which there is nothing to say. */
export const sitePageOfTag = (tag: string): SitePage => byTag.get(tag) ?? {}

/** Pages that are called the same whatever the data, by their path. */
export const namedPages: readonly [path: string, page: SitePage][] = [...byTag].flatMap(([tag, page]) => {
  const path = pathTo(tag, {})
  return path && page.heading ? [[path, page]] : []
})

/** All keys of its query that an element's page reads. */
export function queryKeysOf(tag: string): string[] {
  const { keys = {}, otherKeys = [] } = sitePageOfTag(tag)
  return [...Object.values(keys), ...otherKeys]
}

/** The same by a path of the site, percent-encoded: what the page's drawing, its head and its place in a cache depend on. */
export function queryKeys(path: string): string[] {
  const mount = mountOf(path)
  return mount ? queryKeysOf(mount.tag) : []
}
