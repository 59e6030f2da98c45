/** "Nasprotniki uradne tekme": choose an opponent. */
import { getOpponents } from '../../../src/api/opponents'
import { useRequest } from '../../../src/api/use-request'
import { ChoiceForm } from '../../../src/ui/fields/choice-form'
import { usePreset } from '../use-preset'
import type { FormProperties } from './form'

interface OpponentFormProperties extends FormProperties {
  /** The category's id. */
  category: string
}

export function OpponentForm({ category, view, headingLevel, onShow, plainOf }: OpponentFormProperties) {
  const opponents = useRequest(getOpponents(category))
  const [chosen, choose] = usePreset(view?.kind === 'opponent' ? view.id : null, view)
  // A list that failed to load offers nothing.
  const offered = opponents.state === 'ready' ? opponents.value : []
  return (
    <ChoiceForm
      title="Nasprotniki uradne tekme"
      headingLevel={headingLevel}
      label="Tekmeci"
      options={offered.map(({ id, name }) => ({ value: id, label: name }))}
      isLoading={opponents.state === 'loading'}
      value={chosen}
      onChange={choose}
      actions={[{ key: 'show', text: 'Prikaži' }]}
      plain={plainOf({ kind: 'opponent', id: '' })}
      onAction={() => chosen !== null && onShow({ kind: 'opponent', id: chosen })}
    />
  )
}
