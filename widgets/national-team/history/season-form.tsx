/** "Tekme": official or unofficial matches of a season. */
import { useState } from 'react'
import { getHistorySeasons } from '../../../src/api/history'
import { useRequest } from '../../../src/api/use-request'
import type { MatchHistoryType } from '../../../src/contract/team-records'
import { ChoiceForm } from '../../../src/ui/fields/choice-form'
import type { ShownMatches } from './history-matches'

const buttons: readonly { key: MatchHistoryType; text: string }[] = [
  { key: 'OFFICIAL', text: 'Prikaži uradne' },
  { key: 'UNOFFICIAL', text: 'Prikaži neuradne' },
]

interface SeasonFormProperties {
  shown: ShownMatches | null
  headingLevel: number
  onShow: (chosen: ShownMatches) => void
}

export function SeasonForm({ shown, headingLevel, onShow }: SeasonFormProperties) {
  const seasons = useRequest(getHistorySeasons())
  const [season, choose] = useState<string | null>(null)
  // A list that failed to load offers nothing.
  const offered = seasons.state === 'ready' ? seasons.value : []
  // With another year in the select, no button stands for what is shown.
  const isShown = (type: MatchHistoryType) => shown?.season === season && shown?.type === type
  return (
    <ChoiceForm
      title="Tekme"
      headingLevel={headingLevel}
      label="Leto"
      options={offered.map(({ id, name }) => ({ value: id, label: name }))}
      isLoading={seasons.state === 'loading'}
      value={season}
      onChange={choose}
      actions={buttons.map((button) => ({ ...button, isChosen: isShown(button.key) }))}
      onAction={(type) => season !== null && onShow({ season, type })}
    />
  )
}
