/**
 * Links to the previous and next player in the roster of the team that the data name. Nothing without a team or a
 * roster: the URL doesn't record which roster a visitor came from.
 */
import { useRequest } from '../../src/client/use-request'
import type { PlayerDetail } from '../../src/contract/competitions'
import { playerWords } from '../../src/domain/team/player'
import { rosterNeighbours } from '../../src/domain/team/roster-neighbours'
import { teamMates } from '../../src/endpoints/national-teams'
import { siteUrl } from '../../src/page/addresses'
import { useWidget } from '../../src/page/widget'
import { Icon } from '../../src/ui/base/icon'
import { shapes } from '../../src/ui/base/shapes'
import { playerPath } from './site'
import './player.css?sheet'
import './roster-neighbours.css?sheet'

export function View({ player }: { player: PlayerDetail }) {
  const { id, national_team: team } = player
  const { configuration } = useWidget()
  const answer = teamMates(useRequest, player)
  if (answer.state !== 'ready') return null
  const { previous, next } = rosterNeighbours(
    answer.value.filter(({ hasPage }) => hasPage !== false),
    id,
  )
  if (!previous && !next) return null
  const words = playerWords(team?.gender ?? 'MALE')
  const linkOf = (neighbour: NonNullable<typeof previous>) => ({
    href: siteUrl(configuration, playerPath(neighbour.id)),
    name: `${neighbour.first_name} ${neighbour.last_name}`,
  })
  return (
    <nav className="neighbours player-part unprinted" aria-label={words.roster}>
      {previous && <Way {...linkOf(previous)} rel="prev" label={words.previous} shape={shapes.chevronLeft} />}
      {next && <Way {...linkOf(next)} rel="next" label={words.next} shape={shapes.chevronRight} />}
    </nav>
  )
}

interface WayProperties {
  href: string
  rel: 'prev' | 'next'
  name: string
  label: string
  shape: string
}

const Way = ({ href, rel, name, label, shape }: WayProperties) => (
  <a className="neighbour card" href={href} rel={rel}>
    <Icon shape={shape} />
    <span className="neighbour-words">
      <span className="detail">{label}</span> <span className="neighbour-name">{name}</span>
    </span>
  </a>
)
