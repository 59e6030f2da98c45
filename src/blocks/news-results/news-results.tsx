/** News by pages: six, an ad, the others, the page numbers. */
import { useRef } from 'react'
import { getNews, type NewsQuestion } from '../../api/news'
import { useContent } from '../../api/use-content'
import { type Loading, useRequest } from '../../api/use-request'
import type { NewsPage } from '../../contract/news'
import { isBeyondEnd, pageCount } from '../../domain/pagination'
import { useCorrection } from '../../page/use-query'
import { Announcement } from '../../ui/base/announcement'
import { iconStyles } from '../../ui/base/icon'
import { Button } from '../../ui/navigation/button'
import { Pages, paginationStyles } from '../../ui/navigation/pagination'
import { NewsGridSkeleton, newsCardStyles } from '../../ui/news/news-card'
import { EmptyState, emptyStateStyles } from '../../ui/states/empty-state'
import { useWaiting } from '../../ui/states/use-waiting'
import { adStyles, useAd } from '../ad/ad'
import { AdBetween } from '../ad/ad-between'
import { NewsCards } from '../news-cards/news-cards'
import css from './news-results.css?sheet'

export const newsResultsStyles: readonly string[] = [
  iconStyles,
  ...newsCardStyles,
  emptyStateStyles,
  paginationStyles,
  ...adStyles,
  css,
]

/** Number of articles before the ad. */
const beforeAd = 6

export interface NewsResultsProperties extends NewsQuestion {
  /** Whether an ad is shown in the middle. */
  ads: boolean
  /** Level of the cards' titles, 1–6. */
  headingLevel: number
  /** The address of a page of this list, for middle click, "copy link" and visitors without JavaScript. */
  hrefOf: (page: number) => string
  /** Called when the visitor chooses a page. */
  onPage: (page: number) => void
  /** Called if the requested page is beyond the last one; without it `onPage` is called with 1. */
  onPageBeyond?: () => void
  /** The way on from nothing found: the same list without its filters; absent where there are none. */
  unfiltered?: { href: string; act: () => void } | undefined
  /** The query isn't known yet. */
  isWaiting?: boolean
  /** The news are the widget's only content: without them its fallback is shown. */
  isScreen?: boolean
}

type Answer = Loading<NewsPage>

const unknown: Answer = { state: 'loading' }

export function NewsResults({
  ads,
  isScreen = false,
  isWaiting = false,
  ...properties
}: NewsResultsProperties) {
  const {
    category,
    from,
    to,
    page,
    perPage,
    headingLevel,
    hrefOf,
    onPage,
    onPageBeyond = () => onPage(1),
    unfiltered,
  } = properties
  const answer = useRequest(isWaiting ? null : getNews({ category, from, to, page, perPage }), { keep: true })
  const ad = useAd(!ads)
  const top = useRef<HTMLDivElement>(null)
  const lastPage = lastPageOf(answer, perPage)
  useContent(isScreen ? answer : unknown)
  // An old link may name it.
  useCorrection(lastPage && page > lastPage ? onPageBeyond : null)
  const found =
    answer.state === 'ready' && !isBeyondEnd(answer.value.news, answer.value.nuOfNews, page, lastPage)
      ? answer.value
      : null
  const isBusy = !found || (answer.state === 'ready' && answer.busy)
  useWaiting(top, isBusy)
  if (answer.state === 'failed') return null
  return (
    <>
      <Announcement total={isBusy ? null : found.nuOfNews} page={page} pages={lastPage} />
      {found?.news.length === 0 ? (
        <EmptyState actions={unfiltered && <Button {...unfiltered}>Počisti iskanje</Button>}>
          Ni zadetkov
        </EmptyState>
      ) : (
        <div className="news-results" ref={top} aria-busy={isBusy}>
          <Block found={found} from={0} to={Math.min(beforeAd, perPage)} headingLevel={headingLevel} />
          {ads && <AdBetween ad={ad} list={found} />}
          <Block found={found} from={beforeAd} to={perPage} headingLevel={headingLevel} />
          {found && <Pages {...{ page, perPage, onPage, hrefOf, top }} total={found.nuOfNews} />}
        </div>
      )}
    </>
  )
}

/** The number of pages, once an answer has arrived. */
const lastPageOf = (answer: Answer, perPage: number): number | null =>
  answer.state === 'ready' && !answer.busy ? pageCount(answer.value.nuOfNews, perPage) : null

interface BlockProperties {
  /** Null while loading. */
  found: NewsPage | null
  from: number
  to: number
  headingLevel: number
}

/** The articles from the first index up to the second; nothing if there are none. */
function Block({ found, from, to, headingLevel }: BlockProperties) {
  if (!found) return to > from && <NewsGridSkeleton count={to - from} silent={from > 0} />
  const news = found.news.slice(from, to)
  return news.length > 0 && <NewsCards news={news} headingLevel={headingLevel} />
}
