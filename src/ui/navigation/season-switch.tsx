/** Which season is shown, and the way to the others: the browser's own select, which opens before we do. */
import { Icon } from '../base/icon'
import { shapes } from '../base/shapes'
import css from './season-switch.css?sheet'

export const seasonSwitchStyles = css

interface SeasonSwitchProperties {
  /** Newest first */
  seasons: readonly { id: string; name: string }[]
  /** Its id; null where none is known. */
  season: string | null
  onSeason: (id: string) => void
}

export function SeasonSwitch({ seasons, season, onSeason }: SeasonSwitchProperties) {
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
    <label className="season-switch" data-switch="">
      {'Sezona '}
      <select
        className="season-choice"
        value={shown?.id ?? ''}
        onChange={({ target }) => target.value && onSeason(target.value)}
      >
        {!shown && <option value="" />}
        {seasons.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Icon shape={shapes.chevronDown} />
    </label>
  )
}
