/** What the whole federation shares: seasons, halls, officials, clubs, club competitions. */
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import type { LeagueStanding, PointCorrection } from '../../../../src/contract/competitions'
import { generated, refersTo } from './columns'

export const seasons = pgTable('seasons', (t) => ({
  id: t.integer().primaryKey(),
  /** "2026/2027" */
  name: t.text().notNull().unique(),
  /** True on exactly one row. */
  is_active: t.boolean().notNull().default(false),
}))

export const sport_halls = pgTable('sport_halls', (t) => ({
  id: t.integer().primaryKey(),
  name: t.text().notNull(),
  city: t.text(),
  country: t.text(),
  generated: generated(),
}))

/** Referees and commissioners; one person may be both. */
export const officials = pgTable('officials', (t) => ({
  id: t.integer().primaryKey(),
  /** '' where the sources print the surname only. */
  first_name: t.text().notNull(),
  last_name: t.text().notNull(),
  place: t.text(),
  is_referee: t.boolean().notNull().default(false),
  is_commissioner: t.boolean().notNull().default(false),
  generated: generated(),
}))

/** The federation's members. Foreign clubs are only names and codes on matches. */
export const clubs = pgTable('clubs', (t) => ({
  id: t.integer().primaryKey(),
  short_name: t.text().notNull(),
  full_name: t.text().notNull(),
  /** Crest: /storage/logos/{code}.svg */
  code: t.text(),
  /** MALE or FEMALE */
  gender: t.text(),
  email: t.text(),
  president_first_name: t.text(),
  president_last_name: t.text(),
  home_hall_id: t.integer().references(() => sport_halls.id),
  /** Members of the federation are shown on `/klubi`. */
  is_member: t.boolean().notNull().default(true),
  generated: generated(),
}))

/** Names under which a club played in other years (sponsors). */
export const club_aliases = pgTable(
  'club_aliases',
  (t) => ({
    club_id: refersTo(() => clubs.id),
    name: t.text().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.club_id, table.name] })],
)

export const club_addresses = pgTable(
  'club_addresses',
  (t) => ({
    club_id: refersTo(() => clubs.id),
    position: t.smallint().notNull(),
    /** PRIMARY is the one the member list shows. */
    type: t.text().notNull(),
    street: t.text(),
    house_number: t.text(),
    country: t.text(),
    zip_code: t.text(),
    /** Name of the post office. */
    post_office: t.text(),
  }),
  (table) => [primaryKey({ columns: [table.club_id, table.position] })],
)

/** A club competition in one season. National teams' competitions are `national_teams`. */
export const competitions = pgTable(
  'competitions',
  (t) => ({
    id: t.integer().primaryKey(),
    season_id: refersTo(() => seasons.id),
    name: t.text().notNull(),
    description: t.text(),
    /** A league: its "Redni del" matches make standings. False for cups. */
    has_standings: t.boolean().notNull().default(false),
    /** Standings that an import has delivered, shown as they are; null: from the matches */
    standings: t.jsonb().$type<LeagueStanding[]>(),
    corrections: t.jsonb().$type<PointCorrection[]>(),
    /** Order in lists of one season. */
    position: t.smallint().notNull().default(0),
    generated: generated(),
  }),
  (table) => [index('competitions_season').on(table.season_id, table.position)],
)

/** Who finished first, second, third (competition history); a rank without a row is unknown. */
export const competition_places = pgTable(
  'competition_places',
  (t) => ({
    competition_id: refersTo(() => competitions.id),
    /** 1–3 */
    place: t.smallint().notNull(),
    /** The name of that year, for example "Union Olimpija". */
    team_name: t.text().notNull(),
    team_code: t.text(),
    club_id: t.integer().references(() => clubs.id),
  }),
  (table) => [primaryKey({ columns: [table.competition_id, table.place] })],
)
