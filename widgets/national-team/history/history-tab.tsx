/** A category's past: matches by season, and its teams of other years. */
import { useState } from 'react'
import { useMatchOptions } from '../../../src/blocks/match-results/use-match-options'
import { useRequest } from '../../../src/client/use-request'
import { type HistoryView, historyQuery, readHistoryView } from '../../../src/domain/competition/history-view'
import { sortMatches } from '../../../src/domain/match/match'
import { useFollowedPanel } from '../../../src/page/use-followed-panel'
import { MatchListSkeleton } from '../../../src/ui/matches/match-box-skeleton'
import { MatchList } from '../../../src/ui/matches/match-list'
import { Answered } from '../answered'
import type { FormTabProperties } from '../tab-items'
import { type Category, categoryHistory } from './category-history'
import { CompetitionForm } from './competition-form'
import { NoHistory } from './no-history'
import { SeasonForm } from './season-form'
import './history.css?sheet'

/** Number of placeholders while the matches are loading. */
const placeholders = 6

export interface HistoryTabProperties extends FormTabProperties {
  /** The address of this page with another query. */
  addressOf: (query: string) => string
  /** A competition of another year was chosen, by its id. */
  onCompetition: (id: string) => void
}

/** Nothing without a category. */
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
  const options = useMatchOptions()
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
      <div className="choice-forms stack">
        <SeasonForm
          {...{ seasons, shown, headingLevel }}
          plain={address === undefined ? undefined : { address, query, name: 'sezona', action: 'vrsta' }}
          onShow={show}
        />
        <CompetitionForm {...{ competitions, address, headingLevel }} onShow={onCompetition} />
      </div>
      <div ref={panel} className="history-panel" tabIndex={-1}>
        {shown && (
          <Answered
            answer={matches}
            className="history-matches"
            countOf={({ length }) => length}
            isRequested={query !== start}
            skeleton={<MatchListSkeleton count={placeholders} />}
          >
            {(found) =>
              found.length > 0 ? (
                // They have no heading of their own, so theirs have the level of the forms'.
                <MatchList matches={sortMatches(found)} headingLevel={headingLevel} {...options} />
              ) : (
                <NoHistory
                  type={shown.type}
                  offers={offers}
                  isChosen={readHistoryView(query) !== null}
                  hrefOf={(view) => addressOf(historyQuery(query, view))}
                  onShow={show}
                />
              )
            }
          </Answered>
        )}
      </div>
    </>
  )
}
