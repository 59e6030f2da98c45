/** News as cards that lead to their articles on the site. */
import type { News } from '../../contract/news'
import { newsUrl, pictureUrl, storageUrl } from '../../page/addresses'
import { useYear } from '../../page/use-now'
import { useWidget } from '../../page/widget'
import { NewsGrid } from '../../ui/news/news-card'

export interface NewsCardsProperties {
  news: readonly News[]
  /** Level of the titles, 1–6. */
  headingLevel: number
}

export function NewsCards({ news, headingLevel }: NewsCardsProperties) {
  const { configuration } = useWidget()
  return (
    <NewsGrid
      news={news}
      newsUrl={(url) => newsUrl(configuration, url)}
      pictureUrl={(path) => pictureUrl(configuration, path)}
      defaultPicture={storageUrl(configuration, 'default-news.svg')}
      headingLevel={headingLevel}
      year={useYear()}
    />
  )
}
