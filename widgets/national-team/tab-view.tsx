/**
 * The content of the active tab; each tab's code is loaded when it is first shown. This file is loaded together with
 * the page, which lists the tabs; import it only by `import()`.
 */
import type { Tab } from '../../src/contract/tabs'
import { changedQuery } from '../../src/domain/query/query'
import type { TeamTab } from '../../src/domain/team/team-tabs'
import { lazyView } from '../../src/island/lazy-view'
import { useWidget } from '../../src/page/widget'
import type { ShownTeam } from './shown-team'
import { FirstTabSkeleton, RosterTab, roster, TabSkeleton } from './tab-skeleton'

const MatchesTab = lazyView(() => import('./matches-tab'))
const NewsTab = lazyView(() => import('../../src/blocks/news-results/category-news'))
const StatisticsTab = lazyView(() => import('./statistics/statistics-tab'))
const HistoryTab = lazyView(() => import('./history/history-tab'))
const Segments = lazyView(() => import('../../src/blocks/segments/tab-segments'))

export interface TabViewProperties {
  shown: ShownTeam
  active: TeamTab<Tab> | null
  query: string
  /** The address of this page with another query. */
  addressOf: (query: string) => string
  /** Level of the tab's own headings. */
  headingLevel: number
  onCompetition: (id: string) => void
}

export function View({ shown, active, query, addressOf, headingLevel, onCompetition }: TabViewProperties) {
  const { query: state, configuration } = useWidget()
  const { teamId } = shown
  if (!active) return <FirstTabSkeleton query={query} headingLevel={headingLevel} />
  const { tab, target } = active
  const write = (changed: string) => state.put(changed, 'push')
  const common = { headingLevel, instead: <TabSkeleton /> }
  const address = configuration.history === 'page' ? addressOf('') : undefined
  // Nothing of the previous team is shown until the chosen one has loaded.
  const team = shown.team.state === 'ready' && !shown.team.busy ? shown.team.value : null
  const teamSkeleton = shown.team.state === 'failed' ? null : <TabSkeleton />
  switch (target.kind === 'view' ? target.view : null) {
    case 'roster':
      return (
        teamId && (
          <RosterTab team={teamId} layout={tab.rosterType} order={tab.rosterOrder} {...roster} {...common} />
        )
      )
    case 'matches':
      return teamId && <MatchesTab team={teamId} {...common} />
    case 'news':
      return (
        <NewsTab
          category={tab.newsCategoryId}
          ads
          query={query}
          addressOf={(changes) => addressOf(changedQuery(query, changes))}
          {...common}
        />
      )
    case 'statistics': {
      if (!team) return teamSkeleton
      const withStandings = tab.showAllTimeStandings
      return <StatisticsTab {...{ team, withStandings, query, write, address }} {...common} />
    }
    case 'history':
      if (!team) return teamSkeleton
      return <HistoryTab {...{ team, query, write, address, addressOf, onCompetition }} {...common} />
    case 'other':
      return <Segments segments={tab.segments} {...common} />
    default:
      return null
  }
}
