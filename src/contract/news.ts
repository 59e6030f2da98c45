/** News, their categories and advertisements. */
import * as v from 'valibot'
import { count, flag, id, listOrNone, optionalText, Photo, slovenianTime, text } from './fields'

export const newsCategoryTypes = ['COMPETITION', 'NATIONAL_TEAM', 'PROJECT', 'GENERAL'] as const
export type NewsCategoryType = (typeof newsCategoryTypes)[number]

export const NewsCategory = v.object({ id, name: text, type: v.picklist(newsCategoryTypes) })
export type NewsCategory = v.InferOutput<typeof NewsCategory>
export const NewsCategoryList = v.array(NewsCategory)

export const News = v.object({
  id,
  url: text,
  title: text,
  title_background: optionalText,
  published_at: slovenianTime,
  short_text: v.fallback(v.nullish(text, ''), ''),
  categories: listOrNone(v.object({ id, name: text, top: flag })),
})
export type News = v.InferOutput<typeof News>

export const NewsPage = v.object({ news: v.array(News), nuOfNews: count })
export type NewsPage = v.InferOutput<typeof NewsPage>

export const NewsArticle = v.object({
  ...News.entries,
  html_content: v.fallback(v.nullish(text, ''), ''),
  author: optionalText,
  photos: listOrNone(Photo),
  related: listOrNone(News),
})
export type NewsArticle = v.InferOutput<typeof NewsArticle>

export const Ad = v.object({ uuid: text, banner_url: text, banner_title: text, url: text })
export type Ad = v.InferOutput<typeof Ad>

export * from './site-search'
