/** A player of a national team, /reprezentant/{player_id}. */

import { useContent } from '../../src/client/use-content'
import { useRequest } from '../../src/client/use-request'
import type { PlayerDetail } from '../../src/contract/competitions'
import { playerDescription } from '../../src/domain/player'
import { playerDetail } from '../../src/endpoints/players'
import type { AttributeValues } from '../../src/island/attributes'
import type { WidgetDefinition } from '../../src/island/definition'
import { lazyView } from '../../src/island/lazy-view'
import { pictureUrl } from '../../src/page/addresses'
import { useMetadata } from '../../src/page/use-metadata'
import { useWidget } from '../../src/page/widget'
import { baseStyles } from '../../src/styles/base'
import { Band, bandStyles } from '../../src/ui/base/band'
import { courtGroundStyles } from '../../src/ui/layout/court-ground'
import { jerseyStyles } from '../../src/ui/people/jersey'
import { skeletonStyles } from '../../src/ui/states/skeleton'
import { playerTag } from './attributes'
import css from './player.css?sheet'
import { PlayerHero, PlayerHeroSkeleton } from './player-hero'
import { PlayerMetrics } from './player-metrics'
import { playerPath } from './player-path'

const PlayerStatistics = lazyView(() => import('./player-statistics'))
const PlayerMatches = lazyView(() => import('./player-matches'))
const RosterNeighbours = lazyView(() => import('./roster-neighbours'))

function Screen({
  attributes: { player: id },
}: {
  attributes: AttributeValues<typeof playerTag.attributes>
}) {
  const answer = playerDetail(useRequest, id)
  useContent(answer)
  if (id === null || answer.state === 'failed') return null
  return answer.state === 'loading' ? <PlayerHeroSkeleton /> : <PlayerPage key={id} player={answer.value} />
}

function PlayerPage({ player }: { player: PlayerDetail }) {
  const { configuration, headingLevel } = useWidget()
  const { id, first_name, last_name, photo_url, statistics, matches, national_team } = player
  useMetadata({
    title: `${first_name} ${last_name}`,
    description: playerDescription(player, national_team),
    path: playerPath(id),
    image: pictureUrl(configuration, photo_url),
  })
  const below = { headingLevel: headingLevel + 1, instead: <div className="player-place" /> }
  return (
    <>
      <PlayerHero player={player} />
      <Band>
        <PlayerMetrics player={player} />
        {statistics && statistics.length > 0 && <PlayerStatistics lines={statistics} {...below} />}
        {matches && matches.length > 0 && <PlayerMatches player={player} matches={matches} {...below} />}
        {national_team && <RosterNeighbours player={player} />}
      </Band>
    </>
  )
}

export const player: WidgetDefinition<typeof playerTag.attributes> = {
  tag: playerTag,
  Screen,
  styles: [...baseStyles, bandStyles, skeletonStyles, courtGroundStyles, jerseyStyles, css],
}
