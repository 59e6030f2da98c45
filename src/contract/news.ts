/** News, their categories, advertisements and search results (spec 3, contract 6). */
import * as v from 'valibot'
import {
  count,
  flag,
  id,
  listOrNone,
  optional,
  optionalCount,
  optionalText,
  Photo,
  text,
  wallTime,
} from './fields'

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
  published_at: wallTime,
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

export const searchResultTypes = ['news', 'page', 'club', 'player', 'competition'] as const
export type SearchResultType = (typeof searchResultTypes)[number]
export const SearchResult = v.object({
  type: v.picklist(searchResultTypes),
  title: text,
  url: text,
  image: optionalText,
  excerpt: optionalText,
  published_at: optionalText,
})
export type SearchResult = v.InferOutput<typeof SearchResult>
/** `counts`: how many of each type there are on all pages; a server need not tell. */
export const SearchPage = v.object({
  results: v.array(SearchResult),
  total: count,
  counts: optional(
    v.object({
      news: optionalCount,
      page: optionalCount,
      club: optionalCount,
      player: optionalCount,
      competition: optionalCount,
    }),
  ),
})
export type SearchPage = v.InferOutput<typeof SearchPage>
