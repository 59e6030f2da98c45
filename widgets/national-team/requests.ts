import { newsResponses, tabNews } from '../../src/blocks/news-results/news-responses'
import { requestSegments } from '../../src/blocks/segments/segment-requests'
import type { Ask } from '../../src/client/ask'
import { shownSegments } from '../../src/contract/segments'
import type { Tab } from '../../src/contract/tabs'
import { changedQuery } from '../../src/domain/query/query'
import { queryWithTab } from '../../src/domain/team/team-query'
import { activeTab, type TeamTab } from '../../src/domain/team/team-tabs'
import { teamMatches } from '../../src/endpoints/team-matches'
import { teamRoster } from '../../src/endpoints/team-roster'
import type { ScreenRequests } from '../../src/island/screen-requests'
import { nationalTeamTag } from './attributes'
import { categoryHistory } from './history/category-history'
import { type ShownTeam, shownTeam } from './shown-team'
import { teamStatistics } from './statistics/team-statistics'

export const requests: ScreenRequests<typeof nationalTeamTag.attributes> = {
  tag: nationalTeamTag,
  read({ attributes, query }, ask) {
    const shown = shownTeam(ask, attributes, query)
    const { tabs, team } = shown
    // The heading shows them once it has a title.
    teamMatches(ask, shown.title === null ? null : shown.teamId)
    const active = activeTab(tabs, query)
    const corrected = active && readTab(ask, shown, active, query)
    const named = team.state === 'loading' ? null : queryWithTab(query, tabs)
    return named ?? corrected ?? undefined
  },
}

/** Returns the corrected query; null where it is right. */
function readTab(
  ask: Ask,
  { answer, teamId, team }: ShownTeam,
  { tab, target }: TeamTab<Tab>,
  query: string,
): string | null {
  const about = team.state === 'ready' ? team.value : null
  switch (target.kind === 'view' ? target.view : null) {
    case 'roster':
      teamRoster(ask, teamId, true)
      break
    case 'matches':
      teamMatches(ask, teamId)
      break
    case 'news': {
      const { isBeyond } = newsResponses(ask, tabNews({ category: tab.newsCategoryId, ads: true }, query))
      if (isBeyond) return changedQuery(query, { stran: null })
      break
    }
    case 'statistics':
      if (about) teamStatistics(ask, about, tab.showAllTimeStandings, query)
      break
    case 'history':
      if (about?.category) categoryHistory(ask, about.category, about.season.id, query)
      break
    case 'other':
      // Only a page that is here has such tabs.
      if (answer.state === 'ready') requestSegments(ask, shownSegments(tab.segments))
  }
  return null
}
