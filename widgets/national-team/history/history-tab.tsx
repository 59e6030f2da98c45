/** A category's past: matches by season, and its teams of other years. */
import { useState } from 'react'
import { getHistorySeasons } from '../../../src/api/history'
import { type Loading, useRequest } from '../../../src/api/use-request'
import type { NationalTeam } from '../../../src/contract/national-teams'
import { type HistoryView, historyQuery, readHistoryView } from '../../../src/domain/history-view'
import { useFollowedPanel } from '../../../src/page/use-followed-panel'
import { ChoiceForms, choiceFormStyles } from '../../../src/ui/fields/choice-form'
import { matchListStyles } from '../../../src/ui/matches/match-list'
import { emptyStateStyles } from '../../../src/ui/states/empty-state'
import { skeletonStyles } from '../../../src/ui/states/skeleton'
import { CompetitionForm } from './competition-form'
import css from './history.css?sheet'
import { type Category, HistoryMatches } from './history-matches'
import { NoHistory } from './no-history'
import { SeasonForm } from './season-form'

export const styles: readonly string[] = [
  ...choiceFormStyles,
  skeletonStyles,
  emptyStateStyles,
  ...matchListStyles,
  css,
]

export interface HistoryTabProperties {
  /** Null without a category, which means no history. */
  team: NationalTeam
  /** The query now; it alone says which matches are shown. It stays clean while those are what the tab opens with. */
  query: string
  /** Sets the query, as a new history entry. */
  write: (query: string) => void
  /** Of the page, without its query: where the forms lead without scripts. Absent on a guest's page. */
  address?: string | undefined
  /** The address of this page with another query. */
  addressOf: (query: string) => string
  /** A competition of another year was chosen, by its id. */
  onCompetition: (id: string) => void
  headingLevel: number
}

export function View({ team: { category, season }, ...tab }: HistoryTabProperties) {
  // For another category the current choices make no sense.
  return (
    category && (
      <History key={`${category.name} ${category.gender}`} category={category} own={season.id} {...tab} />
    )
  )
}

interface HistoryProperties extends Omit<HistoryTabProperties, 'team'> {
  category: Category
  /** The team's season */
  own: string | null
}

type Seasons = Loading<readonly { id: string; name: string }[]>

/** What the query names; else what the tab opens with: the official matches of the team's season, or of the last one. */
function viewOf(query: string, seasons: Seasons, own: string | null): HistoryView | null {
  const named = readHistoryView(query)
  if (seasons.state === 'failed') return named
  if (seasons.state === 'loading') return named ?? (own === null ? null : { season: own, type: 'OFFICIAL' })
  const known = (id: string | null) => seasons.value.find((each) => each.id === id)
  if (named && known(named.season)) return named
  const opening = known(own) ?? seasons.value[0]
  return opening ? { season: opening.id, type: 'OFFICIAL' } : null
}

function History({ category, own, query, write, address, ...properties }: HistoryProperties) {
  const { addressOf, onCompetition, headingLevel } = properties
  const [start] = useState(query)
  const { panel, follow } = useFollowedPanel('start')
  const seasons = useRequest(getHistorySeasons())
  const shown = viewOf(query, seasons, own)
  const show = (view: HistoryView | null) => {
    write(historyQuery(query, view))
    follow()
  }
  return (
    <>
      <ChoiceForms>
        <SeasonForm
          {...{ seasons, shown, headingLevel }}
          plain={address === undefined ? undefined : { address, query, name: 'sezona', action: 'vrsta' }}
          onShow={show}
        />
        <CompetitionForm {...{ category, address, headingLevel }} onShow={onCompetition} />
      </ChoiceForms>
      <div ref={panel} className="history-panel" tabIndex={-1}>
        {shown && (
          <HistoryMatches
            {...{ category, headingLevel, ...shown }}
            isWaiting={seasons.state === 'loading'}
            isRequested={query !== start}
            empty={
              <NoHistory
                {...{ category, shown }}
                seasons={seasons.state === 'ready' ? seasons.value : []}
                isChosen={readHistoryView(query) !== null}
                hrefOf={(view) => addressOf(historyQuery(query, view))}
                onShow={show}
              />
            }
          />
        )}
      </div>
    </>
  )
}
