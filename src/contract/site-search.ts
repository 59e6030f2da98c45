/** Results of the search of the whole site. */
import * as v from 'valibot'
import { count, optional, optionalCount, optionalText, text } from './fields'
import { genders } from './player-fields'

export const searchResultTypes = ['news', 'page', 'club', 'player', 'competition'] as const
export type SearchResultType = (typeof searchResultTypes)[number]
/** `gender`: of a player; optional. */
export const SearchResult = v.object({
  type: v.picklist(searchResultTypes),
  title: text,
  url: text,
  image: optionalText,
  excerpt: optionalText,
  published_at: optionalText,
  gender: optional(v.picklist(genders)),
})
export type SearchResult = v.InferOutput<typeof SearchResult>
/**
 * `counts`: results by type, on all pages. `suggestion`: what may have been meant, if nothing was found. Both are
 * optional.
 */
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
  suggestion: optionalText,
})
export type SearchPage = v.InferOutput<typeof SearchPage>
