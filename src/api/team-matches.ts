/** A national team's matches and their calendar. */
import { MatchList } from '../contract/matches'
import { teamPath } from './national-teams'
import { requestAddress } from './request'

export const getTeamMatches = (team: string) => ({
  name: 'Get matches',
  path: teamPath(team, '/matches'),
  schema: MatchList,
})

/** The address of the calendar with a team's matches. */
export const teamCalendarAddress = (api: string, team: string): string =>
  requestAddress(api, { path: teamPath(team, '/matches.ics') })
