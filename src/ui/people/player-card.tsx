/** A player as a card: photo or jersey, name, year and height; the whole card is a link to the player. */
import type { Player } from '../../contract/national-teams'
import { useBrokenPicture } from '../base/use-broken-picture'
import { lazyImage } from '../pictures/picture'
import { TextBar } from '../states/skeleton'
import { Jersey, type JerseyProperties } from './jersey'
import { factsOf, type PlayerAddresses } from './player-facts'
import './player-card.css?sheet'

interface PlayerCardProperties extends PlayerAddresses {
  player: Player
  /** The index of the card: jerseys alternate. */
  index: number
}

export function PlayerCard({ player, index, playerUrl, pictureUrl }: PlayerCardProperties) {
  const { number, year, height } = factsOf(player)
  return (
    <a part="player" className="player" href={playerUrl(player)}>
      <PlayerPicture
        src={pictureUrl(player.photo_url)}
        jersey={{ surname: player.last_name, number, index }}
      />
      <span className="player-first secondary">{player.first_name}</span>{' '}
      <span className="player-last">{player.last_name}</span>{' '}
      <span className="player-facts detail">
        {year && <span>{year}</span>} {height && <span>{height}</span>}
      </span>
    </a>
  )
}

/** The jersey includes its number; on a photo it is in the corner. */
function PlayerPicture({ src, jersey }: { src: string | null; jersey: JerseyProperties }) {
  const { number } = jersey
  const { broken, picture } = useBrokenPicture(src)
  if (!src || broken) {
    const named = number !== null && { role: 'img', 'aria-label': number }
    return (
      <span className="player-picture cover" {...named}>
        <Jersey {...jersey} />
      </span>
    )
  }
  return (
    <span className="player-picture cover" data-numbered={number === null ? undefined : ''}>
      <img {...lazyImage} alt="" width={400} height={500} src={src} {...picture} />
      {number !== null && <span className="player-number">{number}</span>}
    </span>
  )
}

/** A placeholder: the card's own markup with bars in place of text. */
export function PlayerCardSkeleton() {
  return (
    <div className="player">
      <span className="player-picture player-picture-bar bar" />
      <TextBar className="player-first secondary" width={56} />
      <TextBar className="player-last" width={96} height={16} />
      <TextBar className="player-facts detail" width={88} />
    </div>
  )
}
