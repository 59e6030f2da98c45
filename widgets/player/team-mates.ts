/** The roster of the player's team, for the links to its neighbours. */
import type { Ask, Loading } from '../../src/client/ask'
import type { PlayerDetail } from '../../src/contract/competitions'
import type { Player } from '../../src/contract/national-teams'
import { getPlayers } from '../../src/endpoints/national-teams'

/** Without a team nothing is requested. */
export const teamMates = (ask: Ask, { national_team: team }: PlayerDetail): Loading<Player[]> =>
  ask(team ? getPlayers(team.id) : null)
