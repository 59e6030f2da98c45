/** Whose team it is: the wording of a national team hangs on it. */

export type Gender = 'MALE' | 'FEMALE'

/** The gender of the team's category, else its own; the men's wording where neither is known. */
export function teamGender(
  team: { category?: { gender: Gender } | null; gender?: Gender | null } | null,
): Gender {
  return team?.category?.gender ?? team?.gender ?? 'MALE'
}
