/** The chosen widget's attributes as fields. A widget without any has no form. */
import { useId } from 'react'
import { Select } from '../../../src/ui/fields/select/select'
import { TextField } from '../../../src/ui/fields/text-field'
import { AttributeField } from './attribute-field'
import type { OfferedChoices } from './choices'
import { type Settings, withValue } from './settings'
import { wordsOf } from './tags'

interface SettingsFormProperties {
  settings: Settings
  choices: OfferedChoices
  /** The national team whose players are offered; null is the first. */
  playersOf: string | null
  onPlayersOf: (team: string | null) => void
  onChange: (changed: Partial<Settings>, how?: 'push' | 'replace') => void
}

export function SettingsForm(properties: SettingsFormProperties) {
  const { settings, choices, onChange } = properties
  const titleId = useId()
  const { widget, values, start, standings } = settings
  const { tag, needs, attributes: named } = wordsOf(widget)
  const attributes = Object.entries(tag.attributes)
  if (attributes.length === 0 && !start) return null
  return (
    <section className="group stack" aria-labelledby={titleId}>
      <h2 className="group-title" id={titleId}>
        Nastavitve
      </h2>
      {widget === 'player' && <TeamOfPlayer {...properties} />}
      {attributes.map(([property, attribute]) => (
        <AttributeField
          key={`${widget} ${property}`}
          label={named[property]?.label ?? property}
          attribute={attribute}
          choices={named[property]?.choices ?? {}}
          offer={choices.offers[property]}
          value={values[property]}
          isClearable={needs !== property}
          onChange={(text, how) => {
            const { values: changed, start: left } = withValue(settings, property, text)
            onChange({ values: changed, start: left }, how)
          }}
        />
      ))}
      {widget === 'match-list' && (
        <Select
          label="Lestvica ob tekmah"
          value={standings}
          options={choices.leagues ?? []}
          loading={choices.leagues === null}
          clearable={standings !== null}
          onChange={(competition) => onChange({ standings: competition })}
        />
      )}
      {start && (
        <TextField
          label="Začetno stanje"
          value={start}
          onChange={(text) => onChange({ start: text }, 'replace')}
        />
      )}
    </section>
  )
}

/** Players are many: first the team, then its players. */
function TeamOfPlayer({ choices: { teams }, playersOf, onPlayersOf }: SettingsFormProperties) {
  return (
    <Select
      label="Reprezentanca"
      value={playersOf ?? teams?.[0]?.value ?? null}
      options={teams ?? []}
      loading={teams === null}
      clearable={false}
      onChange={onPlayersOf}
    />
  )
}
