import { getNewsArticle } from '../../src/api/news'
import type { FirstRequests } from '../../src/element/first-requests'
import { newsArticleTag } from './attributes'

export const first: FirstRequests<typeof newsArticleTag.attributes> = {
  tag: newsArticleTag,
  requestsOf: ({ attributes: { slug } }) => [slug === null ? null : getNewsArticle(slug)],
}
