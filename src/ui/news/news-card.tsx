/** An article as a card. VEČ is its only link, stretched over the card. */
import { useId } from 'react'
import type { News } from '../../contract/news'
import { dateOf } from '../../domain/time/date'
import { headingTag } from '../base/heading-tag'
import { Rows } from '../base/rows'
import { Picture } from '../pictures/picture'
import { Bar, Loading, type LoadingProperties, TextBar } from '../states/skeleton'
import { publishedText } from './published'
import '../navigation/button.css?sheet'
import './news-card.css?sheet'

export interface NewsCardOptions {
  /** The address of an article, by its `url`. */
  newsUrl: (url: string) => string
  /** A picture's address by its path; null without one. */
  pictureUrl: (path: string | null) => string | null
  /** The address of default-news.svg, for articles without a usable picture. */
  defaultPicture: string
  /** Level of the titles, 1–6. */
  headingLevel: number
  /** It is "YYYY": articles of earlier years say theirs. */
  year: string
}

export function NewsCard({ news, year, ...options }: NewsCardOptions & { news: News }) {
  const { newsUrl, pictureUrl, defaultPicture, headingLevel } = options
  const titleId = useId()
  const Title = headingTag(headingLevel)
  const badge = news.categories.find(({ top }) => top)?.name
  return (
    <article part="news-card" className="news-card card" aria-labelledby={titleId}>
      <div className="news-picture cover">
        <Picture src={pictureUrl(news.title_background)} instead={<Picture src={defaultPicture} />} />
        {badge && <span className="news-badge">{badge}</span>}
      </div>
      <div className="news-words">
        <time className="news-date detail" dateTime={dateOf(news.published_at)}>
          {publishedText(news.published_at, year)}
        </time>
        <Title className="news-title" id={titleId}>
          {news.title}
        </Title>
        <p className="news-text">{news.short_text}</p>
        <a
          className="button button-small button-capitals news-more"
          href={newsUrl(news.url)}
          aria-describedby={titleId}
        >
          VEČ
        </a>
      </div>
    </article>
  )
}

/** A placeholder: the card's own markup with bars in place of text. */
export function NewsCardSkeleton() {
  return (
    <div className="news-card card swept">
      <span className="news-picture news-picture-bar bar" />
      <div className="news-words">
        <TextBar className="news-date detail" width={56} />
        <span className="news-title">
          <Bar width={280} height={18} />
          <Bar width={190} height={18} />
        </span>
        <span className="news-text">
          <Bar width={320} />
          <Bar width={300} />
          <Bar width={310} />
          <Bar width={210} />
        </span>
        <TextBar className="news-more" width={68} height={36} />
      </div>
    </div>
  )
}

export function NewsGrid({ news, ...options }: NewsCardOptions & { news: readonly News[] }) {
  return (
    <ul className="news-grid" role="list">
      <Rows of={news}>
        {(each) => (
          <li key={each.id}>
            <NewsCard news={each} {...options} />
          </li>
        )}
      </Rows>
    </ul>
  )
}

export function NewsGridSkeleton({ count, silent }: Pick<LoadingProperties, 'count' | 'silent'>) {
  return (
    <Loading {...{ count, silent }} className="news-grid">
      <NewsCardSkeleton />
    </Loading>
  )
}
