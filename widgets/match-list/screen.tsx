/** The match list of /tekme: in order of time, one season, around today. */
import { useMemo } from 'react'
import { MatchResults } from '../../src/blocks/match-results/match-results'
import { useMatchOptions } from '../../src/blocks/match-results/use-match-options'
import { useContent } from '../../src/client/use-content'
import { useRequest } from '../../src/client/use-request'
import type { Match } from '../../src/contract/matches'
import { clubsLabel, idsIn } from '../../src/domain/match/club-choice'
import { withClubCodes } from '../../src/domain/match/club-codes'
import { groupByDay, matchesInOrder } from '../../src/domain/match/match'
import { daysText, type MatchFilters, matchQueryOf } from '../../src/domain/match/match-search'
import { slovenianDay } from '../../src/domain/time/clock'
import { matchCalendarAddress, matchTableAddress } from '../../src/endpoints/matches'
import { useOwnMatches } from '../../src/endpoints/own-matches'
import type { WidgetDefinition } from '../../src/island/definition'
import { ErrorBoundary } from '../../src/island/error-boundary'
import { lazyView } from '../../src/island/lazy-view'
import { siteUrl } from '../../src/page/addresses'
import { useMetadata } from '../../src/page/use-metadata'
import { useWidget } from '../../src/page/widget'
import { HeadingRow } from '../../src/ui/layout/heading-row'
import { useFinalScores } from '../../src/ui/matches/final-scores'
import { MatchListSkeleton } from '../../src/ui/matches/match-box-skeleton'
import { MatchDays } from '../../src/ui/matches/match-list'
import { SeasonSwitch } from '../../src/ui/navigation/season-switch'
import { EmptyState } from '../../src/ui/states/empty-state'
import { matchListTag } from './attributes'
import { type ListAttributes, useListFilters } from './filters'
import { knownFilters } from './known-filters'
import { listMetadata } from './list-metadata'
import { ListSearch } from './list-search'
import { listedMatches } from './listed-matches'
import './match-list.css?sheet'

const NoMatches = lazyView(() => import('./no-matches'))
const NextMatches = lazyView(() => import('./next-matches'))

const none: readonly Match[] = []

const nothingFound = 'Ni tekem za prikaz'

/** "Vse tekme kluba Krka"; what else narrows the list stands after a colon. */
function calendarTitle(club: string | null, others: readonly (string | null)[]): string {
  const what = others.filter(Boolean).join(' · ')
  return `Vse tekme${club ? ` kluba ${club}` : ''}${what && `: ${what}`}`
}

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
  const { write } = list
  const known = knownFilters(useRequest, list)
  const { shown, named, choices, competitionName } = known
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
  const seasons = choices.seasons ?? []
  const narrow = (filters: MatchFilters) => write(filters, 'push')
  const inSeason = (season: string): MatchFilters => ({ ...shown, season, page: null })
  const hrefOf = (filters: MatchFilters) => siteUrl(configuration, 'tekme', matchQueryOf(filters))
  useMetadata(listMetadata(named))
  const ids = idsIn(shown.club)
  const clubs = choices.clubs?.flatMap(({ id, shortName }) => (ids.includes(id) ? shortName : [])) ?? []
  const names = {
    club: clubs.length > 0 ? clubsLabel(clubs, shown.side) : null,
    clubs: clubs.length,
    competition: competitionName,
    hall: choices.halls?.find(({ id }) => id === shown.hall)?.name ?? null,
    season: seasons.find(({ id }) => id === shown.season)?.name ?? null,
  }
  const others = [names.competition, names.hall, daysText(shown.from, shown.to)]
  const addressOf = (filters: MatchFilters) => matchCalendarAddress(configuration.api, filters)
  const isActive = shown.season === choices.activeSeason
  const calendar = {
    // Next year it is next year's.
    subscription: addressOf(isActive ? { ...shown, season: null } : shown),
    // Without the search nobody has requested the names.
    title: !search ? 'Vse tekme s tega seznama' : calendarTitle(names.club, others),
  }
  return (
    <>
      {search && (
        <>
          <HeadingRow
            title="Tekme"
            season={
              <SeasonSwitch
                seasons={seasons}
                season={shown.season}
                onSeason={(season) => narrow(inSeason(season))}
                hrefOf={(season) => hrefOf(inSeason(season))}
              />
            }
            calendar={found && found.total > 0 ? { href: addressOf(shown), ...calendar } : null}
            table={found && found.total > 0 ? matchTableAddress(configuration.api, shown) : null}
            sheet={[names.club, ...others]}
          />
          <ListSearch
            filters={shown}
            choices={choices}
            isClubLocked={lock === 'club' && club !== null}
            onSearch={narrow}
          />
        </>
      )}
      <MatchResults
        answer={answer}
        question={shown}
        final={final}
        perPage={perPage}
        empty={
          search ? (
            <ErrorBoundary part="no-matches">
              <NoMatches
                {...{ shown, names, seasons }}
                onFilters={narrow}
                instead={<EmptyState>{nothingFound}</EmptyState>}
              />
            </ErrorBoundary>
          ) : (
            nothingFound
          )
        }
        calendar={search ? null : calendar}
        hrefOf={(page) => hrefOf({ ...shown, page })}
        onPage={(page) => narrow({ ...named, page })}
        jump={
          isActive
            ? {
                now: options.now,
                href: hrefOf({ ...shown, page: null }),
                onJump: () => narrow({ ...named, page: null }),
              }
            : null
        }
        onPageBeyond={() => write({ ...named, page: null }, 'replace')}
      >
        {days}
      </MatchResults>
    </>
  )
}

export const matchList: WidgetDefinition<typeof matchListTag.attributes> = {
  tag: matchListTag,
  Screen,
  styles: import.meta.sheets,
}
