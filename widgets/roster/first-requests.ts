import { getNationalTeam, getPlayers, getStaff } from '../../src/api/national-teams'
import type { FirstRequests } from '../../src/element/first-requests'
import { rosterTag } from './attributes'

export const first: FirstRequests<typeof rosterTag.attributes> = {
  tag: rosterTag,
  requestsOf: ({ attributes: { team, staff } }) =>
    team === null ? [] : [getNationalTeam(team), getPlayers(team), staff && getStaff(team)],
}
