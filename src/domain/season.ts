/** The season in play: match search always asks for it. */

/** The first season marked active, or null while none is. */
export function activeSeason<S extends { isActive: boolean }>(seasons: readonly S[]): S | null {
  return seasons.find(({ isActive }) => isActive) ?? null
}
