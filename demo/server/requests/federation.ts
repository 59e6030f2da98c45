/** What the whole federation shares: seasons, competitions, clubs, halls, officials. */
import { asc, desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import {
  ClubList,
  MemberList,
  NamedChoiceList,
  OfficialList,
  SeasonList,
} from '../../../src/contract/federation'
import { sortByName } from '../../../src/domain/club'
import type { Database } from '../database/open'
import { club_addresses, clubs, competitions, officials, seasons, sport_halls } from '../database/schema'
import { steady } from '../http/answer'
import { type Api, get, noQuery } from '../http/question'
import { idText } from './parameters'

const readSeasons = (database: Database) =>
  database
    .select({ id: seasons.id, name: seasons.name, isActive: seasons.is_active })
    .from(seasons)
    .orderBy(desc(seasons.name), desc(seasons.id))

const readCompetitions = (database: Database, season: number) =>
  database
    .select({ id: competitions.id, name: competitions.name })
    .from(competitions)
    .where(eq(competitions.season_id, season))
    .orderBy(asc(competitions.position), asc(competitions.id))

async function readClubs(database: Database) {
  const rows = await database
    .select({ id: clubs.id, shortName: clubs.short_name, fullName: clubs.full_name, code: clubs.code })
    .from(clubs)
    .orderBy(asc(clubs.id))
  return sortByName(rows, ({ shortName }) => shortName)
}

async function readHalls(database: Database) {
  const rows = await database
    .select({ id: sport_halls.id, name: sport_halls.name })
    .from(sport_halls)
    .orderBy(asc(sport_halls.id))
  return sortByName(rows, ({ name }) => name)
}

/** Addresses by club, each club's in their own order. */
async function readAddresses(database: Database) {
  const rows = await database
    .select()
    .from(club_addresses)
    .orderBy(asc(club_addresses.club_id), asc(club_addresses.position))
  const byClub = new Map<number, v.InferInput<typeof MemberList>[number]['addresses'] & object>()
  for (const { club_id, type, street, house_number, country, zip_code, post_office } of rows) {
    const address = {
      type,
      street,
      houseNumber: house_number,
      postOffice: { country, zipCode: zip_code, name: post_office },
    }
    byClub.set(club_id, [...(byClub.get(club_id) ?? []), address])
  }
  return byClub
}

async function readMembers(database: Database) {
  const rows = await database.select().from(clubs).where(eq(clubs.is_member, true)).orderBy(asc(clubs.id))
  const addresses = await readAddresses(database)
  const members = rows.map((club) => ({
    id: club.id,
    shortName: club.short_name,
    fullName: club.full_name,
    code: club.code,
    email: club.email,
    president:
      club.president_last_name === null
        ? null
        : { firstName: club.president_first_name ?? '', lastName: club.president_last_name },
    addresses: addresses.get(club.id) ?? [],
  }))
  return sortByName(members, ({ fullName }) => fullName)
}

async function readOfficials(database: Database, role: 'is_referee' | 'is_commissioner') {
  const rows = await database
    .select()
    .from(officials)
    .where(eq(officials[role], true))
    .orderBy(asc(officials.id))
  const sorted = sortByName(rows, ({ last_name, first_name }) => `${last_name} ${first_name}`)
  return sorted.map(({ id, first_name, last_name }) => ({
    id,
    person: { firstName: first_name, lastName: last_name },
  }))
}

export function addFederation(api: Api, database: Database): void {
  const plain = { query: noQuery, freshness: steady }
  get(api, '/seasons', { ...plain, name: 'Get seasons', detail: 'Newest first.', answer: SeasonList }, () =>
    readSeasons(database),
  )
  get(
    api,
    '/competitions',
    {
      ...plain,
      name: 'Get competitions',
      query: v.object({ seasonId: idText('Season; one that does not exist has none') }),
      answer: NamedChoiceList,
    },
    ({ seasonId }) => readCompetitions(database, seasonId),
  )
  get(api, '/clubs', { ...plain, name: 'Get clubs', answer: ClubList }, () => readClubs(database))
  get(api, '/sport-halls', { ...plain, name: 'Get sport halls', answer: NamedChoiceList }, () =>
    readHalls(database),
  )
  get(api, '/members', { ...plain, name: 'Get members', answer: MemberList }, () => readMembers(database))
  get(api, '/referees', { ...plain, name: 'Get referees', answer: OfficialList }, () =>
    readOfficials(database, 'is_referee'),
  )
  get(api, '/commissioners', { ...plain, name: 'Get commissioners', answer: OfficialList }, () =>
    readOfficials(database, 'is_commissioner'),
  )
}
