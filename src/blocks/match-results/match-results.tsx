/** Found matches with their calendar link and pagination, for every search of matches. */
import { type ReactNode, type RefObject, useMemo, useRef } from 'react'
import type { Loading } from '../../client/ask'
import { usePage } from '../../client/use-page'
import type { Match, MatchPage } from '../../contract/matches'
import { firstAhead, hasBegun } from '../../domain/match/match'
import type { MatchQuestion } from '../../domain/match/match-search'
import { clampPage, pageCount } from '../../domain/query/pagination'
import { matchCalendarAddress } from '../../endpoints/matches'
import { useWidget } from '../../page/widget'
import { Announcement } from '../../ui/base/announcement'
import { CalendarButton, type CalendarLinks } from '../../ui/matches/calendar-button'
import { MatchListSkeleton } from '../../ui/matches/match-box-skeleton'
import { Pages } from '../../ui/navigation/pagination'
import { JumpToNow } from './jump-to-now'
import './match-results.css?sheet'

/** Number of placeholders while the first answer is loading. */
const placeholders = 7

interface WayToNow {
  /** The time (src/domain/time/clock.ts) */
  now: string
  /** The page of this list that contains today. */
  href: string
  onJump: () => void
}

export interface MatchResultsProperties {
  answer: Loading<MatchPage>
  /** The query, for the page links and the calendar. */
  question: MatchQuestion
  perPage: number
  /** Shown if nothing is found. */
  empty: ReactNode
  /** The matches of the answer. Memoized by the screen: a hundred rows shouldn't render again only because another answer is loading. */
  children: ReactNode
  /** What the calendar's menu says and follows; null where the calendar is shown elsewhere. */
  calendar?: Omit<CalendarLinks, 'href'> | null
  /** The address of a page of this list, for middle click, "copy link" and visitors without JavaScript. */
  hrefOf: (page: number) => string
  /** The scores that have become final (src/ui/matches/final-scores.tsx). */
  final?: string
  /** Whether the visitor triggered this list. */
  isRequested?: boolean
  /** Called when the visitor chooses a page. */
  onPage: (page: number) => void
  /** The button to today, if today may be among the matches. */
  jump?: WayToNow | null
  /** Called if the requested page is beyond the last one, as in an old link. */
  onPageBeyond: () => void
}

const listOf = ({ matches, total }: MatchPage) => ({ rows: matches, total })

/** The page that the server chose; a number beyond the last page would be requested again and again. */
const pageOf = ({ page = 1, total }: MatchPage, perPage: number): number =>
  clampPage(page, pageCount(total, perPage))

export function MatchResults({
  answer,
  final = '',
  isRequested,
  onPageBeyond,
  ...properties
}: MatchResultsProperties) {
  const { question, perPage } = properties
  const top = useRef<HTMLDivElement>(null)
  const page = question.page ?? (answer.state === 'ready' ? pageOf(answer.value, perPage) : 1)
  const { found, isBusy, lastPage } = usePage(answer, { page, perPage, listOf, onPageBeyond })
  const key = Object.values(question).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes by itself is not announced
  const announced = useMemo(
    () => ({ total: found && !isBusy ? found.total : null, page, pages: lastPage }),
    [key, isBusy, found === null],
  )
  if (answer.state === 'failed') return null
  return (
    <div ref={top} className="results" aria-busy={isBusy}>
      <Announcement {...announced} {...{ final, isRequested }} />
      {found ? (
        <div className="results-found">
          <Found {...properties} {...{ top, found, page }} />
        </div>
      ) : (
        <MatchListSkeleton count={placeholders} />
      )}
    </div>
  )
}

interface FoundProperties
  extends Omit<MatchResultsProperties, 'answer' | 'final' | 'isRequested' | 'onPageBeyond'> {
  found: MatchPage
  page: number
  top: RefObject<HTMLDivElement | null>
}

function Found({ found, question, empty, children, jump, calendar, ...pages }: FoundProperties) {
  const { configuration } = useWidget()
  const { matches, total } = found
  if (matches.length === 0) return empty
  return (
    <>
      {children}
      {jump && found.page !== undefined && <Jump {...jump} {...{ matches, question }} list={pages.top} />}
      <Pages total={total} {...pages} />
      {calendar !== null && (
        <div className="after unprinted">
          <CalendarButton href={matchCalendarAddress(configuration.api, question)} {...calendar} />
        </div>
      )}
    </>
  )
}

interface JumpProperties extends WayToNow, Pick<MatchResultsProperties, 'question'> {
  matches: readonly Match[]
  list: RefObject<HTMLDivElement | null>
}

/** Today's page may lie wholly before or after now; then there is nowhere to scroll. */
function Jump({ matches, now, question, ...way }: JumpProperties) {
  const ahead = firstAhead(matches, now)
  if (!ahead && question.page === null) return null
  const isAfter = matches.every((match) => hasBegun(match, now))
  // The first list that is shown begins there.
  return <JumpToNow {...{ ahead, isAfter, ...way }} isInSight={question.page === null} />
}
