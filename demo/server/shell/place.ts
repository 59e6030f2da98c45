/** What a page of the site says of itself in its head. */
import type { ArticleFacts } from '../../../src/domain/news-article'
import type { SentMatch } from '../requests/match-rows'

export interface Place {
  /** The whole document title, with the site's name */
  title: string
  /** Its own name, without the product's: og:title */
  heading: string
  description: string
  /** Under storage, or an https address of another site */
  picture: string | null
  kind: 'website' | 'article' | 'profile'
  /** Matches that the page is about; the head tells search engines of those that are complete enough. */
  matches: readonly SentMatch[]
  /** The article that the page is */
  article: ArticleFacts | null
}

export const productName = 'Parket'
export const federation = 'KZS'

/** A page called `name`; `more` says what it has beside. */
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
