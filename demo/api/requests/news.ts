/** News: the list with its filters, one article, the categories. */
import { and, asc, desc, eq, gte, inArray, lte, type SQL } from 'drizzle-orm'
import type * as v from 'valibot'
import type { News, newsCategoryTypes } from '../../../src/contract/news'
import { sortByName } from '../../../src/domain/competition/club'
import type { Database } from '../database/open'
import { news, news_categories, news_in_categories, news_photos, news_related } from '../database/schema'
import { lively, steady } from '../http/answer'
import type { Api } from '../http/question'
import { cleanHtml } from '../rich-html/clean-html'
import { type Clock, isPublished } from './embargo'
import { get } from './get'
import { found, pathSlug } from './parameters'
import type { Asked } from './questions'

type SentNews = v.InferInput<typeof News>
type NewsRow = Omit<SentNews, 'categories'> & { id: number }
type CategoryOfNews = { id: number; name: string; top: boolean }

const wireColumns = {
  id: news.id,
  url: news.url,
  title: news.title,
  title_background: news.title_background,
  published_at: news.published_at,
  short_text: news.short_text,
}
const newestFirst = [desc(news.published_at), desc(news.id)]

type NewsQuery = Asked<'Get paginated news'>

async function withCategories(database: Database, rows: NewsRow[]): Promise<SentNews[]> {
  if (rows.length === 0) return []
  const categories = new Map<number, CategoryOfNews[]>(rows.map(({ id }) => [id, []]))
  const links = await database
    .select({
      news: news_in_categories.news_id,
      id: news_categories.id,
      name: news_categories.name,
      top: news_in_categories.top,
    })
    .from(news_in_categories)
    .innerJoin(news_categories, eq(news_categories.id, news_in_categories.category_id))
    .where(inArray(news_in_categories.news_id, [...categories.keys()]))
    .orderBy(desc(news_in_categories.top), asc(news_categories.id))
  for (const { news: newsId, ...category } of links) categories.get(newsId)?.push(category)
  return rows.map((row) => ({ ...row, categories: categories.get(row.id) ?? [] }))
}

function newsCondition(database: Database, clock: Clock, { category, from, to }: NewsQuery): SQL | undefined {
  const inAny = (ids: number[]) =>
    inArray(
      news.id,
      database
        .select({ id: news_in_categories.news_id })
        .from(news_in_categories)
        .where(inArray(news_in_categories.category_id, ids)),
    )
  return and(
    isPublished(news.published_at, clock),
    category && category.length > 0 ? inAny(category) : undefined,
    from === undefined ? undefined : gte(news.published_at, `${from} 00:00:00`),
    to === undefined ? undefined : lte(news.published_at, `${to} 23:59:59`),
  )
}

async function readNews(database: Database, clock: Clock, query: NewsQuery) {
  const condition = newsCondition(database, clock, query)
  const rows = await database
    .select(wireColumns)
    .from(news)
    .where(condition)
    .orderBy(...newestFirst)
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
  return { news: await withCategories(database, rows), nuOfNews: await database.$count(news, condition) }
}

/** The articles that an editor named as related, in their order. */
async function readRelated(database: Database, clock: Clock, id: number): Promise<SentNews[]> {
  const rows = await database
    .select(wireColumns)
    .from(news_related)
    .innerJoin(news, eq(news.id, news_related.related_id))
    .where(and(eq(news_related.news_id, id), isPublished(news.published_at, clock)))
    .orderBy(asc(news_related.position))
  return withCategories(database, rows)
}

async function readArticle(database: Database, clock: Clock, url: string) {
  const [row] = await database
    .select({ ...wireColumns, html_content: news.html_content, author: news.author })
    .from(news)
    .where(and(eq(news.url, url), isPublished(news.published_at, clock)))
  if (!row) return undefined
  const { html_content, author, ...card } = row
  const [whole] = await withCategories(database, [card])
  const photos = await database
    .select({ path: news_photos.path })
    .from(news_photos)
    .where(eq(news_photos.news_id, row.id))
    .orderBy(asc(news_photos.position))
  if (!whole) return undefined
  const related = await readRelated(database, clock, row.id)
  return { ...whole, html_content: cleanHtml(html_content), author, photos, related }
}

async function readCategories(database: Database, type: (typeof newsCategoryTypes)[number]) {
  const rows = await database
    .select({ id: news_categories.id, name: news_categories.name })
    .from(news_categories)
    .where(eq(news_categories.type, type))
    .orderBy(asc(news_categories.id))
  return sortByName(rows, ({ name }) => name).map((row) => ({ ...row, type }))
}

export function addNews(api: Api, database: Database, clock: Clock): void {
  get(api, 'Get paginated news', lively, (query) => readNews(database, clock, query))
  get(api, 'Get news article', lively, async (_, c) =>
    found(await readArticle(database, clock, pathSlug(c, 'article')), 'article'),
  )
  get(api, 'Get categories', steady, ({ type }) => readCategories(database, type))
}
