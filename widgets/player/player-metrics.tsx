/**
 * The three numbers of a player, each leading to its all-time standing (`tip`, `filter` of the statistics tab). Which
 * team's page that is only the data can say: the contract's own fields don't, so without `national_team` the numbers
 * stand alone. Looking for the player in the rosters of all pages that the menu names would cost a dozen requests.
 */
import type { PlayerDetail } from '../../src/contract/competitions'
import { countedText } from '../../src/domain/counted'
import { playerMetrics, standingPlace } from '../../src/domain/player'
import { siteUrl } from '../../src/page/addresses'
import { useWidget } from '../../src/page/widget'

export function PlayerMetrics({ player }: { player: PlayerDetail }) {
  const { configuration } = useWidget()
  const metrics = playerMetrics(player)
  if (metrics.length === 0) return null
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul className="player-metrics" role="list">
        {metrics.map(({ type, label, value, perMatch }) => {
          const place = standingPlace(player.national_team, type)
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
              {place ? (
                <a className="player-metric" href={siteUrl(configuration, place.path, place.query)}>
                  {inside}
                </a>
              ) : (
                <span className="player-metric">{inside}</span>
              )}
            </li>
          )
        })}
      </ul>
      {player.counted && <p className="player-counted">{countedText(player.counted)}</p>}
    </>
  )
}
