/** A season without such matches leads on to the nearest seasons that have some. */
import { getHistoryMatches } from '../../../src/api/history'
import { useRequest } from '../../../src/api/use-request'
import type { HistoryView } from '../../../src/domain/history-view'
import { nearestOffers, nearestSeasons } from '../../../src/domain/no-matches'
import { Button } from '../../../src/ui/navigation/button'
import { EmptyState } from '../../../src/ui/states/empty-state'
import type { Category } from './history-matches'

interface HistorySeason {
  id: string
  name: string
}

interface NoHistoryProperties {
  category: Category
  shown: HistoryView
  seasons: readonly HistorySeason[]
  /** Whether the visitor has chosen what is shown. */
  isChosen: boolean
  /** The page's address with these matches; null for those that it opens with. */
  hrefOf: (view: HistoryView | null) => string
  onShow: (view: HistoryView | null) => void
}

export function NoHistory({ category, shown, seasons, isChosen, hrefOf, onShow }: NoHistoryProperties) {
  const offers = useOffers(category, shown, seasons)
  const leadTo = (view: HistoryView | null) => ({ href: hrefOf(view), act: () => onShow(view) })
  return (
    <EmptyState
      actions={
        <>
          {offers.map(({ season, total }) => (
            <Button
              key={season.id}
              {...leadTo({ season: season.id, type: shown.type })}
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

/** The nearest two of the nearest six seasons, newest first. */
function useOffers(category: Category, { season, type }: HistoryView, seasons: readonly HistorySeason[]) {
  const near = nearestSeasons(seasons, season, { from: null, to: null })
  const offers = [
    useOffer(near[0], category, type),
    useOffer(near[1], category, type),
    useOffer(near[2], category, type),
    useOffer(near[3], category, type),
    useOffer(near[4], category, type),
    useOffer(near[5], category, type),
  ]
  return nearestOffers(offers, seasons)
}

function useOffer(season: HistorySeason | undefined, category: Category, type: HistoryView['type']) {
  const answer = useRequest(season ? getHistoryMatches(season.id, category, type) : null)
  const total = answer.state === 'ready' ? answer.value.length : 0
  return season && total > 0 ? { season, total } : null
}
