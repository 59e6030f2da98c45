import type { Player } from '../../contract/national-teams'
import type { PlayerAddresses } from './player-facts'

/** What an <img> shows without a request. */
export const goodPicture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/%3E'
export const brokenPicture = 'data:image/png,broken'

export function playerWith(
  changed: Partial<Player> & { number?: number | string | null; height?: number | null },
) {
  const { number = 7, height = 201, ...rest } = changed
  return {
    id: '1',
    first_name: 'Luka',
    last_name: 'Zupančič',
    year_of_birth: 1999,
    photo_url: null,
    last_player_data: { yersey_number: number, height },
    nt_player_team: [{ pivot: { active: 1 } }],
    hasPage: null,
    ...rest,
  } satisfies Player
}

export const longestName = 'Maksimilijanovičevskegahohnjecpodgorskih'

/** A full squad in which everything is missing once, and one name has 40 letters. */
export const squad: Player[] = Array.from({ length: 60 }, (_, index) =>
  playerWith({ id: String(index), number: index, photo_url: index % 3 === 0 ? 'photo' : null }),
).concat([
  playerWith({ id: 'bare', number: null, height: null, year_of_birth: null, last_player_data: null }),
  playerWith({ id: 'long', first_name: longestName, last_name: longestName, number: '00' }),
])

export const addresses: PlayerAddresses = {
  playerUrl: ({ id }) => `https://kzs.example/reprezentant/${id}`,
  pictureUrl: (path) => (path === 'broken' ? brokenPicture : path && goodPicture),
}
