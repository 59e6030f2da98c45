/** News, their categories, and advertisements. */
import * as tables from '../../api/database/schema'
import { isUuid } from '../../api/requests/ads'
import { idOf, type Located, Refusal } from './records'
import { idsOf, type Run } from './run'
import { type Shape, shapes } from './shapes'
import { replaced } from './upsert'

export async function takeNewsCategories(run: Run): Promise<void> {
  const file = 'categories.json'
  const rows = await run.records.take(file, shapes.category, ({ id, name, type }) => ({
    ...{ id: idOf(id), name, type },
  }))
  if (run.records.isGiven(file)) await run.write('news categories', { table: tables.news_categories, rows })
}

export async function takeNews(run: Run): Promise<void> {
  const made = await run.records.take(
    'news.json',
    shapes.article,
    (article, where) => ({ id: idOf(article.id), row: newsRow(article), article, where }),
    ({ row }) => row.url,
  )
  if (!run.records.isGiven('news.json')) return
  const one = run.records.settle(made, await run.nameFault(tables.news.url, 'article'))
  const ids = idsOf(one)
  const articles = new Set([
    ...ids,
    ...idsOf(await run.database.select({ id: tables.news.id }).from(tables.news)),
  ])
  const categories = new Set(
    idsOf(await run.database.select({ id: tables.news_categories.id }).from(tables.news_categories)),
  )
  const refer = (where: Located<unknown>, field: string, known: Set<number>, text: string): number[] => {
    if (/^\d{1,10}$/.test(text) && known.has(Number(text))) return [Number(text)]
    run.records.refuse({ ...where, path: `${where.path}.${field}` }, `there is none with the id ${text}`)
    return []
  }
  const inCategories = one.flatMap(({ id, article, where }) => {
    const tops = new Map(
      article.categories.flatMap(({ id, top }, index) =>
        refer(where, `categories[${index}]`, categories, id).map((category) => [category, top] as const),
      ),
    )
    return [...tops].map(([category_id, top]) => ({ news_id: id, category_id, top }))
  })
  const photos = one.flatMap(({ id, article }) =>
    article.photos.map(({ path }, position) => ({ news_id: id, position, path })),
  )
  const related = one.flatMap(({ id, article, where }) =>
    article.related.flatMap((other, position) =>
      refer(where, `related[${position}]`, articles, other.id).map((related_id) => ({
        news_id: id,
        position,
        related_id,
      })),
    ),
  )
  await run.write(
    'news',
    { table: tables.news, rows: one.map(({ row }) => row) },
    replaced(tables.news_in_categories.news_id, inCategories, ids),
    replaced(tables.news_photos.news_id, photos, ids),
    replaced(tables.news_related.news_id, related, ids),
  )
}

export async function takeAds(run: Run): Promise<void> {
  const rows = await run.records.take(
    'ads.json',
    shapes.ad,
    (ad, { index }) => {
      if (!isUuid(ad.uuid)) throw new Refusal(`uuid: "${ad.uuid.slice(0, 50)}" is none`)
      return { ...ad, uuid: ad.uuid.toLowerCase(), position: index, active: true }
    },
    ({ uuid }) => uuid,
  )
  if (run.records.isGiven('ads.json')) await run.write('ads', { table: tables.ads, rows })
}

const newsRow = ({ id, categories, photos, related, ...row }: Shape<'article'>) => ({ ...row, id: idOf(id) })
