/** News by pages: six, an ad, the others, the page numbers. */
import { useRef } from 'react'
import type { Loading } from '../../client/ask'
import { useContent } from '../../client/use-content'
import { usePage } from '../../client/use-page'
import { useRequest } from '../../client/use-request'
import type { NewsPage } from '../../contract/news'
import { Announcement } from '../../ui/base/announcement'
import { Button } from '../../ui/navigation/button'
import { Pages } from '../../ui/navigation/pagination'
import { NewsGridSkeleton } from '../../ui/news/news-card'
import { EmptyState } from '../../ui/states/empty-state'
import { AdBetween } from '../ad/ad-between'
import { NewsCards } from '../news-cards/news-cards'
import { type NewsResultsQuestion, newsResponses } from './news-responses'
import './news-results.css?sheet'

/** Number of articles before the ad. */
const beforeAd = 6

export interface NewsResultsProperties extends NewsResultsQuestion {
  /** Level of the cards' titles, 1–6. */
  headingLevel: number
  /** The address of a page of this list, for middle click, "copy link" and visitors without JavaScript. */
  hrefOf: (page: number) => string
  /** Called when the visitor chooses a page. */
  onPage: (page: number) => void
  /** Called if the requested page is beyond the last one, as in an old link. */
  onPageBeyond: () => void
  /** The way on from nothing found: the same list without its filters; absent where there are none. */
  unfiltered?: { href: string; act: () => void } | undefined
  /** The news are the widget's only content: without them its fallback is shown. */
  isScreen?: boolean
}

const unknown: Loading<NewsPage> = { state: 'loading' }

const listOf = ({ news, nuOfNews }: NewsPage) => ({ rows: news, total: nuOfNews })

export function NewsResults(properties: NewsResultsProperties) {
  const { page, perPage, ads, headingLevel, hrefOf, onPage, onPageBeyond, unfiltered, isScreen } = properties
  const { news: answer, ad } = newsResponses(useRequest, properties)
  const top = useRef<HTMLDivElement>(null)
  useContent(isScreen ? answer : unknown)
  const { found, isBusy, lastPage } = usePage(answer, { page, perPage, listOf, onPageBeyond })
  if (answer.state === 'failed') return null
  return (
    <>
      <Announcement total={found && !isBusy ? found.nuOfNews : null} page={page} pages={lastPage} />
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
