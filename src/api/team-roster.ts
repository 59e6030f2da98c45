/** A national team's players and staff together, as the roster shows them. */
import type { Gender, Player, StaffPerson } from '../contract/national-teams'
import { teamGender } from '../domain/gender'
import { getNationalTeam, getPlayers, getStaff } from './national-teams'
import { type Loading, useRequest } from './use-request'

export interface TeamRoster {
  gender: Gender
  /** What tells whether there is a roster at all: without the players there is none. */
  answer: Loading<readonly Player[]>
  /** Null while on their way; their words wait for the team, whose gender they follow. */
  players: readonly Player[] | null
  /** Null while on its way; empty where there is none or it could not be had. */
  staff: readonly StaffPerson[] | null
}

/** Null asks nothing and stays on its way. */
export function useTeamRoster(team: string | null, withStaff: boolean): TeamRoster {
  const about = useRequest(team === null ? null : getNationalTeam(team))
  const answer = useRequest(team === null ? null : getPlayers(team))
  const staff = useRequest(team === null || !withStaff ? null : getStaff(team))
  return {
    gender: teamGender(about.state === 'ready' ? about.value : null),
    answer,
    players: answer.state === 'ready' && about.state !== 'loading' ? answer.value : null,
    staff: !withStaff || staff.state === 'failed' ? [] : staff.state === 'ready' ? staff.value : null,
  }
}
