/** The match list of /tekme (spec 2.1 and 2.8, contract 8.12 and 8.15). */
import { useCallback } from 'react'
import { getClubs } from '../../src/api/federation'
import { useMatchChoices } from '../../src/api/match-choices'
import { searchMatches } from '../../src/api/matches'
import { useContent } from '../../src/api/use-content'
import { useRequest } from '../../src/api/use-request'
import { MatchResults, matchResultsStyles } from '../../src/blocks/match-results/match-results'
import type { Match } from '../../src/contract/matches'
import { playsFor } from '../../src/domain/club'
import { groupByDay } from '../../src/domain/match'
import { matchQueryOf } from '../../src/domain/match-search'
import type { WidgetDefinition } from '../../src/element/definition'
import { crestUrl, siteUrl } from '../../src/page/addresses'
import { useMetadata } from '../../src/page/use-metadata'
import { useWidget } from '../../src/page/widget'
import { baseStyles } from '../../src/styles/base'
import { matchFiltersStyles } from '../../src/ui/match-filters/match-filters'
import { MatchDays } from '../../src/ui/match-list/match-list'
import { matchListTag } from './attributes'
import { type ListAttributes, useListFilters } from './filters'
import { ListSearch } from './list-search'

function Screen({ attributes }: { attributes: ListAttributes }) {
  const { club, perPage, search, lock } = attributes
  const { configuration, headingLevel } = useWidget()
  const { filters, write } = useListFilters(attributes)
  const choices = useMatchChoices(filters.season, !search)
  const clubs = useRequest(club === null ? null : getClubs())
  const shown = { ...filters, season: filters.season ?? choices.activeSeason ?? null }
  const isSeasonKnown = filters.season !== null || choices.activeSeason !== undefined
  const answer = useRequest(isSeasonKnown ? searchMatches(shown, perPage) : null, { keep: true })
  const ownClub = clubs.state === 'ready' ? clubs.value.find(({ id }) => id === club) : undefined
  const draw = useCallback(
    (matches: readonly Match[]) => (
      <MatchDays
        days={groupByDay(matches)}
        headingLevel={headingLevel + 1}
        crestUrl={(code) => crestUrl(configuration, code)}
        isOwn={(match) => ownClub !== undefined && playsFor(match, ownClub)}
      />
    ),
    [configuration, headingLevel, ownClub],
  )
  useContent(answer)
  useListMetadata(matchQueryOf(filters))
  return (
    <>
      {search && (
        <ListSearch
          filters={filters}
          choices={choices}
          isClubLocked={lock === 'club' && club !== null}
          onSearch={(searched) => write(searched, 'push')}
        />
      )}
      <MatchResults
        answer={answer}
        question={shown}
        perPage={perPage}
        empty="Ni tekem za prikaz"
        draw={draw}
        hrefOf={(page) => siteUrl(configuration, 'tekme', matchQueryOf({ ...shown, page }))}
        onPage={(page) => write({ ...filters, page }, 'push')}
        onPageBeyond={(page) => write({ ...filters, page }, 'replace')}
      />
    </>
  )
}

function useListMetadata(query: Record<string, string | null>): void {
  const { configuration } = useWidget()
  useMetadata({
    title: `${configuration.productName} - Tekme`,
    description: 'Razpored in izidi tekem',
    image: null,
    url: siteUrl(configuration, 'tekme', query),
  })
}

export const matchList: WidgetDefinition<typeof matchListTag.attributes> = {
  tag: matchListTag,
  Screen,
  styles: [...baseStyles, ...matchFiltersStyles, ...matchResultsStyles],
}
