/** CMS pages and the menu. Unpublished segments aren't sent. */
import { and, asc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/open'
import { menu_items, pages, segment_settings, segments } from '../database/schema'
import { steady } from '../http/answer'
import type { Api } from '../http/question'
import { cleanSetting } from '../rich-html/clean-settings'
import { get } from './get'
import { found } from './parameters'

type Setting = { key: string; value: string }

async function readSettings(database: Database, segmentIds: number[]): Promise<Map<number, Setting[]>> {
  const settings = new Map<number, Setting[]>(segmentIds.map((id) => [id, []]))
  if (segmentIds.length === 0) return settings
  const rows = await database
    .select()
    .from(segment_settings)
    .where(inArray(segment_settings.segment_id, segmentIds))
    .orderBy(asc(segment_settings.segment_id), asc(segment_settings.position))
  for (const { segment_id, key, value } of rows) settings.get(segment_id)?.push(cleanSetting({ key, value }))
  return settings
}

async function readSegments(database: Database, page: number) {
  const rows = await database
    .select({ id: segments.id, type: segments.type, published: segments.published })
    .from(segments)
    .where(and(eq(segments.page_id, page), eq(segments.published, true)))
    .orderBy(asc(segments.position), asc(segments.id))
  const settings = await readSettings(
    database,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, segmentSettings: settings.get(row.id) ?? [] }))
}

async function readPage(database: Database, url: string) {
  const { id, title, title_background } = pages
  const columns = { id, url: pages.url, title, title_background }
  const [page] = await database.select(columns).from(pages).where(eq(pages.url, url))
  return page && { ...page, segments: await readSegments(database, page.id) }
}

const readMenu = (database: Database) =>
  database.select().from(menu_items).orderBy(asc(menu_items.position), asc(menu_items.id))

/** A page's path on the site: one with tabs is a national team's and has its own route. */
export function pagePath(database: Database): SQL<string> {
  const withTabs = exists(
    database
      .select({ id: segments.id })
      .from(segments)
      .innerJoin(segment_settings, eq(segment_settings.segment_id, segments.id))
      .where(and(eq(segments.page_id, pages.id), eq(segment_settings.key, 'tabs'))),
  )
  return sql<string>`case when ${pages.url} = 'domov' then '/' when ${withTabs} then '/reprezentance/' || ${pages.url} else '/' || ${pages.url} end`
}

export function addPages(api: Api, database: Database): void {
  get(api, 'Get page by url', steady, async ({ url }) => found(await readPage(database, url), 'page'))
  get(api, 'Get menu', steady, () => readMenu(database))
}
