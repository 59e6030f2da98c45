/** National teams: team, roster, staff. */
import * as v from 'valibot'
import {
  count,
  id,
  listOrNone,
  numberOf,
  optional,
  optionalCount,
  optionalText,
  prepared,
  text,
} from './fields'
import { genders, LastPlayerData } from './player-fields'

export type { Gender } from '../domain/team/gender'
export { genders } from './player-fields'

export const NationalTeam = v.object({
  id,
  description: v.fallback(v.nullish(text, ''), ''),
  team_photo_url: optionalText,
  season: v.object({ id: optional(id), name: text }),
  category: optional(v.object({ id, name: text, gender: v.picklist(genders) })),
  gender: optional(v.picklist(genders)),
  competitions: listOrNone(v.object({ competition_url: text })),
})
export type NationalTeam = v.InferOutput<typeof NationalTeam>

/**
 * `pivot.active`: true or 1 plays, false or 0 has left; with anything else the player isn't shown (contract: Shapes).
 */
const TeamLink = v.object({
  pivot: optional(
    v.object({ active: optional(prepared(v.union([v.boolean(), v.literal(0), v.literal(1)]), numberOf)) }),
  ),
})

export const Player = v.object({
  id,
  first_name: text,
  last_name: text,
  year_of_birth: optionalCount,
  photo_url: optionalText,
  last_player_data: optional(LastPlayerData),
  nt_player_team: listOrNone(TeamLink),
  /** False for a player without a page of his own, a minor. */
  hasPage: optional(v.boolean()),
})
export type Player = v.InferOutput<typeof Player>
export const PlayerList = v.array(Player)

export const StaffPerson = v.object({ name: text, role: text, role_id: count })
export type StaffPerson = v.InferOutput<typeof StaffPerson>
export const StaffList = v.array(StaffPerson)
