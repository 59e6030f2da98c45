/** Whose team it is: the wording of a national team hangs on it (spec 2.3, 2.4, 2.6). */

export type Gender = 'MALE' | 'FEMALE'

/** The gender of the team's category, else its own (contract 6); the men's wording where neither is known. */
export function teamGender(
  team: { category?: { gender: Gender } | null; gender?: Gender | null } | null,
): Gender {
  return team?.category?.gender ?? team?.gender ?? 'MALE'
}
