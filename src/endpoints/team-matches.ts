/** A national team's matches and their calendar. */

import type { Ask, Loading } from '../client/ask'
import { requestAddress } from '../client/request'
import { type Match, MatchList } from '../contract/matches'
import { openStarts } from '../domain/match/match-status'
import { teamPath } from './national-teams'

export const getTeamMatches = (team: string) => ({
  name: 'Get matches',
  path: teamPath(team, '/matches'),
  schema: MatchList,
})

/** Null requests nothing. */
export const teamMatches = (ask: Ask, team: string | null): Loading<Match[]> =>
  ask(team === null ? null : getTeamMatches(team), { follow: openStarts })

/** The address of the calendar with a team's matches. */
export const teamCalendarAddress = (api: string, team: string): string =>
  requestAddress(api, { path: teamPath(team, '/matches.ics') })
