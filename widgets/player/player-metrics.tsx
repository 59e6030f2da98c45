/**
 * The three numbers of a player, each linked to its all-time standing (`tip`, `filter` of the statistics tab). Only the
 * optional `national_team` says which team's page that is; without it the numbers aren't linked, because searching the
 * rosters of all pages in the menu would cost a dozen requests.
 */
import type { PlayerDetail } from '../../src/contract/competitions'
import { playerMetrics, standingLink } from '../../src/domain/team/player'
import { countedText } from '../../src/domain/text/counted'
import { siteUrl } from '../../src/page/addresses'
import { useWidget } from '../../src/page/widget'

export function PlayerMetrics({ player }: { player: PlayerDetail }) {
  const { configuration } = useWidget()
  const metrics = playerMetrics(player)
  if (metrics.length === 0) return null
  return (
    <>
      <ul className="player-metrics card" role="list">
        {metrics.map(({ type, label, value, perMatch }) => {
          const link = standingLink(player.national_team, type)
          const inside = (
            <>
              <span className="player-metric-label">{label}</span>{' '}
              <span className="player-metric-numbers">
                <span className="player-metric-value">{value}</span>
                {perMatch && (
                  <>
                    {' '}
                    <span className="player-metric-average">{`${perMatch} na tekmo`}</span>
                  </>
                )}
              </span>
            </>
          )
          return (
            <li key={type}>
              {link ? (
                <a className="player-metric" href={siteUrl(configuration, link.path, link.query)}>
                  {inside}
                </a>
              ) : (
                <span className="player-metric">{inside}</span>
              )}
            </li>
          )
        })}
      </ul>
      {player.counted && <p className="player-counted detail">{countedText(player.counted)}</p>}
    </>
  )
}
