/** The article's heading: category, date, title and summary. */
import type { NewsArticle } from '../../src/contract/news'
import { dateOf, formatDate } from '../../src/domain/time/date'
import { headingTag } from '../../src/ui/base/heading-tag'
import { ShareButton } from './share-button'

export interface ArticleHeadProperties {
  article: NewsArticle
  /** The article's address on the site. */
  url: string
  headingLevel: number
}

export function ArticleHead({ article, url, headingLevel }: ArticleHeadProperties) {
  const { title, short_text, published_at, categories } = article
  const Title = headingTag(headingLevel)
  const badge = categories.find(({ top }) => top)?.name
  return (
    <header className="article-head">
      <div className="article-facts">
        {badge && <span className="article-badge">{badge}</span>}
        <time className="article-date" dateTime={dateOf(published_at)}>
          {formatDate(published_at)}
        </time>
        <ShareButton url={url} title={title} />
      </div>
      <Title className="article-title">{title}</Title>
      {short_text && <p className="article-lead">{short_text}</p>}
    </header>
  )
}
