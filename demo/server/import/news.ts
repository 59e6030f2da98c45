/** News, their categories, and advertisements. */
import { sql } from 'drizzle-orm'
import * as tables from '../database/schema'
import { isUuid } from '../requests/ads'
import { kinds } from './kinds'
import type { Part } from './merge'
import { idOf, Refusal, type Standing } from './records'
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
  if (run.records.isGiven('categories.json')) await run.merge('news categories', 'newsCategories', rows)
}

export async function takeNews(run: Run): Promise<void> {
  const standing = await run.records.read('news.json', shapes.article)
  if (!run.records.isGiven('news.json')) return
  const made = run.records.each(
    standing,
    (article, where) => ({ id: idOf(article.id), row: newsRow(article), article, where }),
    ({ id }) => id,
    ({ row }) => row.url,
  )
  const one = run.records.settle(made, await run.nameFault(kinds.news, 'article'))
  const articles = new Set([
    ...one.map(({ id }) => id),
    ...idsOf(await run.database.select({ id: tables.news.id }).from(tables.news)),
  ])
  const categories = new Set(
    idsOf(await run.database.select({ id: tables.news_categories.id }).from(tables.news_categories)),
  )
  const ids = one.map(({ id }) => id)
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

export async function takeAds(run: Run): Promise<void> {
  const standing = await run.records.read('ads.json', shapes.ad)
  if (!run.records.isGiven('ads.json')) return
  const rows = run.records.each(
    standing,
    (ad, { index }) => {
      if (!isUuid(ad.uuid)) throw new Refusal(`uuid: "${ad.uuid.slice(0, 50)}" is none`)
      return {
        ...ad,
        uuid: ad.uuid.toLowerCase(),
        position: index,
        active: true,
      }
    },
    ({ uuid }) => uuid,
  )
  await run.merge('ads', 'ads', rows)
}

const newsRow = ({ id, categories, photos, related, ...row }: Shape<'article'>) => ({ ...row, id: idOf(id) })
