/** The found matches, their calendar and their pages: what every search of matches shows. */
import { type ReactNode, type RefObject, useMemo, useRef } from 'react'
import { matchCalendarAddress } from '../../api/matches'
import type { Loading } from '../../api/use-request'
import type { Match, MatchPage } from '../../contract/matches'
import { sortMatches } from '../../domain/match'
import type { MatchQuestion } from '../../domain/match-search'
import { isBeyondEnd, pageCount } from '../../domain/pagination'
import { useCorrection } from '../../page/use-query'
import { useWidget } from '../../page/widget'
import { Announcement } from '../../ui/announcement/announcement'
import { EmptyState, emptyStateStyles } from '../../ui/empty-state/empty-state'
import { MatchListSkeleton } from '../../ui/match-box/match-box-skeleton'
import { CalendarButton } from '../../ui/match-list/calendar-button'
import { matchListStyles } from '../../ui/match-list/match-list'
import { Pages, paginationStyles } from '../../ui/pagination/pagination'
import { skeletonStyles } from '../../ui/skeleton/skeleton'
import { useWaiting } from '../../ui/waiting/use-waiting'
import css from './match-results.css?sheet'

export const matchResultsStyles: readonly string[] = [
  ...matchListStyles,
  skeletonStyles,
  emptyStateStyles,
  paginationStyles,
  css,
]

/** Placeholders while the first answer is on its way (spec 9, team matches). */
const placeholders = 7

export interface MatchResultsProperties {
  answer: Loading<MatchPage>
  /** What was asked, for its page and for the calendar. */
  question: MatchQuestion
  perPage: number
  /** Said where nothing is found. */
  empty: string
  /** Draws the matches, which come in the order of spec 4. Called again for other matches, and when it is another itself. */
  draw: (matches: readonly Match[]) => ReactNode
  /** Where a page of this list is, for middle click, "copy link" and no scripts. */
  hrefOf: (page: number) => string
  /** The list came because the visitor asked for it. */
  isAsked?: boolean
  /** The visitor turns to a page. */
  onPage: (page: number) => void
  /** The page asked for is beyond the end, as an old link may name it; this is the last one. */
  onPageBeyond: (lastPage: number) => void
}

export function MatchResults({ answer, isAsked, onPageBeyond, ...properties }: MatchResultsProperties) {
  const { question, perPage } = properties
  const top = useRef<HTMLDivElement>(null)
  const lastPage = answer.state === 'ready' && !answer.busy ? pageCount(answer.value.total, perPage) : null
  useCorrection(lastPage && question.page > lastPage ? () => onPageBeyond(lastPage) : null)
  const isReady =
    answer.state === 'ready' &&
    !isBeyondEnd(answer.value.matches, answer.value.total, question.page, lastPage)
  const isBusy = !isReady || answer.busy
  useWaiting(top, isBusy)
  if (answer.state === 'failed') return null
  return (
    <div ref={top} className="results" aria-busy={isBusy}>
      <Announcement
        total={isBusy ? null : answer.value.total}
        page={question.page}
        pages={lastPage}
        isAsked={isAsked}
      />
      {isReady ? (
        <div className="found">
          <Found {...properties} top={top} found={answer.value} />
        </div>
      ) : (
        <MatchListSkeleton count={placeholders} />
      )}
    </div>
  )
}

interface FoundProperties extends Omit<MatchResultsProperties, 'answer' | 'isAsked' | 'onPageBeyond'> {
  found: MatchPage
  top: RefObject<HTMLDivElement | null>
}

function Found({ found, top, question, perPage, empty, draw, hrefOf, onPage }: FoundProperties) {
  const { configuration } = useWidget()
  const { matches, total } = found
  // Only the server can order a list of which this is one page. A record that was left out counts in the total.
  const isWhole = total <= perPage
  // Thousands of rows are not gone through because another question is on its way.
  const list = useMemo(() => draw(isWhole ? sortMatches(matches) : matches), [draw, matches, isWhole])
  if (matches.length === 0) return <EmptyState>{empty}</EmptyState>
  return (
    <>
      {list}
      <Pages {...{ perPage, total, hrefOf, onPage, top }} page={question.page} />
      <div className="after">
        <CalendarButton href={matchCalendarAddress(configuration.api, question)} />
      </div>
    </>
  )
}
