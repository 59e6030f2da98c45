/** Nothing was found: names the filters, and seasons in which they find something. */
import { Fragment } from 'react'
import { useRequest } from '../../src/client/use-request'
import type { Season } from '../../src/contract/federation'
import {
  isNarrowed,
  type MatchFilters,
  matchQueryOf,
  noMatchFilters,
} from '../../src/domain/match/match-search'
import { type ChosenNames, noMatchesSentence } from '../../src/domain/match/no-matches'
import { siteUrl } from '../../src/page/addresses'
import { useWidget } from '../../src/page/widget'
import { Button } from '../../src/ui/navigation/button'
import { EmptyState } from '../../src/ui/states/empty-state'
import { seasonOffers } from './season-offers'

export interface NoMatchesProperties {
  shown: MatchFilters
  names: ChosenNames
  seasons: readonly Season[]
  onFilters: (filters: MatchFilters) => void
}

export function View({ shown, names, seasons, onFilters }: NoMatchesProperties) {
  const { configuration } = useWidget()
  const offers = seasonOffers(useRequest, seasons, shown, names.competition)
  const leadTo = (filters: MatchFilters) => ({
    href: siteUrl(configuration, 'tekme', matchQueryOf(filters)),
    act: () => onFilters(filters),
  })
  const buttons = offers.map(({ season, filters, total }) => (
    <Button key={season.id} {...leadTo(filters)}>{`Sezona ${season.name} · ${total}`}</Button>
  ))
  if (isNarrowed(shown))
    buttons.push(
      <Button key="clear" {...leadTo({ ...noMatchFilters, season: shown.season })}>
        Počisti iskanje
      </Button>,
    )
  return (
    <EmptyState actions={buttons.length > 0 && buttons}>
      {noMatchesSentence(names, shown).map((piece, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece has nothing but its place
        index % 2 === 1 ? <b key={index}>{piece}</b> : <Fragment key={index}>{piece}</Fragment>,
      )}
    </EmptyState>
  )
}
