/** Data of the whole federation: seasons, competitions, clubs, halls, officials. */
import { type AnyColumn, asc, desc, eq, inArray } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type * as v from 'valibot'
import type { MemberList } from '../../../src/contract/federation'
import { sortByName } from '../../../src/domain/competition/club'
import type { Database } from '../database/open'
import {
  club_addresses,
  clubs,
  competitions,
  matches,
  officials,
  seasons,
  sport_halls,
} from '../database/schema'
import { steady } from '../http/answer'
import type { Api } from '../http/question'
import { get } from './get'

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

/** Addresses by club, in their order. */
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

const lateSeasons = 3
const mostOfClub = 3

/** By club its competitions of the last seasons, each by its newest edition, newest first. */
async function readEditions(database: Database) {
  const late = database
    .select({ id: seasons.id })
    .from(seasons)
    .orderBy(desc(seasons.name), desc(seasons.id))
    .limit(lateSeasons)
  const playedBy = (club: AnyColumn) =>
    database
      .selectDistinct({
        club: clubs.id,
        id: competitions.id,
        name: competitions.name,
        season: seasons.name,
        position: competitions.position,
      })
      .from(matches)
      .innerJoin(clubs, eq(clubs.id, club))
      .innerJoin(competitions, eq(competitions.id, matches.competition_id))
      .innerJoin(seasons, eq(seasons.id, competitions.season_id))
      .where(inArray(matches.season_id, late))
  const rows = await union(playedBy(matches.first_club_id), playedBy(matches.second_club_id))
  rows.sort((a, b) =>
    a.season === b.season ? a.position - b.position || a.id - b.id : a.season < b.season ? 1 : -1,
  )
  const byClub = new Map<number, { id: number; name: string; season: { name: string } }[]>()
  for (const { club, id, name, season } of rows) {
    const known = byClub.get(club) ?? []
    if (known.length < mostOfClub && !known.some((each) => each.name === name))
      byClub.set(club, [...known, { id, name, season: { name: season } }])
  }
  return byClub
}

async function readMembers(database: Database) {
  const rows = await database.select().from(clubs).where(eq(clubs.is_member, true)).orderBy(asc(clubs.id))
  const [addresses, editions] = await Promise.all([readAddresses(database), readEditions(database)])
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
    competitions: editions.get(club.id) ?? [],
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
  get(api, 'Get seasons', steady, () => readSeasons(database))
  get(api, 'Get competitions', steady, ({ seasonId }) => readCompetitions(database, seasonId))
  get(api, 'Get clubs', steady, () => readClubs(database))
  get(api, 'Get sport halls', steady, () => readHalls(database))
  get(api, 'Get members', steady, () => readMembers(database))
  get(api, 'Get referees', steady, () => readOfficials(database, 'is_referee'))
  get(api, 'Get commissioners', steady, () => readOfficials(database, 'is_commissioner'))
}
