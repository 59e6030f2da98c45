/** News out of the facts: a title, a day, and sentences of our own in articles/. */
import type { Database } from '../database'
import { insertRows } from '../insert-rows'
import { news, news_categories, news_in_categories, news_photos, news_related } from '../schema'
import { required } from './fact-file'
import { articleHtml, type NewsFacts, newsFacts } from './site-facts'

type NewsFact = NewsFacts['news'][number]

export async function seedNews(database: Database): Promise<void> {
  const facts = newsFacts()
  await insertRows(database, news_categories, facts.categories)
  const rows = facts.news.map(newsRow)
  await insertRows(database, news, rows)
  await insertRows(database, news_in_categories, facts.news.flatMap(categoryRows))
  const photos = facts.news.flatMap(({ id, photos }) =>
    photos.map((path, position) => ({ news_id: id, position, path })),
  )
  await insertRows(database, news_photos, photos)
  await insertRows(database, news_related, relatedRows(facts.news))
}

function newsRow({ id, url, title, picture, published_at, short_text }: NewsFact) {
  return {
    id,
    url,
    title,
    title_background: picture,
    published_at: `${published_at} 00:00:00`,
    short_text,
    html_content: articleHtml(url),
  }
}

const categoryRows = ({ id, category_id, more_categories }: NewsFact) =>
  [category_id, ...more_categories].map((category, index) => ({
    news_id: id,
    category_id: category,
    top: index === 0,
  }))

/** At most three others of the same category: the nearest before it, then the nearest after it. */
function relatedRows(list: readonly NewsFact[]) {
  return list.flatMap((one) =>
    list
      .filter(({ id, category_id }) => id !== one.id && category_id === one.category_id)
      .sort((a, b) => distance(one, a) - distance(one, b))
      .slice(0, 3)
      .map(({ id }, position) => ({ news_id: one.id, position, related_id: id })),
  )
}

/** Milliseconds from one to the other; what came later comes behind all that came before. */
function distance(one: NewsFact, other: NewsFact): number {
  const earlier = Date.parse(one.published_at) - Date.parse(other.published_at)
  return earlier >= 0 ? earlier : Date.parse(one.published_at) - earlier
}

/** The id of a category of news; throws where the facts have none of that name. */
export const newsCategoryId = (name: string): number =>
  required(
    newsFacts().categories.find((one) => one.name === name),
    `No news category ${name}`,
  ).id
