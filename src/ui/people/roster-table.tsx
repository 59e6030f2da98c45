/** A team's players as a table; selection and order are in domain/roster.ts. */
// The roles are explicit because CSS lays rows out as grids, which makes some browsers drop the table's semantics.
// biome-ignore-all lint/a11y/useSemanticElements: see above
import type { Player } from '../../contract/national-teams'
import { Rows } from '../base/rows'
import { useOverflow } from '../base/use-overflow'
import { Bar, Loading } from '../states/skeleton'
import { factsOf, fullName, type PlayerAddresses, type PlayerFacts } from './player-facts'
import './roster-table.css?sheet'

export interface RosterTableProperties extends PlayerAddresses {
  players: readonly Player[]
  /** The table's accessible name, equal to its heading. */
  label: string
  /** The headers are visually hidden. */
  isHeadHidden?: boolean
  /** The players that decide on the columns, so that two tables below each other have the same ones. */
  among?: readonly Player[]
}

/** A fact that is unknown for all players has no column. */
const heads = {
  number: 'Št.',
  first: 'Ime',
  last: 'Priimek',
  year: 'Leto rojstva',
  height: 'Višina',
} as const
type Column = keyof typeof heads
const allColumns = ['number', 'first', 'last', 'year', 'height'] as const satisfies readonly Column[]
const factColumns = ['number', 'year', 'height'] as const satisfies readonly (keyof PlayerFacts)[]

/** Without players there are none, and the headers are over text. */
function unknownIn(players: readonly Player[]): Column[] {
  const facts = players.map(factsOf)
  return factColumns.filter((key) => facts.length > 0 && facts.every((each) => each[key] === null))
}

export function RosterTable({
  players,
  label,
  isHeadHidden = false,
  among = players,
  ...addresses
}: RosterTableProperties) {
  const without = unknownIn(among)
  const columns = allColumns.filter((each) => !without.includes(each))
  const { scroller, isWide } = useOverflow()
  return (
    <section
      ref={scroller}
      className="roster-scroller card"
      aria-label={label}
      data-wide={isWide || undefined}
      tabIndex={isWide ? 0 : undefined}
    >
      <table
        role="table"
        className="roster-table"
        data-without={without.join(' ') || undefined}
        aria-label={label}
      >
        <thead role="rowgroup" className={isHeadHidden ? 'visually-hidden' : undefined}>
          <tr role="row" className="roster-row roster-head">
            {columns.map((column) => (
              <th role="columnheader" scope="col" className={`roster-${column}`} key={column}>
                {heads[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          <Rows of={players}>
            {(player) => <PlayerRow key={player.id} player={player} columns={columns} {...addresses} />}
          </Rows>
          {players.length === 0 && (
            <tr role="row" className="roster-none">
              <td role="cell" colSpan={columns.length}>
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
  columns: readonly Column[]
}

/** Without a page it is the name's text alone. */
const linkTo = (href: string | undefined, player: Player) => href && { href, 'aria-label': fullName(player) }

/** The link in the name is stretched over the row. */
function PlayerRow({ player, columns, playerUrl }: PlayerRowProperties) {
  const facts = { ...factsOf(player), last: player.last_name }
  return (
    <tr role="row" part="player" className="roster-row">
      {columns.map((column) =>
        column === 'first' ? (
          <th role="rowheader" scope="row" key={column}>
            <a className="roster-link" {...linkTo(playerUrl(player), player)}>
              {player.first_name}
            </a>
          </th>
        ) : (
          <td role="cell" className={`roster-${column}`} key={column}>
            {facts[column] ?? '–'}
          </td>
        ),
      )}
    </tr>
  )
}

/** The real headers over rows of bars. */
export function RosterTableSkeleton({ count }: { count: number }) {
  return (
    <div className="roster-scroller card">
      <div className="roster-table">
        <div className="roster-row roster-head" aria-hidden="true">
          {allColumns.map((column) => (
            <span className={`roster-${column}`} key={column}>
              {heads[column]}
            </span>
          ))}
        </div>
        <Loading count={count} className="roster-waiting">
          <div className="roster-row">
            {allColumns.map((column, index) => (
              <span className={`roster-${column}`} key={column}>
                <Bar width={[20, 64, 84, 40, 52][index] ?? 40} height={14} />
              </span>
            ))}
          </div>
        </Loading>
      </div>
    </div>
  )
}
