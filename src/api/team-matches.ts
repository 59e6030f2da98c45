/** A national team's matches and their calendar. */
import { MatchList } from '../contract/matches'
import { teamPath } from './national-teams'
import { requestAddress } from './request'

export const getTeamMatches = (team: string) => ({
  name: 'Get matches',
  path: teamPath(team, '/matches'),
  schema: MatchList,
})

/** The address of the calendar with a team's matches, on this ISO day if one is given. */
export const teamCalendarAddress = (api: string, team: string, day?: string): string =>
  requestAddress(api, { path: teamPath(team, '/matches.ics'), query: day ? { from: day, to: day } : {} })
