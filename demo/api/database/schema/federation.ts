/** What the whole federation shares: seasons, halls, officials, clubs, club competitions. */
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { LeagueStanding, PointCorrection } from '../../../../src/contract/competitions'
import { generated, refersTo } from './columns'

export const seasons = pgTable('seasons', {
  id: integer().primaryKey(),
  /** "2026/2027" */
  name: text().notNull().unique(),
  /** True on exactly one row. */
  is_active: boolean().notNull().default(false),
})

export const sport_halls = pgTable('sport_halls', {
  id: integer().primaryKey(),
  name: text().notNull(),
  city: text(),
  country: text(),
  generated: generated(),
})

/** Referees and commissioners; one person may be both. */
export const officials = pgTable('officials', {
  id: integer().primaryKey(),
  /** '' where the sources print the surname only. */
  first_name: text().notNull(),
  last_name: text().notNull(),
  place: text(),
  is_referee: boolean().notNull().default(false),
  is_commissioner: boolean().notNull().default(false),
  generated: generated(),
})

/** The federation's members. Foreign clubs are only names and codes on matches. */
export const clubs = pgTable('clubs', {
  id: integer().primaryKey(),
  short_name: text().notNull(),
  full_name: text().notNull(),
  /** Crest: /storage/logos/{code}.svg */
  code: text(),
  /** MALE or FEMALE */
  gender: text(),
  email: text(),
  president_first_name: text(),
  president_last_name: text(),
  home_hall_id: integer().references(() => sport_halls.id),
  /** Members of the federation are shown on `/klubi`. */
  is_member: boolean().notNull().default(true),
  generated: generated(),
})

/** Names under which a club played in other years (sponsors). */
export const club_aliases = pgTable(
  'club_aliases',
  {
    club_id: refersTo(() => clubs.id),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.club_id, table.name] })],
)

export const club_addresses = pgTable(
  'club_addresses',
  {
    club_id: refersTo(() => clubs.id),
    position: smallint().notNull(),
    /** PRIMARY is the one the member list shows. */
    type: text().notNull(),
    street: text(),
    house_number: text(),
    country: text(),
    zip_code: text(),
    /** Name of the post office. */
    post_office: text(),
  },
  (table) => [primaryKey({ columns: [table.club_id, table.position] })],
)

/** A club competition in one season. National teams' competitions are `national_teams`. */
export const competitions = pgTable(
  'competitions',
  {
    id: integer().primaryKey(),
    season_id: refersTo(() => seasons.id),
    name: text().notNull(),
    description: text(),
    /** A league: its "Redni del" matches make standings. False for cups. */
    has_standings: boolean().notNull().default(false),
    /** Standings that an import has delivered, shown as they are; null: from the matches */
    standings: jsonb().$type<LeagueStanding[]>(),
    corrections: jsonb().$type<PointCorrection[]>(),
    /** Order in lists of one season. */
    position: smallint().notNull().default(0),
    generated: generated(),
  },
  (table) => [index('competitions_season').on(table.season_id, table.position)],
)

/** Who finished first, second, third (competition history); a rank without a row is unknown. */
export const competition_places = pgTable(
  'competition_places',
  {
    competition_id: refersTo(() => competitions.id),
    /** 1–3 */
    place: smallint().notNull(),
    /** The name of that year, for example "Union Olimpija". */
    team_name: text().notNull(),
    team_code: text(),
    club_id: integer().references(() => clubs.id),
  },
  (table) => [primaryKey({ columns: [table.competition_id, table.place] })],
)
