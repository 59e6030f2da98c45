/** Finds the CMS pages of another server's API by its menu, tiles and links. */
import * as v from 'valibot'
import { Segment } from '../../../src/contract/pages'
import { shownSegments } from '../../../src/contract/segments'
import { tabsOf } from '../../../src/contract/tabs'
import { isRecord, type Json, recordsOf, textOf } from '../json'

/** The answer's JSON in our format; undefined if there is none. */
export type AskApi = (path: string, query?: Record<string, string>) => Promise<unknown>

/** By menu item: its path, prefixed by its parent's. */
function menuUrls(items: readonly Json[]): Map<string, string> {
  const byId = new Map(items.map((item) => [textOf(item.id), item]))
  return new Map(
    items
      .filter(({ external_link }) => !external_link)
      .map((item) => {
        const parent = byId.get(textOf(item.parent_menu_id))
        return [
          textOf(item.id),
          [textOf(parent?.page_path), textOf(item.page_path)].filter(Boolean).join('/'),
        ]
      }),
  )
}

const linked = /href=\\?["']\/(?!\/)([^"'?#\\]+)/g

/** What a page links to: tiles and links in its texts; and the national teams of its tabs. */
function leadsOf(page: Json, urlOf: ReadonlyMap<string, string>) {
  const segments = recordsOf(page.segments)
    .map((segment) => v.safeParse(Segment, segment))
    .flatMap((parsed) => (parsed.success ? [parsed.output] : []))
  const links = [...JSON.stringify(page).matchAll(linked)]
    .map(([, path = '']) => path.replace(/\/+$/, ''))
    .filter((path) => !/^(?:novica|tekmovanje|reprezentant|storage|api)\//.test(path))
  const subpages = shownSegments(segments).flatMap((one) => ('subpages' in one ? one.subpages : []))
  const tiles = subpages.map(({ id }) => urlOf.get(id) ?? '')
  const teams = segments.flatMap(tabsOf).flatMap(({ competitionId }) => competitionId ?? [])
  return { urls: [...tiles, ...links], teams }
}

/** A national team's page may be addressed without the prefix. */
const namesOf = (url: string): string[] => [url, url.replace(/^reprezentance\//, '')]

/** CMS pages, each once, with the national teams of its tabs. */
export async function* sitePages(
  ask: AskApi,
  menu: readonly Json[],
): AsyncGenerator<{ page: Json; teams: string[] }> {
  const urlOf = menuUrls(menu)
  const waiting = new Set(['domov', ...urlOf.values()].flatMap(namesOf))
  for (const url of waiting) {
    const page = url && (await ask('/pages', { url }))
    if (!isRecord(page)) continue
    const { urls, teams } = leadsOf(page, urlOf)
    for (const found of urls.flatMap(namesOf)) waiting.add(found)
    yield { page, teams }
  }
}
