/** What the results are rendered from. */
import type { Ask, Loading } from '../../src/client/ask'
import type { SearchPage } from '../../src/contract/site-search'
import { otherWords, type SiteSearch } from '../../src/domain/query/site-search'
import { searchSite } from '../../src/endpoints/site-search'

/** Without words nothing is requested. */
export const foundPage = (ask: Ask, { words, page }: SiteSearch): Loading<SearchPage> =>
  ask(words === '' ? null : searchSite(words, page), { keep: true })

/** The suggestion instead of no results; null without one. */
export const meantWords = ({ results, suggestion }: SearchPage, { words }: SiteSearch): string | null =>
  results.length > 0 ? null : otherWords(suggestion, words)

/** The suggestion's first results. */
export const meantPage = (ask: Ask, words: string): Loading<SearchPage> => ask(searchSite(words, 1))
