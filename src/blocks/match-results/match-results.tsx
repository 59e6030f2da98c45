/** The found matches, their calendar and their pages: what every search of matches shows. */
import { type ReactNode, type RefObject, useMemo, useRef } from 'react'
import { matchCalendarAddress } from '../../api/matches'
import type { Loading } from '../../api/use-request'
import type { Match, MatchPage } from '../../contract/matches'
import { firstAhead, hasBegun, sortMatches } from '../../domain/match'
import type { MatchQuestion } from '../../domain/match-search'
import { isBeyondEnd, pageCount } from '../../domain/pagination'
import { useCorrection } from '../../page/use-query'
import { useWidget } from '../../page/widget'
import { Announcement } from '../../ui/base/announcement'
import { CalendarButton } from '../../ui/matches/calendar-button'
import { MatchListSkeleton } from '../../ui/matches/match-box-skeleton'
import { matchListStyles } from '../../ui/matches/match-list'
import { Pages, paginationStyles } from '../../ui/navigation/pagination'
import { EmptyState, emptyStateStyles } from '../../ui/states/empty-state'
import { skeletonStyles } from '../../ui/states/skeleton'
import { useWaiting } from '../../ui/states/use-waiting'
import { JumpToNow } from './jump-to-now'
import css from './match-results.css?sheet'

export const matchResultsStyles: readonly string[] = [
  ...matchListStyles,
  skeletonStyles,
  emptyStateStyles,
  paginationStyles,
  css,
]

/** Placeholders while the first answer is on its way. */
const placeholders = 7

interface WayToNow {
  /** src/domain/clock.ts */
  now: string
  /** The page of this list where today is. */
  href: string
  onJump: () => void
}

export interface MatchResultsProperties {
  answer: Loading<MatchPage>
  /** What was asked, for its page and for the calendar. */
  question: MatchQuestion
  perPage: number
  /** Said where nothing is found: a sentence, or a view of its own. */
  empty: ReactNode
  /**
   * Draws the matches: by time where the server keeps that order, else a whole list in that of sortMatches. Called again for
   * other matches, and when it is another itself.
   */
  draw: (matches: readonly Match[], isByTime: boolean) => ReactNode
  /** The calendar has its place elsewhere. */
  isCalendarElsewhere?: boolean
  /** Where a page of this list is, for middle click, "copy link" and no scripts. */
  hrefOf: (page: number) => string
  /** The list came because the visitor asked for it. */
  isAsked?: boolean
  /** The visitor turns to a page. */
  onPage: (page: number) => void
  /** The way to where today is, where that may be among the matches. */
  jump?: WayToNow | null
  /** The page asked for is beyond the end, as an old link may name it: none was asked for. */
  onPageBeyond: () => void
}

export function MatchResults({ answer, isAsked, onPageBeyond, ...properties }: MatchResultsProperties) {
  const { question, perPage } = properties
  const top = useRef<HTMLDivElement>(null)
  const lastPage = answer.state === 'ready' && !answer.busy ? pageCount(answer.value.total, perPage) : null
  const page = question.page ?? (answer.state === 'ready' ? answer.value.page : undefined) ?? 1
  useCorrection(lastPage && page > lastPage ? onPageBeyond : null)
  const isReady =
    answer.state === 'ready' && !isBeyondEnd(answer.value.matches, answer.value.total, page, lastPage)
  const isBusy = !isReady || answer.busy
  useWaiting(top, isBusy)
  if (answer.state === 'failed') return null
  return (
    <div ref={top} className="results" aria-busy={isBusy}>
      <Announcement
        total={isBusy ? null : answer.value.total}
        page={page}
        pages={lastPage}
        isAsked={isAsked}
      />
      {isReady ? (
        <div className="found">
          <Found {...properties} top={top} found={answer.value} page={page} />
        </div>
      ) : (
        <MatchListSkeleton count={placeholders} />
      )}
    </div>
  )
}

interface FoundProperties extends Omit<MatchResultsProperties, 'answer' | 'isAsked' | 'onPageBeyond'> {
  found: MatchPage
  page: number
  top: RefObject<HTMLDivElement | null>
}

function Found({
  found,
  page,
  top,
  question,
  empty,
  draw,
  jump,
  isCalendarElsewhere,
  ...pages
}: FoundProperties) {
  const { configuration } = useWidget()
  const { matches, total } = found
  const isByTime = found.page !== undefined
  // Only the server can order a list of which this is one page. A record that was left out counts in the total.
  const isWhole = total <= pages.perPage
  // Thousands of rows are not gone through because another question is on its way.
  const list = useMemo(
    () => draw(isWhole && !isByTime ? sortMatches(matches) : matches, isByTime),
    [draw, matches, isWhole, isByTime],
  )
  if (matches.length === 0) return typeof empty === 'string' ? <EmptyState>{empty}</EmptyState> : empty
  return (
    <>
      {list}
      {jump && isByTime && <Jump {...jump} {...{ matches, question }} list={top} />}
      <Pages {...{ total, page, top, ...pages }} />
      {!isCalendarElsewhere && (
        <div className="after">
          <CalendarButton href={matchCalendarAddress(configuration.api, question)} />
        </div>
      )}
    </>
  )
}

interface JumpProperties extends WayToNow, Pick<MatchResultsProperties, 'question'> {
  matches: readonly Match[]
  list: RefObject<HTMLDivElement | null>
}

/** The page where today is may lie wholly before or after it; then there is nowhere to go. */
function Jump({ matches, now, question, ...way }: JumpProperties) {
  const ahead = firstAhead(matches, now)
  if (!ahead && question.page === null) return null
  const isAfter = matches.every((match) => hasBegun(match, now))
  return <JumpToNow {...{ ahead, isAfter, ...way }} />
}
