/** "Nasprotniki uradne tekme": choose an opponent. */
import { type Loading, listOf } from '../../../src/client/ask'
import { ChoiceForm } from '../../../src/ui/fields/choice-form'
import { namedOptions } from '../../../src/ui/fields/select/option'
import { usePreset } from '../use-preset'
import type { FormProperties } from './form'
import type { OpponentChoice } from './team-statistics'

interface OpponentFormProperties extends FormProperties {
  opponents: Loading<readonly OpponentChoice[]>
}

export function OpponentForm({ opponents, view, headingLevel, onShow, plainOf }: OpponentFormProperties) {
  const [chosen, choose] = usePreset(view?.kind === 'opponent' ? view.id : null, view)
  return (
    <ChoiceForm
      title="Nasprotniki uradne tekme"
      headingLevel={headingLevel}
      label="Tekmeci"
      options={namedOptions(listOf(opponents))}
      isLoading={opponents.state === 'loading'}
      value={chosen}
      onChange={choose}
      actions={[{ key: 'show', text: 'Prikaži' }]}
      plain={plainOf({ kind: 'opponent', id: '' })}
      onAction={() => chosen !== null && onShow({ kind: 'opponent', id: chosen })}
    />
  )
}
