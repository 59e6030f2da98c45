/** The found matches by day, their calendar and their pages. */
import { useRef } from 'react'
import { matchCalendarAddress } from '../../src/api/matches'
import type { Loading } from '../../src/api/use-request'
import type { Club } from '../../src/contract/federation'
import type { Match, MatchPage } from '../../src/contract/matches'
import { playsFor } from '../../src/domain/club'
import { groupByDay, sortMatches } from '../../src/domain/match'
import { type MatchFilters, matchQueryOf } from '../../src/domain/match-search'
import { pageCount } from '../../src/domain/pagination'
import { crestUrl, siteUrl } from '../../src/page/addresses'
import { useWidget } from '../../src/page/widget'
import { Button } from '../../src/ui/button/button'
import { EmptyState, emptyStateStyles } from '../../src/ui/empty-state/empty-state'
import { shapes } from '../../src/ui/icon/shapes'
import { MatchListSkeleton } from '../../src/ui/match-box/match-box-skeleton'
import { MatchDays, matchListStyles } from '../../src/ui/match-list/match-list'
import { Pages, paginationStyles } from '../../src/ui/pagination/pagination'
import { skeletonStyles } from '../../src/ui/skeleton/skeleton'
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
  filters: MatchFilters
  perPage: number
  /** The club whose matches are marked. */
  ownClub: Club | undefined
  onPage: (page: number) => void
}

export function MatchResults({ answer, ...properties }: MatchResultsProperties) {
  if (answer.state === 'failed') return null
  const isReady = answer.state === 'ready' && !isBeyond(answer, properties)
  return (
    <div className="results" aria-busy={!isReady || answer.busy}>
      {isReady ? <Found {...properties} found={answer.value} /> : <MatchListSkeleton count={placeholders} />}
    </div>
  )
}

/** Nothing stands on a page beyond the end; that is no empty list, the last page is on its way. */
function isBeyond(
  { value: { matches, total }, busy }: Extract<MatchResultsProperties['answer'], { state: 'ready' }>,
  { filters, perPage }: Pick<MatchResultsProperties, 'filters' | 'perPage'>,
): boolean {
  return matches.length === 0 && total > 0 && (busy || filters.page > pageCount(total, perPage))
}

interface FoundProperties extends Omit<MatchResultsProperties, 'answer'> {
  found: MatchPage
}

function Found({ found, filters, ownClub, perPage, onPage }: FoundProperties) {
  const { configuration, headingLevel } = useWidget()
  const top = useRef<HTMLDivElement>(null)
  const { matches, total } = found
  if (matches.length === 0) return <EmptyState>Ni tekem za prikaz</EmptyState>
  // Only the server can order a list of which this is one page. A record that was left out counts in the total.
  const isWhole = total <= Math.max(matches.length, perPage)
  const ordered = isWhole ? sortMatches(matches) : matches
  return (
    <div ref={top} className="found">
      <MatchDays
        days={groupByDay(ordered)}
        headingLevel={headingLevel + 1}
        crestUrl={(code) => crestUrl(configuration, code)}
        isOwn={(match: Match) => ownClub !== undefined && playsFor(match, ownClub)}
      />
      <Pages
        page={filters.page}
        perPage={perPage}
        total={total}
        hrefOf={(page) => siteUrl(configuration, 'tekme', matchQueryOf({ ...filters, page }))}
        onPage={onPage}
        top={top}
      />
      <div className="after">
        <Button
          small
          icon={shapes.calendarPlus}
          href={matchCalendarAddress(configuration.api, filters)}
          download
        >
          Dodaj v koledar
        </Button>
      </div>
    </div>
  )
}
