/** The match list of /tekme (spec 2.1 and 2.8, contract 8.12 and 8.15). */
import { useEffect } from 'react'
import { getClubs } from '../../src/api/federation'
import { useMatchChoices } from '../../src/api/match-choices'
import { searchMatches } from '../../src/api/matches'
import { useContent } from '../../src/api/use-content'
import { useRequest } from '../../src/api/use-request'
import { matchQueryOf } from '../../src/domain/match-search'
import { pageCount } from '../../src/domain/pagination'
import type { WidgetDefinition } from '../../src/element/definition'
import { siteUrl } from '../../src/page/addresses'
import { useWidget } from '../../src/page/widget'
import { baseStyles } from '../../src/styles/base'
import { matchFiltersStyles } from '../../src/ui/match-filters/match-filters'
import { matchListTag } from './attributes'
import { type ListAttributes, useListFilters } from './filters'
import { ListSearch } from './list-search'
import { MatchResults, matchResultsStyles } from './match-results'

function Screen({ attributes }: { attributes: ListAttributes }) {
  const { club, perPage, search, lock } = attributes
  const { filters, write } = useListFilters(attributes)
  const choices = useMatchChoices(filters.season, !search)
  const clubs = useRequest(club === null ? null : getClubs())
  const shown = { ...filters, season: filters.season ?? choices.activeSeason ?? null }
  const isSeasonKnown = filters.season !== null || choices.activeSeason !== undefined
  const answer = useRequest(isSeasonKnown ? searchMatches(shown, perPage) : null, { keep: true })
  const lastPage = answer.state === 'ready' && !answer.busy ? pageCount(answer.value.total, perPage) : null
  useContent(answer)
  useListMetadata(matchQueryOf(filters))
  useEffect(() => {
    // A page beyond the end, as an old link may name it, is the last one.
    if (lastPage && filters.page > lastPage) write({ ...filters, page: lastPage }, 'replace')
  })
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
        filters={shown}
        perPage={perPage}
        ownClub={clubs.state === 'ready' ? clubs.value.find(({ id }) => id === club) : undefined}
        onPage={(page) => write({ ...filters, page }, 'push')}
      />
    </>
  )
}

function useListMetadata(query: Record<string, string | null>): void {
  const widget = useWidget()
  const { productName } = widget.configuration
  const url = siteUrl(widget.configuration, 'tekme', query)
  useEffect(() => {
    const description = 'Razpored in izidi tekem'
    widget.announceMetadata({ title: `${productName} - Tekme`, description, image: null, url })
  }, [widget, productName, url])
}

export const matchList: WidgetDefinition<typeof matchListTag.attributes> = {
  tag: matchListTag,
  Screen,
  styles: [...baseStyles, ...matchFiltersStyles, ...matchResultsStyles],
}
