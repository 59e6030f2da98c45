/** The statistics of a national team: all-time standings and records against opponents. */
import { useState } from 'react'
import { useRequest } from '../../../src/client/use-request'
import type { NationalTeam } from '../../../src/contract/national-teams'
import { type StatisticsView, statisticsQuery } from '../../../src/domain/competition/statistics-view'
import { useFollowedPanel } from '../../../src/page/use-followed-panel'
import { ChoiceForms } from '../../../src/ui/fields/choice-form'
import { OpponentForm } from './opponent-form'
import { OpponentView } from './opponent-view'
import { StandingsForm } from './standings-form'
import { StandingsView } from './standings-view'
import { teamStatistics } from './team-statistics'
import './statistics.css?sheet'

export interface StatisticsTabProperties {
  /** Null without a category: then opponents are unknown. */
  team: NationalTeam
  /** The tab's `showAllTimeStandings`. */
  withStandings: boolean
  /** The current query, which alone decides what is shown. It stays empty while that is the default. */
  query: string
  /** Sets the query, as a new history entry. */
  write: (query: string) => void
  /** Of the page, without its query: where the forms lead without scripts. Absent on a guest's page. */
  address?: string | undefined
  /** Heading level of the forms and their content. */
  headingLevel: number
}

export function View(properties: StatisticsTabProperties) {
  const { team, withStandings, query, write, address, headingLevel } = properties
  const [start] = useState(query)
  const statistics = teamStatistics(useRequest, team, withStandings, query)
  const { gender, view, opponents, standings, opponent } = statistics
  const { panel, follow } = useFollowedPanel('start')
  const form = {
    view,
    headingLevel,
    onShow(chosen: StatisticsView) {
      write(statisticsQuery(query, chosen))
      follow()
    },
    plainOf: (kind: StatisticsView) =>
      address === undefined ? undefined : { address, query: statisticsQuery(query, kind), name: 'filter' },
  }
  const shown = { headingLevel, isRequested: query !== start }
  return (
    <>
      <ChoiceForms>
        {withStandings && <StandingsForm gender={gender} {...form} />}
        {team.category && <OpponentForm opponents={opponents} {...form} />}
      </ChoiceForms>
      <div ref={panel} className="statistics-panel" tabIndex={-1}>
        {view?.kind === 'standings' && <StandingsView type={view.type} answer={standings} {...shown} />}
        {view?.kind === 'opponent' && <OpponentView answer={opponent} {...shown} />}
      </div>
    </>
  )
}
