/** News, pages, the menu and ads. */
import { type SQL, sql } from 'drizzle-orm'
import * as tables from '../database/schema'
import { kinds } from './kinds'
import type { Part } from './merge'
import { idOf, idOrNull, Refusal, type Standing, whole } from './records'
import { idsOf, type Run } from './run'
import { type Shape, shapes } from './shapes'
import type { Row } from './stage'

export async function takeNewsCategories(run: Run): Promise<void> {
  const standing = await run.records.read('categories.json', shapes.category)
  const rows = run.records.each(
    standing,
    ({ id, name, type }) => ({ id: idOf(id), name, type }),
    ({ id }) => id,
  )
  if (rows.length > 0) await run.merge('news categories', 'newsCategories', rows)
}

export async function takeNews(run: Run): Promise<void> {
  const standing = await run.records.read('news.json', shapes.article)
  if (standing.length === 0) return
  const made = run.records.each(
    standing,
    (article, where) => ({ row: newsRow(article), article, where }),
    ({ row }) => row.id,
  )
  const one = run.records.each(
    made.map((each) => ({ ...each.where, record: each })),
    (each) => each,
    ({ row }) => row.url,
  )
  const articles = new Set([
    ...one.map(({ row }) => row.id),
    ...idsOf(await run.database.select({ id: tables.news.id }).from(tables.news)),
  ])
  const categories = new Set(
    idsOf(await run.database.select({ id: tables.news_categories.id }).from(tables.news_categories)),
  )
  const ids = one.map(({ row }) => row.id)
  const part = (kind: Part['kind'], rows: Row[]): Part => ({
    kind,
    rows,
    owner: sql`held.news_id`,
    owners: ids,
    way: 'whole',
  })
  const refer = (where: Standing<unknown>, field: string, known: Set<number>, text: string): number[] => {
    if (/^\d{1,10}$/.test(text) && known.has(Number(text))) return [Number(text)]
    run.records.refuse({ ...where, place: `${where.place}.${field}` }, `there is none with the id ${text}`)
    return []
  }
  await run.merge(
    'news',
    'news',
    one.map(({ row }) => row),
    [
      part(
        kinds.newsInCategories,
        one.flatMap(({ row, article, where }) => {
          const tops = new Map(
            article.categories.flatMap(({ id, top }, index) =>
              refer(where, `categories[${index}]`, categories, id).map(
                (category) => [category, top] as const,
              ),
            ),
          )
          return [...tops].map(([category_id, top]) => ({ news_id: row.id, category_id, top }))
        }),
      ),
      part(
        kinds.newsPhotos,
        one.flatMap(({ row, article }) =>
          article.photos.map(({ path }, position) => ({ news_id: row.id, position, path })),
        ),
      ),
      part(
        kinds.newsRelated,
        one.flatMap(({ row, article, where }) =>
          article.related.flatMap(({ id }, position) =>
            refer(where, `related[${position}]`, articles, id).map((related_id) => ({
              news_id: row.id,
              position,
              related_id,
            })),
          ),
        ),
      ),
    ],
  )
}

export async function takePages(run: Run): Promise<void> {
  const standing = await run.records.read('pages.json', shapes.page)
  if (standing.length === 0) return
  const made = run.records.each(standing, pageRows, ({ row }) => row.id)
  const ids = made.map(({ row }) => row.id)
  const ofPage: SQL = sql`(SELECT page_id FROM ${tables.segments} WHERE ${tables.segments.id} = held.segment_id)`
  await run.merge(
    'pages',
    'pages',
    made.map(({ row }) => row),
    [
      {
        kind: kinds.segments,
        rows: made.flatMap(({ segments }) => segments),
        owner: sql`held.page_id`,
        owners: ids,
        way: 'in place',
      },
      {
        kind: kinds.settings,
        rows: made.flatMap(({ settings }) => settings),
        owner: ofPage,
        owners: ids,
        way: 'whole',
      },
    ],
  )
}

export async function takeMenu(run: Run): Promise<void> {
  const standing = await run.records.read('menu.json', shapes.menuItem)
  if (standing.length === 0) return
  const known = new Set([
    ...standing.map(({ record }) => record.id),
    ...idsOf(await run.database.select({ id: tables.menu_items.id }).from(tables.menu_items)).map(String),
  ])
  const rows = run.records.each(
    standing,
    ({ id, parent_menu_id, position, page_path, title, external_link }, where) => ({
      id: idOf(id),
      where,
      row: {
        id: idOf(id),
        parent_menu_id: idOrNull(parent_menu_id, 'parent_menu_id'),
        position: whole(position, 'position'),
        page_path,
        title,
        external_link,
      }
    },
    ({ id }) => id,
  )
  const items = run.records.settle(made, ({ row: { parent_menu_id: parent } }, staying) =>
    parent === null || held.has(parent) || staying.has(parent)
      ? undefined
      : `parent_menu_id: there is no item ${parent}`,
  )
  await run.merge(
    'menu',
    'menu',
    items.map(({ row }) => row),
  )
}

export async function takeAds(run: Run): Promise<void> {
  const standing = await run.records.read('ads.json', shapes.ad)
  if (standing.length === 0) return
  const rows = run.records.each(
    standing,
    (ad, { place }) => {
      if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(ad.uuid))
        throw new Refusal(`uuid: "${ad.uuid.slice(0, 50)}" is none`)
      return {
        ...ad,
        uuid: ad.uuid.toLowerCase(),
        position: Number(place.replace(/\D/g, '')),
        active: true,
      }
    },
    ({ uuid }) => uuid,
  )
  await run.merge('ads', 'ads', rows)
}

const newsRow = ({
  id,
  url,
  title,
  title_background,
  published_at,
  short_text,
  html_content,
  author,
}: Shape<'article'>) => ({
  id: idOf(id),
  url,
  title,
  title_background,
  published_at,
  short_text,
  html_content,
  author,
})

function pageRows({ id, url, title, title_background, segments }: Shape<'page'>) {
  const page = idOf(id)
  const numbered = segments.every((segment) => segment.id !== null)
  const ids = segments.map((segment, position) =>
    numbered ? idOf(segment.id ?? '', `segments[${position}].id`) : page * 100 + position,
  )
  return {
    row: { id: page, url, title, title_background },
    segments: segments.map(({ type, published }, position) => ({
      id: ids[position],
      page_id: page,
      position,
      type,
      published,
    })),
    settings: segments.flatMap(({ segmentSettings }, segment) =>
      segmentSettings.map(({ key, value }, position) => ({ segment_id: ids[segment], position, key, value })),
    ),
  }
}
