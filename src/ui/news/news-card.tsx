/** An article as a card. VEČ is its one link, stretched over the card. */
import { useId } from 'react'
import type { News } from '../../contract/news'
import { dateOf } from '../../domain/date'
import { headingTag } from '../base/heading-tag'
import { Rows } from '../base/rows'
import { useBrokenPicture } from '../base/use-broken-picture'
import { buttonStyles } from '../navigation/button'
import { lazily } from '../pictures/lazily'
import { Bar, Loading, type LoadingProperties, skeletonStyles } from '../states/skeleton'
import css from './news-card.css?sheet'
import { publishedText } from './published'

export const newsCardStyles: readonly string[] = [skeletonStyles, buttonStyles, css]

export interface NewsCardOptions {
  /** Where the article is, by its `url`. */
  newsUrl: (url: string) => string
  /** A picture's address by its path; null where there is none. */
  pictureUrl: (path: string | null) => string | null
  /** The address of default-news.svg: shown where an article has no picture, or one that can't be shown. */
  defaultPicture: string
  /** Level of the titles, 1–6. */
  headingLevel: number
  /** It is "YYYY": articles of earlier years say theirs. */
  year: string
}

interface NewsCardProperties extends NewsCardOptions {
  news: News
}

export function NewsCard({ news, year, ...options }: NewsCardProperties) {
  const { newsUrl, pictureUrl, defaultPicture, headingLevel } = options
  const titleId = useId()
  const Title = headingTag(headingLevel)
  const badge = news.categories.find(({ top }) => top)?.name
  return (
    <article part="news-card" className="news-card" aria-labelledby={titleId}>
      <div className="news-picture">
        <NewsPicture src={pictureUrl(news.title_background)} defaultPicture={defaultPicture} />
        {badge && <span className="news-badge">{badge}</span>}
      </div>
      <div className="news-words">
        <time className="news-date" dateTime={dateOf(news.published_at)}>
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

interface NewsPictureProperties {
  src: string | null
  defaultPicture: string
}

function NewsPicture({ src, defaultPicture }: NewsPictureProperties) {
  const own = useBrokenPicture(src)
  const stand = useBrokenPicture(defaultPicture)
  // The keys keep one picture's failure from being taken for the other's.
  if (src && !own.broken) return <img alt="" {...lazily} key={src} src={src} {...own.picture} />
  if (stand.broken) return null
  return <img alt="" {...lazily} key={defaultPicture} src={defaultPicture} {...stand.picture} />
}

/** The card's own pieces with bars in place of their words. */
export function NewsCardSkeleton() {
  return (
    <div className="news-card swept">
      <span className="news-picture news-picture-bar bar" />
      <div className="news-words">
        <span className="news-date">
          <Bar width={56} />
        </span>
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
        <span className="news-more">
          <Bar width={68} height={36} />
        </span>
      </div>
    </div>
  )
}

interface NewsGridProperties extends NewsCardOptions {
  news: readonly News[]
}

export function NewsGrid({ news, ...options }: NewsGridProperties) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
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
