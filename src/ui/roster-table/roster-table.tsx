/** A team's players as a table (spec 2.4). Who shows and in which order is domain/roster.ts's. */
// The roles are said again because the sheet lays rows out as grids, and some browsers then forget what a table is.
// biome-ignore-all lint/a11y/noRedundantRoles: see above
// biome-ignore-all lint/a11y/useSemanticElements: see above
import type { Player } from '../../contract/national-teams'
import { factsOf, fullName, type PlayerAddresses } from '../player-card/player-facts'
import { Rows } from '../rows/rows'
import { Bar, Loading, skeletonStyles } from '../skeleton/skeleton'
import css from './roster-table.css?sheet'
import { useOverflow } from './use-overflow'

export const rosterTableStyles: readonly string[] = [skeletonStyles, css]

export interface RosterTableProperties extends PlayerAddresses {
  players: readonly Player[]
  /** The table's name for screen readers, as its heading says it. */
  label: string
  /** The heads stay for screen readers alone. */
  isHeadHidden?: boolean
}

const heads = ['Št.', 'Ime', 'Priimek', 'Leto rojstva', 'Višina']

export function RosterTable({ players, label, isHeadHidden = false, ...addresses }: RosterTableProperties) {
  const { scroller, isWide } = useOverflow()
  return (
    <section
      ref={scroller}
      className="roster-scroller"
      aria-label={label}
      data-wide={isWide || undefined}
      tabIndex={isWide ? 0 : undefined}
    >
      <table role="table" className="roster-table" aria-label={label}>
        <thead role="rowgroup" className={isHeadHidden ? 'visually-hidden' : undefined}>
          <tr role="row" className="roster-row roster-head">
            {heads.map((head) => (
              <th role="columnheader" scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          <Rows of={players}>{(player) => <PlayerRow key={player.id} player={player} {...addresses} />}</Rows>
          {players.length === 0 && (
            <tr role="row" className="roster-none">
              <td role="cell" colSpan={heads.length}>
                Seznam v pripravi
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}

interface PlayerRowProperties extends Pick<PlayerAddresses, 'playerUrl'> {
  player: Player
}

/** The link in the name is stretched over the row. */
function PlayerRow({ player, playerUrl }: PlayerRowProperties) {
  const { number, year, height } = factsOf(player)
  return (
    <tr role="row" part="player" className="roster-row">
      <td role="cell">{number}</td>
      <th role="rowheader" scope="row">
        <a className="roster-link" href={playerUrl(player)} aria-label={fullName(player)}>
          {player.first_name}
        </a>
      </th>
      <td role="cell">{player.last_name}</td>
      <td role="cell">{year}</td>
      <td role="cell">{height}</td>
    </tr>
  )
}

/** The real heads over rows of bars. */
export function RosterTableSkeleton({ count }: { count: number }) {
  return (
    <div className="roster-scroller">
      <div className="roster-table">
        <div className="roster-row roster-head" aria-hidden="true">
          {heads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
        <Loading count={count} className="roster-waiting">
          <div className="roster-row">
            {[20, 64, 84, 40, 52].map((width) => (
              <span key={width}>
                <Bar width={width} height={14} />
              </span>
            ))}
          </div>
        </Loading>
      </div>
    </div>
  )
}
