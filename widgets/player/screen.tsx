/** A player of a national team, /reprezentant/{player_id}. */

import { useContent } from '../../src/client/use-content'
import { useRequest } from '../../src/client/use-request'
import type { PlayerDetail } from '../../src/contract/competitions'
import { playerDetail } from '../../src/endpoints/players'
import type { AttributeValues } from '../../src/island/attributes'
import type { WidgetDefinition } from '../../src/island/definition'
import { lazyView } from '../../src/island/lazy-view'
import { useMetadata } from '../../src/page/use-metadata'
import { useWidget } from '../../src/page/widget'
import { playerTag as tag } from './attributes'
import { PlayerHero, PlayerHeroSkeleton } from './player-hero'
import { PlayerMetrics } from './player-metrics'
import { aboutPlayer, playerPath } from './site'
import '../../src/ui/base/band.css?sheet'
import './player.css?sheet'

const PlayerStatistics = lazyView(() => import('./player-statistics'))
const PlayerMatches = lazyView(() => import('./player-matches'))
const RosterNeighbours = lazyView(() => import('./roster-neighbours'))

function Screen({ attributes: { player: id } }: { attributes: AttributeValues<typeof tag.attributes> }) {
  const answer = playerDetail(useRequest, id)
  useContent(answer)
  if (id === null || answer.state === 'failed') return null
  return answer.state === 'loading' ? <PlayerHeroSkeleton /> : <PlayerPage key={id} player={answer.value} />
}

function PlayerPage({ player }: { player: PlayerDetail }) {
  const { headingLevel } = useWidget()
  const { id, statistics, matches, national_team } = player
  useMetadata({ ...aboutPlayer(player), path: playerPath(id) })
  const below = { headingLevel: headingLevel + 1, instead: <div className="tab-skeleton" /> }
  return (
    <>
      <PlayerHero player={player} />
      <div className="band">
        <PlayerMetrics player={player} />
        {statistics && statistics.length > 0 && <PlayerStatistics lines={statistics} {...below} />}
        {matches && matches.length > 0 && <PlayerMatches player={player} matches={matches} {...below} />}
        {national_team && <RosterNeighbours player={player} />}
      </div>
    </>
  )
}

export const player = { tag, Screen, styles: import.meta.sheets } satisfies WidgetDefinition
