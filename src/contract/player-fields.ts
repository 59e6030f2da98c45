/** What rosters and a player's own page have in common. */
import * as v from 'valibot'
import type { Gender } from '../domain/team/gender'
import { count, optionalCount } from './fields'

export const genders = ['MALE', 'FEMALE'] as const satisfies readonly Gender[]

/** `yersey_number` is spelled as in the API. */
export const LastPlayerData = v.object({
  yersey_number: v.fallback(v.nullish(v.union([v.number(), v.string()]), null), null),
  height: optionalCount,
})

/** From how many matches something was added up, and of which years. */
export const Counted = v.object({ matches: count, from: count, to: count })
