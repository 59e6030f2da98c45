import { newsArticleOf } from '../../src/api/news'
import type { ScreenRequests } from '../../src/element/screen-requests'
import { newsArticleTag } from './attributes'

export const requests: ScreenRequests<typeof newsArticleTag.attributes> = {
  tag: newsArticleTag,
  read({ attributes: { slug } }, ask) {
    newsArticleOf(ask, slug)
    return undefined
  },
}
