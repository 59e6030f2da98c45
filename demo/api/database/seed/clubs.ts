/** Member clubs, and how a team's name on a match becomes a club or a crest. */
import type { Database } from '../database'
import { insertRows } from '../insert-rows'
import { club_addresses, club_aliases, clubs } from '../schema'
import { type ClubFact, clubFacts, teamFacts } from './facts'
import { hallIds } from './halls'

export async function seedClubs(database: Database): Promise<void> {
  const facts = clubFacts()
  const halls = hallIds()
  await insertRows(
    database,
    clubs,
    facts.map((club) => ({
      id: club.id,
      short_name: club.shortName,
      full_name: club.fullName,
      code: club.code,
      gender: club.gender,
      email: club.email,
      president_first_name: club.president?.firstName ?? null,
      president_last_name: club.president?.lastName ?? null,
      home_hall_id: halls.get(club.home_hall ?? '') ?? null,
    })),
  )
  const aliases = facts.flatMap(({ id, aliases }) => aliases.map((name) => ({ club_id: id, name })))
  await insertRows(database, club_aliases, aliases)
  await insertRows(database, club_addresses, facts.flatMap(addressRows))
}

const addressRows = ({ id, addresses }: ClubFact) =>
  addresses.map(({ type, street, houseNumber, postOffice }, position) => ({
    club_id: id,
    position,
    type,
    street,
    house_number: houseNumber,
    country: postOffice.country,
    zip_code: postOffice.zipCode,
    post_office: postOffice.name,
  }))

export interface KnownTeam {
  code: string
  club_id: number | null
}

/** The crest of a team that has none of its own. */
const anyGuest: KnownTeam = { code: 'GST', club_id: null }

/** Finds a team by the name that a match prints: a member by short name or alias, a foreign club, any guest. */
export function teamFinder(): (name: string) => KnownTeam {
  const teams = new Map<string, KnownTeam>()
  for (const { code, names } of teamFacts().foreign) {
    for (const name of names) teams.set(name, { code, club_id: null })
  }
  for (const { id, code, shortName, aliases } of clubFacts()) {
    for (const name of [shortName, ...aliases]) teams.set(name, { code, club_id: id })
  }
  return (name) => teams.get(name) ?? anyGuest
}
