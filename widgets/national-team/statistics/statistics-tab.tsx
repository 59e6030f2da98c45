/** The statistics of a national team: all-time standings and records against opponents. */
import { useState } from 'react'
import { listOf } from '../../../src/client/ask'
import { useRequest } from '../../../src/client/use-request'
import type { StandingType } from '../../../src/domain/competition/standing-types'
import { standingChoices } from '../../../src/domain/competition/standings'
import { type StatisticsView, statisticsQuery } from '../../../src/domain/competition/statistics-view'
import { useFollowedPanel } from '../../../src/page/use-followed-panel'
import { ChoiceForm, type ChoiceFormProperties } from '../../../src/ui/fields/choice-form'
import { namedOptions } from '../../../src/ui/fields/select/option'
import type { FormTabProperties } from '../tab-items'
import { usePreset } from '../use-preset'
import { OpponentView } from './opponent-view'
import { StandingsView } from './standings-view'
import { teamStatistics } from './team-statistics'
import './statistics.css?sheet'

interface StatisticsTabProperties extends FormTabProperties {
  /** The tab's `showAllTimeStandings`. */
  withStandings: boolean
}

/** Without a category opponents are unknown. */
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
      <div className="choice-forms stack">
        {withStandings && (
          <ViewForm
            {...form}
            title="Večne lestvice"
            label="Vrsta lestvice"
            options={standingChoices(gender).map(({ type, text }) => ({ value: type, label: text }))}
            preset={view?.kind === 'standings' ? view.type : null}
            viewOf={(type) => ({ kind: 'standings', type: type as StandingType })}
          />
        )}
        {team.category && (
          <ViewForm
            {...form}
            title="Nasprotniki uradne tekme"
            label="Tekmeci"
            options={namedOptions(listOf(opponents))}
            isLoading={opponents.state === 'loading'}
            preset={view?.kind === 'opponent' ? view.id : null}
            viewOf={(id) => ({ kind: 'opponent', id })}
          />
        )}
      </div>
      <div ref={panel} className="statistics-panel" tabIndex={-1}>
        {view?.kind === 'standings' && <StandingsView type={view.type} answer={standings} {...shown} />}
        {view?.kind === 'opponent' && <OpponentView answer={opponent} {...shown} />}
      </div>
    </>
  )
}

interface ViewFormProperties
  extends Pick<ChoiceFormProperties, 'title' | 'label' | 'options' | 'isLoading' | 'headingLevel'> {
  /** The current view. */
  view: StatisticsView | null
  /** Its choice in this form; null if it isn't one of these. */
  preset: string | null
  viewOf: (choice: string) => StatisticsView
  onShow: (view: StatisticsView) => void
  /** The form without scripts, by a view of its kind. */
  plainOf: (view: StatisticsView) => ChoiceFormProperties['plain']
}

function ViewForm({ view, preset, viewOf, onShow, plainOf, ...form }: ViewFormProperties) {
  const [chosen, choose] = usePreset(preset, view)
  return (
    <ChoiceForm
      {...form}
      value={chosen}
      onChange={choose}
      actions={[{ key: 'show', text: 'Prikaži' }]}
      plain={plainOf(viewOf(''))}
      onAction={() => chosen !== null && onShow(viewOf(chosen))}
    />
  )
}
