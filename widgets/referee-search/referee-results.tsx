/** The found matches with their officials. */
import { useMemo } from 'react'
import { MatchResults } from '../../src/blocks/match-results/match-results'
import { useMatchOptions } from '../../src/blocks/match-results/use-match-options'
import { useRequest } from '../../src/client/use-request'
import { matchesInOrder } from '../../src/domain/match/match'
import { noRefereeFilters, refereeQueryOf, refereeQuestion } from '../../src/domain/match/referee-search'
import { matchCalendarAddress } from '../../src/endpoints/matches'
import { siteUrl } from '../../src/page/addresses'
import { useWidget } from '../../src/page/widget'
import { MatchList } from '../../src/ui/matches/match-list'
import { MatchOfficials } from '../../src/ui/matches/match-officials'
import { Button } from '../../src/ui/navigation/button'
import { EmptyState } from '../../src/ui/states/empty-state'
import { chosenNames, type SeasonChoices } from './choices'
import type { SearchFilters } from './filters'
import { foundMatches, type KnownFilters } from './known-filters'
import { route } from './site'

interface ResultsProperties extends Pick<SearchFilters, 'write'>, Pick<SeasonChoices, 'active'> {
  known: KnownFilters
  perPage: number
  /** The visitor has started the search; it wasn't in the initial URL. */
  isRequested: boolean
}

export function View({ known, perPage, active, isRequested, write }: ResultsProperties) {
  const { configuration, headingLevel } = useWidget()
  const options = useMatchOptions()
  const { filters } = known
  const { shown, answer } = foundMatches(useRequest, known, active, perPage)
  const { referee, commissioner } = chosenNames(useRequest, filters)
  const found = answer.state === 'ready' ? answer.value : null
  const list = useMemo(() => {
    const sought = { referee, commissioner }
    return (
      found && (
        <MatchList
          matches={matchesInOrder(found, perPage)}
          officials={(match) => <MatchOfficials match={match} sought={sought} />}
          headingLevel={headingLevel + 1}
          {...options}
        />
      )
    )
  }, [found, perPage, headingLevel, options, referee, commissioner])
  return (
    <MatchResults
      {...{ answer, perPage, isRequested }}
      question={refereeQuestion(shown)}
      empty={
        <EmptyState
          actions={
            <Button href={siteUrl(configuration, route.path)} act={() => write(noRefereeFilters, 'push')}>
              Počisti iskanje
            </Button>
          }
        >
          Ni zadetkov
        </EmptyState>
      }
      calendar={{
        subscription: matchCalendarAddress(
          configuration.api,
          refereeQuestion(shown.season === active ? { ...shown, season: null } : shown),
        ),
        title: 'Vse najdene tekme',
      }}
      hrefOf={(page) => siteUrl(configuration, route.path, refereeQueryOf({ ...shown, page }))}
      onPage={(page) => write({ ...filters, page }, 'push')}
      onPageBeyond={() => write({ ...filters, page: 1 }, 'replace')}
    >
      {list}
    </MatchResults>
  )
}
