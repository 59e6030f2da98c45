/** Which all-time standings there are. */
import type { Gender } from './gender'

const types = ['games', 'points', 'unofficial'] as const
export type StandingType = (typeof types)[number]

/** The types a gender has, in the order they are offered: women have no `unofficial`. */
export const standingTypesOf = (gender: Gender): StandingType[] =>
  types.filter((type) => gender === 'MALE' || type !== 'unofficial')
