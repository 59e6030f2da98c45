/** News out of the facts: a title, a day, a sentence or two of our own. */
import { foldText } from '../../../../src/domain/text-search'
import type { Database } from '../database'
import { news, news_categories, news_in_categories, news_photos, news_related } from '../schema'
import { type NewsFacts, newsFacts } from './facts'
import { insertAll } from './insert'

type NewsFact = NewsFacts['news'][number]

export async function seedNews(database: Database): Promise<void> {
  const facts = newsFacts()
  await insertAll(database, news_categories, facts.categories)
  await insertAll(database, news, facts.news.map(newsRow))
  const categories = facts.news.map(({ id, category_id }) => ({ news_id: id, category_id, top: true }))
  await insertAll(database, news_in_categories, categories)
  const photos = facts.news.flatMap(({ id, photos }) =>
    photos.map((path, position) => ({ news_id: id, position, path })),
  )
  await insertAll(database, news_photos, photos)
  await insertAll(database, news_related, relatedRows(facts.news))
}

const newsRow = ({ id, url, title, picture, published_at, short_text }: NewsFact) => ({
  id,
  url,
  title,
  title_background: picture,
  published_at: `${published_at} 00:00:00`,
  short_text,
  html_content: `<p>${escapeHtml(short_text)}</p>`,
  folded: foldText(`${title} ${short_text}`),
})

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** At most three others of the same category, the nearest in time before it. */
function relatedRows(list: readonly NewsFact[]) {
  return list.flatMap((one) =>
    list
      .filter(({ category_id, published_at }) => sameCategoryBefore(one, category_id, published_at))
      .sort((a, b) => (a.published_at < b.published_at ? 1 : -1))
      .slice(0, 3)
      .map(({ id }, position) => ({ news_id: one.id, position, related_id: id })),
  )
}

const sameCategoryBefore = (one: NewsFact, category: number, published: string) =>
  category === one.category_id && published < one.published_at

/** The id of a category of news; throws where the facts have none of that name. */
export function newsCategoryId(name: string): number {
  const category = newsFacts().categories.find((one) => one.name === name)
  if (!category) throw new Error(`No news category ${name}`)
  return category.id
}
