/** A season without such matches leads on to the nearest seasons that have some. */
import type { HistoryView } from '../../../src/domain/competition/history-view'
import { Button } from '../../../src/ui/navigation/button'
import { EmptyState } from '../../../src/ui/states/empty-state'
import type { SeasonOffer } from './category-history'

interface NoHistoryProperties {
  type: HistoryView['type']
  offers: readonly SeasonOffer[]
  /** Whether the visitor has chosen what is shown. */
  isChosen: boolean
  /** The page's address with these matches; null for those that it opens with. */
  hrefOf: (view: HistoryView | null) => string
  onShow: (view: HistoryView | null) => void
}

export function NoHistory({ type, offers, isChosen, hrefOf, onShow }: NoHistoryProperties) {
  const leadTo = (view: HistoryView | null) => ({ href: hrefOf(view), act: () => onShow(view) })
  return (
    <EmptyState
      actions={
        <>
          {offers.map(({ season, total }) => (
            <Button
              key={season.id}
              {...leadTo({ season: season.id, type })}
            >{`Sezona ${season.name} · ${total}`}</Button>
          ))}
          {isChosen && <Button {...leadTo(null)}>Počisti iskanje</Button>}
        </>
      }
    >
      Ni tekem za prikaz
    </EmptyState>
  )
}
