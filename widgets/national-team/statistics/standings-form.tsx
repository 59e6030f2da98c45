/** "Večne lestvice": choose an all-time standing. */
import type { Gender } from '../../../src/contract/national-teams'
import { standingChoices } from '../../../src/domain/competition/standings'
import { ChoiceForm } from '../../../src/ui/fields/choice-form'
import { usePreset } from '../use-preset'
import type { FormProperties } from './form'

interface StandingsFormProperties extends FormProperties {
  gender: Gender
}

export function StandingsForm({ gender, view, headingLevel, onShow, plainOf }: StandingsFormProperties) {
  const [chosen, choose] = usePreset(view?.kind === 'standings' ? view.type : null, view)
  const choices = standingChoices(gender)
  const show = () => {
    const choice = choices.find(({ type }) => type === chosen)
    if (choice) onShow({ kind: 'standings', type: choice.type })
  }
  return (
    <ChoiceForm
      title="Večne lestvice"
      headingLevel={headingLevel}
      label="Vrsta lestvice"
      options={choices.map(({ type, text }) => ({ value: type, label: text }))}
      value={chosen}
      onChange={choose}
      actions={[{ key: 'show', text: 'Prikaži' }]}
      plain={plainOf({ kind: 'standings', type: 'games' })}
      onAction={show}
    />
  )
}
