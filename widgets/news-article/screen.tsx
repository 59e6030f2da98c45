/** One article. */
import { useState } from 'react'
import { NewsCards } from '../../src/blocks/news-cards/news-cards'
import { useContent } from '../../src/client/use-content'
import { useRequest } from '../../src/client/use-request'
import type { NewsArticle } from '../../src/contract/news'
import { dateOf, formatDate } from '../../src/domain/time/date'
import { newsArticleOf } from '../../src/endpoints/news'
import type { AttributeValues } from '../../src/island/attributes'
import type { WidgetDefinition } from '../../src/island/definition'
import { pictureUrl, siteUrl, storageUrl } from '../../src/page/addresses'
import { useMetadata } from '../../src/page/use-metadata'
import { useWidget } from '../../src/page/widget'
import { headingTag } from '../../src/ui/base/heading-tag'
import { PhotoGrid } from '../../src/ui/pictures/gallery/photo-grid'
import { leadImage, Picture } from '../../src/ui/pictures/picture'
import { RichText, useRichText } from '../../src/ui/rich-text/rich-text'
import { ArticleSkeleton } from './article-skeleton'
import { newsArticleTag as tag } from './attributes'
import { ShareButton } from './share-button'
import { aboutArticle, defaultPicture } from './site'
import './news-article.css?sheet'

function Screen({ attributes: { slug } }: { attributes: AttributeValues<typeof tag.attributes> }) {
  const answer = newsArticleOf(useRequest, slug)
  useContent(answer)
  const canCleanText = useRichText()
  // If the answer is already here, it is shown at once.
  const [wasReady] = useState(answer.state === 'ready')
  if (slug === null || answer.state === 'failed') return null
  // Text that arrives after the rest would push it around.
  if (answer.state === 'loading' || !(canCleanText || wasReady)) return <ArticleSkeleton />
  // A key, so that one article's state (an open gallery) doesn't carry over to the next.
  return <Article key={slug} article={answer.value} />
}

function Article({ article }: { article: NewsArticle }) {
  const { configuration, headingLevel } = useWidget()
  const path = `novica/${encodeURIComponent(article.url)}`
  const url = siteUrl(configuration, path)
  const { site, storage } = configuration
  const picture = pictureUrl(configuration, article.title_background)
  const { author, html_content, related } = article
  const photos = article.photos.flatMap(({ path }) => pictureUrl(configuration, path) ?? [])
  useMetadata({ ...aboutArticle(article), path })
  return (
    <>
      <article className="article">
        <ArticleHead article={article} url={url} />
        <picture className="article-picture cover">
          <Picture
            {...leadImage}
            src={picture}
            instead={
              <Picture
                {...leadImage}
                className="article-default"
                src={storageUrl(configuration, defaultPicture)}
              />
            }
          />
        </picture>
        <div className="article-body">
          <RichText site={site} storage={storage} html={html_content} headingLevel={headingLevel + 1} />
        </div>
        {author && <p className="article-author secondary">{`Besedilo: ${author}`}</p>}
        {photos.length > 0 && (
          <div className="article-photos">
            <PhotoGrid photos={photos} width={12} />
          </div>
        )}
      </article>
      {related.length > 0 && (
        <section className="article-related unprinted" aria-label="Povezane novice">
          <NewsCards news={related} headingLevel={headingLevel + 1} />
        </section>
      )}
    </>
  )
}

/** Category, date, title and summary. `url`: the article's address on the site. */
function ArticleHead({ article, url }: { article: NewsArticle; url: string }) {
  const { title, short_text, published_at, categories } = article
  const Title = headingTag(useWidget().headingLevel)
  const badge = categories.find(({ top }) => top)?.name
  return (
    <header className="article-head">
      <div className="article-facts">
        {badge && <span className="news-badge">{badge}</span>}
        <time className="secondary" dateTime={dateOf(published_at)}>
          {formatDate(published_at)}
        </time>
        <ShareButton url={url} title={title} />
      </div>
      <Title className="article-title page-title">{title}</Title>
      {short_text && <p className="article-lead">{short_text}</p>}
    </header>
  )
}

export const newsArticle = { tag, Screen, styles: import.meta.sheets } satisfies WidgetDefinition
