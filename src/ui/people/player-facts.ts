/** A player's facts and their format; unknown facts are left out. */
import type { Player } from '../../contract/national-teams'
import { jerseyNumber, measureText } from '../../domain/team/jersey-number'

export interface PlayerFacts {
  /** As printed on the jersey: "00" stays "00". */
  number: string | null
  year: string | null
  /** "201 cm" */
  height: string | null
}

export const factsOf = (player: Player): PlayerFacts => ({
  number: jerseyNumber(player),
  year: measureText(player.year_of_birth),
  height: measureText(player.last_player_data?.height, ' cm'),
})

export const fullName = ({ first_name, last_name }: Pick<Player, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()

/** The addresses of a player's page, undefined without one, and of his picture. */
export interface PlayerAddresses {
  playerUrl: (player: Player) => string | undefined
  /** A picture's address by its path; null without one. */
  pictureUrl: (path: string | null) => string | null
}
