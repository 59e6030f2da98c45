/** The active season, which the match search uses by default. */

/** The first season marked active; null if there is none. */
export function activeSeason<S extends { isActive: boolean }>(seasons: readonly S[]): S | null {
  return seasons.find(({ isActive }) => isActive) ?? null
}
