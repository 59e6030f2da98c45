/** Data of the whole federation: seasons, competitions, clubs, halls, officials. */
import * as v from 'valibot'
import { flag, id, listOrNone, optional, optionalText, PersonName, text } from './fields'

export const Season = v.object({ id, name: text, isActive: flag })
export type Season = v.InferOutput<typeof Season>
export const SeasonList = v.array(Season)

/** A competition or a sport hall to choose from. */
export const NamedChoice = v.object({ id, name: text })
export type NamedChoice = v.InferOutput<typeof NamedChoice>
export const NamedChoiceList = v.array(NamedChoice)

export const Address = v.object({
  type: text,
  street: optionalText,
  houseNumber: optionalText,
  postOffice: optional(v.object({ country: optionalText, zipCode: optionalText, name: optionalText })),
})
export type Address = v.InferOutput<typeof Address>

export const Club = v.object({ id, shortName: text, fullName: text, code: optionalText })
export type Club = v.InferOutput<typeof Club>
export const ClubList = v.array(Club)

export const Member = v.object({
  ...Club.entries,
  email: optionalText,
  president: optional(PersonName),
  addresses: listOrNone(Address),
  /** Where it plays and has played of late, newest first */
  competitions: listOrNone(v.object({ id, name: text, season: v.object({ name: text }) })),
})
export type Member = v.InferOutput<typeof Member>
export const MemberList = v.array(Member)

/** A referee or a commissioner. */
export const Official = v.object({ id, person: PersonName })
export type Official = v.InferOutput<typeof Official>
export const OfficialList = v.array(Official)

/** What matches are filtered by; null while loading. */
export interface MatchLists {
  clubs: readonly Club[] | null
  competitions: readonly NamedChoice[] | null
  halls: readonly NamedChoice[] | null
}
