/** A national team, its players and its staff. Ids come from data and are encoded. */
import type { Ask, Loading } from '../client/ask'
import type { PlayerDetail } from '../contract/competitions'
import { NationalTeam, type Player, PlayerList, StaffList } from '../contract/national-teams'

/** Below /national-teams. */
export const teamPath = (team: string, rest = ''): string =>
  `/national-teams/${encodeURIComponent(team)}${rest}`

export const getNationalTeam = (team: string) => ({
  name: 'Get national team by id',
  path: teamPath(team),
  schema: NationalTeam,
})

export const getPlayers = (team: string) => ({
  name: 'Get players',
  path: teamPath(team, '/players'),
  schema: PlayerList,
})

export const getStaff = (team: string) => ({
  name: 'Get staff',
  path: teamPath(team, '/staff'),
  schema: StaffList,
})

/** The roster of the player's team, for the links to its neighbours. Without a team nothing is requested. */
export const teamMates = (ask: Ask, { national_team: team }: PlayerDetail): Loading<Player[]> =>
  ask(team ? getPlayers(team.id) : null)
