/** A category's years: matches by season, and the way to its teams of other years. */
import { useState } from 'react'
import { getHistorySeasons } from '../../../src/api/history'
import { useRequest } from '../../../src/api/use-request'
import type { NationalTeam } from '../../../src/contract/national-teams'
import { historyQuery, readHistoryView } from '../../../src/domain/history-view'
import { ChoiceForms, choiceFormStyles } from '../../../src/ui/fields/choice-form'
import { matchListStyles } from '../../../src/ui/matches/match-list'
import { emptyStateStyles } from '../../../src/ui/states/empty-state'
import { skeletonStyles } from '../../../src/ui/states/skeleton'
import { CompetitionForm } from './competition-form'
import css from './history.css?sheet'
import { type Category, HistoryMatches } from './history-matches'
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
  /** The query now; it alone says which matches are shown. */
  query: string
  /** Makes the query this one, as a new step of the history. */
  write: (query: string) => void
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

function History({ category, query, write, onCompetition, headingLevel }: HistoryProperties) {
  const [start] = useState(query)
  const seasons = useRequest(getHistorySeasons())
  const named = readHistoryView(query)
  // A season that nobody knows counts as not named.
  const isUnknown = seasons.state === 'ready' && !seasons.value.some(({ id }) => id === named?.season)
  const shown = isUnknown ? null : named
  return (
    <>
      <ChoiceForms>
        <SeasonForm
          {...{ seasons, shown, headingLevel }}
          onShow={(chosen) => write(historyQuery(query, chosen))}
        />
        <CompetitionForm category={category} headingLevel={headingLevel} onShow={onCompetition} />
      </ChoiceForms>
      {shown && (
        <HistoryMatches
          {...{ category, headingLevel, ...shown }}
          isWaiting={seasons.state === 'loading'}
          isAsked={query !== start}
        />
      )}
    </>
  )
}
