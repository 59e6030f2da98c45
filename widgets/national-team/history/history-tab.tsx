/** A category's past: matches by season, and its teams of other years. */
import { useState } from 'react'
import { useRequest } from '../../../src/client/use-request'
import type { NationalTeam } from '../../../src/contract/national-teams'
import { type HistoryView, historyQuery, readHistoryView } from '../../../src/domain/competition/history-view'
import { useFollowedPanel } from '../../../src/page/use-followed-panel'
import { ChoiceForms } from '../../../src/ui/fields/choice-form'
import { type Category, categoryHistory } from './category-history'
import { CompetitionForm } from './competition-form'
import { HistoryMatches } from './history-matches'
import { NoHistory } from './no-history'
import { SeasonForm } from './season-form'
import './history.css?sheet'

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

function History({ category, own, query, write, address, ...properties }: HistoryProperties) {
  const { addressOf, onCompetition, headingLevel } = properties
  const [start] = useState(query)
  const { panel, follow } = useFollowedPanel('start')
  const past = categoryHistory(useRequest, category, own, query)
  const { seasons, competitions, shown, matches, offers } = past
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
        <CompetitionForm {...{ competitions, address, headingLevel }} onShow={onCompetition} />
      </ChoiceForms>
      <div ref={panel} className="history-panel" tabIndex={-1}>
        {shown && (
          <HistoryMatches
            {...{ matches, headingLevel }}
            isRequested={query !== start}
            empty={
              <NoHistory
                type={shown.type}
                offers={offers}
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
