/** "Tekme": official or unofficial matches of a season. */
import { type Loading, listOf } from '../../../src/client/ask'
import {
  type HistoryView,
  historyKinds,
  type MatchHistoryType,
} from '../../../src/domain/competition/history-view'
import { ChoiceForm, type PlainChoice } from '../../../src/ui/fields/choice-form'
import { namedOptions } from '../../../src/ui/fields/select/option'
import { usePreset } from '../use-preset'

const buttons: readonly { key: MatchHistoryType; text: string }[] = [
  { key: 'OFFICIAL', text: 'Prikaži uradne' },
  { key: 'UNOFFICIAL', text: 'Prikaži neuradne' },
]

interface SeasonFormProperties {
  seasons: Loading<readonly { id: string; name: string }[]>
  shown: HistoryView | null
  headingLevel: number
  plain: PlainChoice | undefined
  onShow: (chosen: HistoryView) => void
}

export function SeasonForm({ seasons, shown, headingLevel, plain, onShow }: SeasonFormProperties) {
  const [season, choose] = usePreset(shown?.season ?? null, shown)
  // If another season is chosen in the select, no button is pressed.
  const isShown = (type: MatchHistoryType) => shown?.season === season && shown?.type === type
  return (
    <ChoiceForm
      title="Tekme"
      headingLevel={headingLevel}
      label="Leto"
      options={namedOptions(listOf(seasons))}
      isLoading={seasons.state === 'loading'}
      value={season}
      onChange={choose}
      actions={buttons.map((button) => ({
        ...button,
        isChosen: isShown(button.key),
        sent: historyKinds[button.key],
      }))}
      plain={plain}
      onAction={(type) => season !== null && onShow({ season, type })}
    />
  )
}
