/** The found matches with their officials. */
import { useMemo } from 'react'
import { searchMatches } from '../../src/api/matches'
import { useRequest } from '../../src/api/use-request'
import { MatchResults, matchResultsStyles } from '../../src/blocks/match-results/match-results'
import { useMatchOptions } from '../../src/blocks/match-results/use-match-options'
import { matchesInOrder } from '../../src/domain/match'
import { officialName } from '../../src/domain/official'
import {
  noRefereeFilters,
  type RefereeFilters,
  refereeQueryOf,
  refereeQuestion,
} from '../../src/domain/referee-search'
import { siteUrl } from '../../src/page/addresses'
import { useWidget } from '../../src/page/widget'
import { MatchList } from '../../src/ui/matches/match-list'
import { MatchOfficials } from '../../src/ui/matches/match-officials'
import { Button } from '../../src/ui/navigation/button'
import { EmptyState } from '../../src/ui/states/empty-state'
import { useOfficials } from './choices'
import { type SearchFilters, searchPath } from './filters'

export const styles = matchResultsStyles

interface ResultsProperties extends Pick<SearchFilters, 'write'> {
  filters: RefereeFilters
  /** Whether the names are complete. */
  isKnown: boolean
  perPage: number
  /** The active season; undefined while loading, null if none is known. */
  active: string | null | undefined
  /** The visitor has started the search; it wasn't in the initial URL. */
  isRequested: boolean
}

export function View({ filters, isKnown, perPage, active, isRequested, write }: ResultsProperties) {
  const { configuration, headingLevel } = useWidget()
  const options = useMatchOptions()
  const isSeasonKnown = filters.season !== null || active !== undefined
  const shown = { ...filters, season: filters.season ?? active ?? null }
  const question = refereeQuestion(shown)
  const answer = useRequest(isKnown && isSeasonKnown ? searchMatches(question, perPage) : null, {
    keep: true,
  })
  const { referee, commissioner } = filters
  const refereeName = officialName(useOfficials('referee', referee !== null), referee)
  const commissionerName = officialName(useOfficials('commissioner', commissioner !== null), commissioner)
  const found = answer.state === 'ready' ? answer.value : null
  const list = useMemo(() => {
    const sought = { referee: refereeName, commissioner: commissionerName }
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
  }, [found, perPage, headingLevel, options, refereeName, commissionerName])
  return (
    <MatchResults
      {...{ answer, question, perPage, isRequested }}
      empty={
        <EmptyState
          actions={
            <Button href={siteUrl(configuration, searchPath)} act={() => write(noRefereeFilters, 'push')}>
              Počisti iskanje
            </Button>
          }
        >
          Ni zadetkov
        </EmptyState>
      }
      hrefOf={(page) => siteUrl(configuration, searchPath, refereeQueryOf({ ...shown, page }))}
      onPage={(page) => write({ ...filters, page }, 'push')}
      onPageBeyond={() => write({ ...filters, page: 1 }, 'replace')}
    >
      {list}
    </MatchResults>
  )
}
