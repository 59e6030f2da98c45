/** A category's three newest articles, under its tile. */
import { useRequest } from '../../client/use-request'
import { NewsGridSkeleton } from '../../ui/news/news-card'
import { NewsCards } from '../news-cards/news-cards'
import { newsPerTile, tileNews } from './tile-responses'

/** Nothing without articles. */
export function TileNews({ category, headingLevel }: { category: string; headingLevel: number }) {
  const answer = tileNews(useRequest, category)
  if (answer.state === 'failed') return null
  if (answer.state === 'ready' && answer.value.news.length === 0) return null
  return (
    <li className="tiles-whole tiles-news">
      {answer.state === 'ready' ? (
        <NewsCards news={answer.value.news.slice(0, newsPerTile)} headingLevel={headingLevel} />
      ) : (
        <NewsGridSkeleton count={newsPerTile} />
      )}
    </li>
  )
}
