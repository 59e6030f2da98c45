/** The kinds of all-time standings. */
import type { Gender } from '../team/gender'

export const standingTypes = ['games', 'points', 'unofficial'] as const
export type StandingType = (typeof standingTypes)[number]

/** The types of a gender, in display order: women have no `unofficial`. */
export const standingTypesOf = (gender: Gender): StandingType[] =>
  standingTypes.filter((type) => gender === 'MALE' || type !== 'unofficial')
