/** National teams: one row of `national_teams` is a team in one competition of one season. */
import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { example, jerseyNumber, refersTo } from './columns'
import { seasons } from './federation'

/** "Člani", "Članice", "U19". */
export const categories = pgTable('categories', (t) => ({
  id: t.integer().primaryKey(),
  name: t.text().notNull(),
  /** MALE or FEMALE */
  gender: t.text().notNull(),
}))

export const national_teams = pgTable(
  'national_teams',
  (t) => ({
    id: t.integer().primaryKey(),
    /** Key of the facts, for example "M-2025-EB". */
    slug: t.text().notNull().unique(),
    season_id: refersTo(() => seasons.id),
    category_id: t.integer().references(() => categories.id),
    gender: t.text().notNull(),
    /** The competition's name, for example "EuroBasket 2025". */
    name: t.text().notNull(),
    description: t.text().notNull().default(''),
    year: t.integer(),
    /** False for preparation matches. */
    official: t.boolean().notNull().default(true),
    /** Under the site, without a leading "/", like `storage/team.svg`. */
    team_photo_url: t.text(),
    example: example(),
  }),
  (table) => [index('national_teams_category').on(table.category_id, table.gender)],
)

export const national_team_competition_urls = pgTable(
  'national_team_competition_urls',
  (t) => ({
    national_team_id: refersTo(() => national_teams.id),
    position: t.smallint().notNull(),
    competition_url: t.text().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.national_team_id, table.position] })],
)

export const players = pgTable('players', (t) => ({
  id: t.integer().primaryKey(),
  slug: t.text().notNull().unique(),
  first_name: t.text().notNull(),
  last_name: t.text().notNull(),
  /** MALE or FEMALE */
  gender: t.text().notNull(),
  year_of_birth: t.integer(),
  /** cm */
  height: t.integer(),
  position: t.text(),
  /** The latest club a source names. */
  club: t.text(),
  /** FIBA/IOC code, for example "SLO" */
  nationality: t.text(),
  /** Path under storage. */
  photo_url: t.text(),
  example: example(),
}))

/** A roster's row: the pivot of Player.nt_player_team and its last_player_data. */
export const player_teams = pgTable(
  'player_teams',
  (t) => ({
    national_team_id: refersTo(() => national_teams.id),
    player_id: refersTo(() => players.id),
    /** Order of the source. */
    position: t.smallint().notNull(),
    jersey_number: jerseyNumber(),
    /** cm */
    height: t.integer(),
    club: t.text(),
    /** active, left or candidate, as the source says */
    status: t.text().notNull(),
    /** true plays, false has left the camp, null is a candidate, who is not shown. */
    active: t.boolean(),
  }),
  (table) => [
    primaryKey({ columns: [table.national_team_id, table.player_id] }),
    index('player_teams_player').on(table.player_id),
  ],
)

export const staff = pgTable(
  'staff',
  (t) => ({
    id: t.integer().primaryKey(),
    national_team_id: refersTo(() => national_teams.id),
    position: t.smallint().notNull(),
    name: t.text().notNull(),
    role: t.text().notNull(),
    /** The group that the person is listed under: `src/domain/team/staff.ts`. */
    role_id: t.integer().notNull(),
  }),
  (table) => [index('staff_team').on(table.national_team_id, table.position)],
)

/** One row per category and opponent; win and lost are counted from official matches. */
export const opponents = pgTable(
  'opponents',
  (t) => ({
    id: t.integer().primaryKey(),
    category_id: refersTo(() => categories.id),
    code: t.text().notNull(),
    name: t.text().notNull(),
  }),
  (table) => [uniqueIndex('opponents_category_code').on(table.category_id, table.code)],
)
