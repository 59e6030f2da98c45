/** "Nasprotniki uradne tekme": choose an opponent. */
import { getOpponents } from '../../../src/api/opponents'
import { listOf, useRequest } from '../../../src/api/use-request'
import { ChoiceForm } from '../../../src/ui/fields/choice-form'
import { namedOptions } from '../../../src/ui/fields/select/option'
import { usePreset } from '../use-preset'
import type { FormProperties } from './form'

interface OpponentFormProperties extends FormProperties {
  /** The category's id. */
  category: string
}

export function OpponentForm({ category, view, headingLevel, onShow, plainOf }: OpponentFormProperties) {
  const opponents = useRequest(getOpponents(category))
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
