/** "Tekmovanja skozi leta": choose the team of another competition. */
import { useState } from 'react'
import type { Loading } from '../../../src/client/ask'
import type { HistoryCompetition } from '../../../src/contract/team-records'
import { queryOnCompetition } from '../../../src/domain/team/team-query'
import { teamCompetitionTexts } from '../../../src/domain/text/option-texts'
import { tiedDates } from '../../../src/domain/time/date-pieces'
import { ChoiceForm } from '../../../src/ui/fields/choice-form'
import type { SelectOption } from '../../../src/ui/fields/select/select'

interface CompetitionFormProperties {
  competitions: Loading<readonly HistoryCompetition[]>
  /** Where the form leads without scripts. */
  address: string | undefined
  headingLevel: number
  /** Gets the competition's id. */
  onShow: (id: string) => void
}

export function CompetitionForm({ competitions, address, headingLevel, onShow }: CompetitionFormProperties) {
  const [chosen, choose] = useState<string | null>(null)
  return (
    <ChoiceForm
      title="Tekmovanja skozi leta"
      headingLevel={headingLevel}
      label="Tekmovanje"
      // A list that failed to load offers nothing.
      options={competitions.state === 'ready' ? competitions.value.map(optionOf) : []}
      isLoading={competitions.state === 'loading'}
      value={chosen}
      onChange={choose}
      actions={[{ key: 'show', text: 'Prikaži' }]}
      onAction={() => chosen !== null && onShow(chosen)}
      isStacked
      plain={
        address === undefined ? undefined : { address, query: queryOnCompetition(''), name: 'tekmovanje' }
      }
    />
  )
}

const optionOf = (competition: HistoryCompetition): SelectOption => ({
  value: competition.id,
  label: competition.name,
  lead: competition.season.name,
  detail: tiedDates(competition.description ?? ''),
  searchText: teamCompetitionTexts(competition).join('\n'),
})
