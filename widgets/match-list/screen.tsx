/** The match list of /tekme: in order of time, one season, around today. */
import { useMemo } from 'react'
import { MatchResults } from '../../src/blocks/match-results/match-results'
import { useMatchOptions } from '../../src/blocks/match-results/use-match-options'
import { useContent } from '../../src/client/use-content'
import { useRequest } from '../../src/client/use-request'
import type { Match } from '../../src/contract/matches'
import { withClubCodes } from '../../src/domain/match/club-codes'
import { groupByDay, matchesInOrder } from '../../src/domain/match/match'
import { type MatchFilters, matchQueryOf } from '../../src/domain/match/match-search'
import { slovenianDay } from '../../src/domain/time/clock'
import { matchCalendarAddress } from '../../src/endpoints/matches'
import { useOwnMatches } from '../../src/endpoints/own-matches'
import type { WidgetDefinition } from '../../src/island/definition'
import { ErrorBoundary } from '../../src/island/error-boundary'
import { lazyView } from '../../src/island/lazy-view'
import { siteUrl } from '../../src/page/addresses'
import { useMetadata } from '../../src/page/use-metadata'
import { useWidget } from '../../src/page/widget'
import { useFinalScores } from '../../src/ui/matches/final-scores'
import { MatchListSkeleton } from '../../src/ui/matches/match-box-skeleton'
import { MatchDays } from '../../src/ui/matches/match-list'
import { EmptyState } from '../../src/ui/states/empty-state'
import { matchListTag as tag } from './attributes'
import { type ListAttributes, useListFilters } from './filters'
import { knownFilters } from './known-filters'
import { ListSearch } from './list-search'
import { listedMatches } from './listed-matches'
import type { NoMatchesProperties } from './no-matches'
import { aboutMatches } from './site'
import './match-list.css?sheet'

const NoMatches = lazyView(() => import('./no-matches'))
const NextMatches = lazyView(() => import('./next-matches'))

const none: readonly Match[] = []

const nothingFound = <EmptyState>Ni tekem za prikaz</EmptyState>

function Screen({ attributes }: { attributes: ListAttributes }) {
  if (attributes.show === 'all') return <AllMatches attributes={attributes} />
  return (
    <ErrorBoundary part="next-matches">
      <NextMatches attributes={attributes} instead={<MatchListSkeleton count={attributes.perPage} />} />
    </ErrorBoundary>
  )
}

function AllMatches({ attributes }: { attributes: ListAttributes }) {
  const { club, perPage, search, lock } = attributes
  const { configuration, headingLevel } = useWidget()
  const options = useMatchOptions()
  const list = useListFilters(attributes)
  const known = knownFilters(useRequest, list)
  const { shown, named, choices } = known
  const isOwn = useOwnMatches(club)
  const answer = listedMatches(useRequest, known, perPage, slovenianDay(options.now))
  const found = answer.state === 'ready' ? answer.value : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page unfolds when its matches arrive
  const days = useMemo(
    () =>
      found && (
        <MatchDays
          days={groupByDay(withClubCodes(matchesInOrder(found, perPage), choices.clubs))}
          headingLevel={headingLevel + 1}
          isByTime={found.page !== undefined}
          isFolded={found.page !== undefined && shown.page === null}
          isOwn={isOwn}
          {...options}
        />
      ),
    [found, choices.clubs, perPage, headingLevel, isOwn, options],
  )
  const final = useFinalScores({ matches: found?.matches ?? none, now: options.now })
  useContent(answer)
  useMetadata(aboutMatches(named))
  const narrow = (filters: MatchFilters) => list.write(filters, 'push')
  const toPage = (page: number | null) => narrow({ ...named, page })
  const hrefOf = (page: number | null) => siteUrl(configuration, 'tekme', matchQueryOf({ ...shown, page }))
  const isActive = shown.season === choices.activeSeason
  // Next year it is next year's.
  const followed = isActive ? { ...shown, season: null } : shown
  const subscription = matchCalendarAddress(configuration.api, followed)
  return (
    <>
      {search && (
        <ListSearch
          {...{ known, found, subscription }}
          isClubLocked={lock === 'club' && club !== null}
          onSearch={narrow}
        />
      )}
      <MatchResults
        {...{ answer, final, perPage, hrefOf }}
        question={shown}
        empty={search ? <NothingFound known={known} onFilters={narrow} /> : nothingFound}
        // Without the search nobody has requested the names.
        calendar={search ? null : { subscription, title: 'Vse tekme s tega seznama' }}
        onPage={toPage}
        jump={isActive ? { now: options.now, href: hrefOf(null), onJump: () => toPage(null) } : null}
        onPageBeyond={() => list.write({ ...named, page: null }, 'replace')}
      >
        {days}
      </MatchResults>
    </>
  )
}

/** Says what was looked for, as soon as its file has loaded. */
const NothingFound = (properties: NoMatchesProperties) => (
  <ErrorBoundary part="no-matches">
    <NoMatches {...properties} instead={nothingFound} />
  </ErrorBoundary>
)

export const matchList = { tag, Screen, styles: import.meta.sheets } satisfies WidgetDefinition
