import { type ArticleFacts, newsArticleData } from '../../src/domain/news/news-article'
import type { PageAbout, Route, SitePage } from '../../src/page/site-page'

export const route: Route = { path: '/novica/:slug', list: '/novice' }

export const page: SitePage = {}

/** For news without a picture, in the storage */
export const defaultPicture = 'default-news.svg'

export const aboutArticle = (article: ArticleFacts & { title_background: string | null }): PageAbout => ({
  title: article.title,
  description: article.short_text,
  picture: article.title_background || defaultPicture,
  kind: 'article',
  jsonLd: (page) => newsArticleData(article, page),
})
