/** Players who left the camp, as rows with a small photo. In list layout they are a RosterTable. */
import type { Player } from '../../contract/national-teams'
import { Rows } from '../base/rows'
import { Avatar } from './avatar'
import { factsOf, fullName, type PlayerAddresses } from './player-facts'
import './left-camp.css?sheet'

interface LeftCampProperties extends PlayerAddresses {
  players: readonly Player[]
}

export function LeftCamp({ players, playerUrl, pictureUrl }: LeftCampProperties) {
  return (
    <ul className="left-camp" role="list">
      <Rows of={players}>
        {(player) => (
          <li key={player.id}>
            <a part="player" className="left-player card" href={playerUrl(player)}>
              <Avatar src={pictureUrl(player.photo_url)} />
              <span>
                <span className="left-name">{fullName(player)}</span> <LeftFacts player={player} />
              </span>
            </a>
          </li>
        )}
      </Rows>
    </ul>
  )
}

function LeftFacts({ player }: { player: Player }) {
  const { year, height } = factsOf(player)
  const facts = [year, height].filter((fact) => fact !== null)
  return facts.length > 0 && <span className="left-facts detail">{facts.join(' · ')}</span>
}
