/** Common settings, applied with one click. */
import { useId } from 'react'
import { ownLeague, type Settings, valuesOf } from './settings'

interface Preset {
  name: string
  note: string
  widget: string
  /** Its label */
  texts: Readonly<Record<string, string>>
  /** The current values that it keeps. */
  keeps: readonly string[]
  /** Whether the standings of the club's league are beside it. */
  hasStandings?: boolean
}

export const presets: readonly Preset[] = [
  {
    name: 'Naslednje tekme našega kluba',
    note: 'pet tekem in lestvica lige, brez iskalnika',
    widget: 'match-list',
    texts: { perPage: '5', show: 'next' },
    keeps: ['club'],
    hasStandings: true,
  },
  {
    name: 'Lestvica',
    note: 'ena liga, z zadnjimi petimi tekmami',
    widget: 'competition',
    texts: { tab: 'standings' },
    keeps: ['club', 'competition'],
  },
]

/** The settings after applying a preset: keeps the look and the values of `keeps`. */
export function presetSettings(
  { widget, texts, keeps, hasStandings }: Preset,
  { values }: Settings,
): Pick<Settings, 'widget' | 'values' | 'start' | 'standings'> {
  const read = (name: string): string | null =>
    texts[name] ?? (keeps.some((kept) => kept === name) ? (values[name] ?? null) : null)
  return { widget, values: valuesOf(widget, read), start: '', standings: hasStandings ? ownLeague : null }
}

const isSet = ({ widget, texts, hasStandings }: Preset, { widget: shown, values, standings }: Settings) =>
  shown === widget &&
  (standings !== null) === (hasStandings === true) &&
  Object.entries(texts).every(([name, text]) => values[name] === text)

interface PresetsProperties {
  settings: Settings
  onChoose: (changed: Partial<Settings>) => void
}

export function Presets({ settings, onChoose }: PresetsProperties) {
  const titleId = useId()
  const isClubMissing = settings.values.show === 'next' && settings.values.club === undefined
  return (
    <section className="group stack" aria-labelledby={titleId}>
      <h2 className="group-title" id={titleId}>
        Hitra izbira
      </h2>
      <div className="presets">
        {presets.map((preset) => (
          <button
            key={preset.name}
            type="button"
            className="preset"
            aria-pressed={isSet(preset, settings)}
            onClick={() => onChoose(presetSettings(preset, settings))}
          >
            <b className="preset-name">{preset.name}</b> {preset.note}
          </button>
        ))}
      </div>
      {isClubMissing && <p className="secondary">V&nbsp;nastavitvah izberite še svoj klub.</p>}
    </section>
  )
}
