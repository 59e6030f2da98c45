/** A category's three newest articles, under its tile. */
import { getNews } from '../../api/news'
import { useRequest } from '../../api/use-request'
import { NewsGridSkeleton } from '../../ui/news/news-card'
import { NewsCards } from '../news-cards/news-cards'
import { useSegmentPlace } from './segment-place'

const count = 3

/** Nothing without articles. */
export function TileNews({ category }: { category: string }) {
  const { headingLevel } = useSegmentPlace()
  const answer = useRequest(getNews({ category, from: null, to: null, page: 1, perPage: count }))
  if (answer.state === 'failed') return null
  if (answer.state === 'ready' && answer.value.news.length === 0) return null
  return (
    <li className="tiles-whole tiles-news">
      {answer.state === 'ready' ? (
        <NewsCards news={answer.value.news.slice(0, count)} headingLevel={headingLevel} />
      ) : (
        <NewsGridSkeleton count={count} />
      )}
    </li>
  )
}
