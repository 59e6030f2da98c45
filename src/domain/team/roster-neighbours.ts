/** Links from one player of a roster to the next. */
import { type RosterPlayer, sortRoster, splitRoster, type TeamLinks } from './roster'

/** The players before and after a player in the order of the roster's page: those who left come last. */
export function rosterNeighbours<P extends RosterPlayer & TeamLinks & { id: string }>(
  players: readonly P[],
  id: string,
): { previous: P | null; next: P | null } {
  const { active, left } = splitRoster(sortRoster(players, 'byJerseyNumber'))
  const listed = [...active, ...left]
  const index = listed.findIndex((player) => player.id === id)
  if (index < 0) return { previous: null, next: null }
  return { previous: listed[index - 1] ?? null, next: listed[index + 1] ?? null }
}
