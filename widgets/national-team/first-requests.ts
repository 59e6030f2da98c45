import { getNationalTeam, getPlayers, getStaff } from '../../src/api/national-teams'
import { getPage } from '../../src/api/pages'
import { getTeamMatches } from '../../src/api/team-matches'
import { selectedTeam } from '../../src/domain/team-query'
import { rosterHash, standardTabs } from '../../src/domain/team-tabs'
import type { FirstRequests } from '../../src/element/first-requests'
import { nationalTeamTag } from './attributes'

export const first: FirstRequests<typeof nationalTeamTag.attributes> = {
  tag: nationalTeamTag,
  requestsOf: ({ attributes: { page, team }, query }) => {
    if (page !== null) return [getPage({ url: page })]
    const id = team && selectedTeam(query, standardTabs(team))
    if (!id) return []
    const tab = new URLSearchParams(query).get('tab') ?? rosterHash
    return [
      getNationalTeam(id),
      ...(tab === rosterHash ? [getPlayers(id), getStaff(id)] : []),
      tab === 'tekme' && getTeamMatches(id),
    ]
  },
}
