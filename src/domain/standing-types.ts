/** The kinds of all-time standings. */
import type { Gender } from './gender'

const types = ['games', 'points', 'unofficial'] as const
export type StandingType = (typeof types)[number]

/** The types of a gender, in display order: women have no `unofficial`. */
export const standingTypesOf = (gender: Gender): StandingType[] =>
  types.filter((type) => gender === 'MALE' || type !== 'unofficial')
