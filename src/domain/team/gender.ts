/** A team's gender, which the wording depends on. */

export type Gender = 'MALE' | 'FEMALE'

/** The gender of the team's category, else its own; MALE if neither is known. */
export function teamGender(
  team: { category?: { gender: Gender } | null; gender?: Gender | null } | null,
): Gender {
  return team?.category?.gender ?? team?.gender ?? 'MALE'
}
