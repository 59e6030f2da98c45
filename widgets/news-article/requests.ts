import { newsArticleOf } from '../../src/endpoints/news'
import type { ScreenRequests } from '../../src/island/screen-requests'
import { newsArticleTag } from './attributes'

export const requests: ScreenRequests<typeof newsArticleTag.attributes> = {
  tag: newsArticleTag,
  read({ attributes: { slug } }, ask) {
    newsArticleOf(ask, slug)
  },
}
