/** Nothing was found: names the filters, and seasons in which they find something. */
import { Fragment } from 'react'
import { useRequest } from '../../src/client/use-request'
import {
  isNarrowed,
  type MatchFilters,
  matchQueryOf,
  noMatchFilters,
} from '../../src/domain/match/match-search'
import { noMatchesSentence } from '../../src/domain/match/no-matches'
import { siteUrl } from '../../src/page/addresses'
import { useWidget } from '../../src/page/widget'
import { Button } from '../../src/ui/navigation/button'
import { EmptyState } from '../../src/ui/states/empty-state'
import { chosenNames } from './chosen-names'
import type { KnownFilters } from './known-filters'
import { seasonOffers } from './season-offers'

export interface NoMatchesProperties {
  known: KnownFilters
  onFilters: (filters: MatchFilters) => void
}

export function View({ known, onFilters }: NoMatchesProperties) {
  const { configuration } = useWidget()
  const { shown, choices, competitionName } = known
  const offers = seasonOffers(useRequest, choices.seasons ?? [], shown, competitionName)
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
      {noMatchesSentence(chosenNames(known), shown).map((piece, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece has only its index
        index % 2 === 1 ? <b key={index}>{piece}</b> : <Fragment key={index}>{piece}</Fragment>,
      )}
    </EmptyState>
  )
}
