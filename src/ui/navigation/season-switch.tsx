/** Shows the season and switches to others: the browser's own select, which works before hydration. */
import { useWidget } from '../../page/widget'
import { Icon } from '../base/icon'
import { shapes } from '../base/shapes'
import { withUniqueKeys } from '../base/unique-keys'
import './season-switch.css?sheet'

interface SeasonSwitchProperties {
  /** Newest first */
  seasons: readonly { id: string; name: string }[]
  /** Its id; null if unknown. */
  season: string | null
  onSeason: (id: string) => void
  /** The address of a season, for visitors without JavaScript. */
  hrefOf: (id: string) => string
}

export function SeasonSwitch({ seasons, season, onSeason, hrefOf }: SeasonSwitchProperties) {
  const { history } = useWidget().configuration
  const shown = seasons.find(({ id }) => id === season)
  if (seasons.length < 2)
    return (
      shown && (
        <p className="season-switch">
          {'Sezona '}
          <b>{shown.name}</b>
        </p>
      )
    )
  return (
    <>
      <label className="season-switch" data-switch="">
        <span className="season-word">{'Sezona '}</span>
        <select
          className="season-choice"
          value={shown?.id ?? ''}
          onChange={({ target }) => target.value && onSeason(target.value)}
        >
          {!shown && <option value="" />}
          {withUniqueKeys(
            seasons.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            )),
          )}
        </select>
        <Icon shape={shapes.chevronDown} />
      </label>
      {/* On a guest's page nothing is drawn without scripts. */}
      {history === 'page' && (
        <noscript>
          <SeasonLinks {...{ seasons, season, hrefOf }} />
        </noscript>
      )}
    </>
  )
}

/**
 * A competition's other seasons are pages of their own, which a form can't address: links. Rendered only on the server.
 */
function SeasonLinks({ seasons, season, hrefOf }: Omit<SeasonSwitchProperties, 'onSeason'>) {
  return (
    <details className="season-links">
      <summary className="season-switch" data-switch="">
        {'Sezona '}
        <b>{seasons.find(({ id }) => id === season)?.name}</b>
        <Icon shape={shapes.chevronDown} />
      </summary>
      <ul className="season-list">
        {seasons.map(({ id, name }) => (
          <li key={id}>
            <a href={hrefOf(id)}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
