/** A category's years: matches by season, and the way to its teams of other years. */
import { useState } from 'react'
import type { NationalTeam } from '../../../src/contract/national-teams'
import { ChoiceForms, choiceFormStyles } from '../../../src/ui/fields/choice-form'
import { matchListStyles } from '../../../src/ui/matches/match-list'
import { emptyStateStyles } from '../../../src/ui/states/empty-state'
import { skeletonStyles } from '../../../src/ui/states/skeleton'
import { CompetitionForm } from './competition-form'
import css from './history.css?sheet'
import { type Category, HistoryMatches, type ShownMatches } from './history-matches'
import { SeasonForm } from './season-form'

export const historyStyles: readonly string[] = [
  ...choiceFormStyles,
  skeletonStyles,
  emptyStateStyles,
  ...matchListStyles,
  css,
]

export interface HistoryTabProperties {
  /** Without a category it has no history. */
  team: NationalTeam
  /** A competition of another year was chosen, by its id. */
  onCompetition: (id: string) => void
  headingLevel: number
}

export function HistoryTab({ team: { category }, ...tab }: HistoryTabProperties) {
  // Of another category nothing that is shown or chosen here makes sense.
  return category && <History key={`${category.name} ${category.gender}`} category={category} {...tab} />
}

interface HistoryProperties extends Omit<HistoryTabProperties, 'team'> {
  category: Category
}

function History({ category, onCompetition, headingLevel }: HistoryProperties) {
  const [shown, show] = useState<ShownMatches | null>(null)
  return (
    <>
      <ChoiceForms>
        <SeasonForm shown={shown} headingLevel={headingLevel} onShow={show} />
        <CompetitionForm category={category} headingLevel={headingLevel} onShow={onCompetition} />
      </ChoiceForms>
      {shown && <HistoryMatches category={category} {...shown} headingLevel={headingLevel} />}
    </>
  )
}
