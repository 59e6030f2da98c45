/** A national team's players and staff together, as the roster shows them. */

import type { Ask, Loading } from '../client/ask'
import type { Gender, Player, StaffPerson } from '../contract/national-teams'
import { teamGender } from '../domain/team/gender'
import { getNationalTeam, getPlayers, getStaff } from './national-teams'

export interface TeamRoster {
  gender: Gender
  /** Decides whether there is a roster: without players there is none. */
  answer: Loading<readonly Player[]>
  /** Null while loading; their wording depends on the team's gender, so they wait for the team. */
  players: readonly Player[] | null
  /** Null while loading; empty if there is none or it failed to load. */
  staff: readonly StaffPerson[] | null
}

/** Null requests nothing and stays loading. */
export function teamRoster(ask: Ask, team: string | null, withStaff: boolean): TeamRoster {
  const about = ask(team === null ? null : getNationalTeam(team))
  const answer = ask(team === null ? null : getPlayers(team))
  const staff = ask(team === null || !withStaff ? null : getStaff(team))
  return {
    gender: teamGender(about.state === 'ready' ? about.value : null),
    answer,
    players: answer.state === 'ready' && about.state !== 'loading' ? answer.value : null,
    staff: !withStaff || staff.state === 'failed' ? [] : staff.state === 'ready' ? staff.value : null,
  }
}
