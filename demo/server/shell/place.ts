/** Metadata of a page of the site. */
import type { ArticleFacts } from '../../../src/domain/news-article'
import type { SentMatch } from '../requests/match-rows'

export interface Place {
  /** The whole document title, with the site's name */
  title: string
  /** The page's title without the site's name: og:title */
  heading: string
  description: string
  /** Under storage, or an https address of another site */
  picture: string | null
  kind: 'website' | 'article' | 'profile'
  /** The page's matches; the head describes those that are complete enough for search engines. */
  matches: readonly SentMatch[]
  /** The page's article */
  article: ArticleFacts | null
}

export const productName = 'Parket'
export const federation = 'KZS'

/** Metadata of a page called `name`; `more` are optional fields. */
export const named = (name: string, more: Partial<Place> = {}): Place => ({
  title: `${productName} - ${name}`,
  heading: name,
  description: '',
  picture: null,
  kind: 'website',
  matches: [],
  article: null,
  ...more,
})
