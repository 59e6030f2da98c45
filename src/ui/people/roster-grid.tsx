/** A team's players as cards; selection and order are in domain/roster.ts. */
import type { Player } from '../../contract/national-teams'
import { Rows } from '../base/rows'
import { Loading } from '../states/skeleton'
import { PlayerCard, PlayerCardSkeleton } from './player-card'
import type { PlayerAddresses } from './player-facts'
import './roster-grid.css?sheet'

export function RosterGrid({ players, ...addresses }: PlayerAddresses & { players: readonly Player[] }) {
  return (
    <ul className="roster-grid" role="list">
      <Rows of={players}>
        {(player, index) => (
          <li key={player.id}>
            <PlayerCard player={player} index={index} {...addresses} />
          </li>
        )}
      </Rows>
    </ul>
  )
}

export function RosterGridSkeleton({ count }: { count: number }) {
  return (
    <Loading count={count} className="roster-grid">
      <PlayerCardSkeleton />
    </Loading>
  )
}
