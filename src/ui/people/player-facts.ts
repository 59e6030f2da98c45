/** What of a player is shown, and how: facts that nobody knows are left out. */
import type { Player } from '../../contract/national-teams'
import { jerseyNumber } from '../../domain/jersey-number'

export interface PlayerFacts {
  /** As it is worn: "00" stays "00". */
  number: string | null
  year: string | null
  /** "201 cm" */
  height: string | null
}

/** 0 is a way to say that it isn't known. */
const shown = (value: number | null | undefined, unit = ''): string | null =>
  value && value > 0 ? `${value}${unit}` : null

export const factsOf = (player: Player): PlayerFacts => ({
  number: jerseyNumber(player),
  year: shown(player.year_of_birth),
  height: shown(player.last_player_data?.height, ' cm'),
})

export const fullName = ({ first_name, last_name }: Pick<Player, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()

/** How a player's page and picture are found. */
export interface PlayerAddresses {
  playerUrl: (player: Player) => string
  /** A picture's address by its path; null where there is none. */
  pictureUrl: (path: string | null) => string | null
}
