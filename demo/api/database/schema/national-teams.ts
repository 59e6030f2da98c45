/** National teams: one row of `national_teams` is a team in one competition of one season. */
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { example, jerseyNumber, refersTo } from './columns'
import { seasons } from './federation'

/** "Člani", "Članice", "U19". */
export const categories = pgTable('categories', {
  id: integer().primaryKey(),
  name: text().notNull(),
  /** MALE or FEMALE */
  gender: text().notNull(),
})

export const national_teams = pgTable(
  'national_teams',
  {
    id: integer().primaryKey(),
    /** Key of the facts, for example "M-2025-EB". */
    slug: text().notNull().unique(),
    season_id: refersTo(() => seasons.id),
    category_id: integer().references(() => categories.id),
    gender: text().notNull(),
    /** The competition's name, for example "EuroBasket 2025". */
    name: text().notNull(),
    description: text().notNull().default(''),
    year: integer(),
    /** False for preparation matches. */
    official: boolean().notNull().default(true),
    /** Under the site, without a leading "/", like `storage/team.svg`. */
    team_photo_url: text(),
    example: example(),
  },
  (table) => [index('national_teams_category').on(table.category_id, table.gender)],
)

export const national_team_competition_urls = pgTable(
  'national_team_competition_urls',
  {
    national_team_id: refersTo(() => national_teams.id),
    position: smallint().notNull(),
    competition_url: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.national_team_id, table.position] })],
)

export const players = pgTable('players', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  /** MALE or FEMALE */
  gender: text().notNull(),
  year_of_birth: integer(),
  /** cm */
  height: integer(),
  position: text(),
  /** The latest club a source names. */
  club: text(),
  /** FIBA/IOC code, for example "SLO" */
  nationality: text(),
  /** Path under storage. */
  photo_url: text(),
  example: example(),
})

/** A roster's row: the pivot of Player.nt_player_team and its last_player_data. */
export const player_teams = pgTable(
  'player_teams',
  {
    national_team_id: refersTo(() => national_teams.id),
    player_id: refersTo(() => players.id),
    /** Order of the source. */
    position: smallint().notNull(),
    jersey_number: jerseyNumber(),
    /** cm */
    height: integer(),
    club: text(),
    /** active, left or candidate, as the source says */
    status: text().notNull(),
    /** true plays, false has left the camp, null is a candidate, who is not shown. */
    active: boolean(),
  },
  (table) => [
    primaryKey({ columns: [table.national_team_id, table.player_id] }),
    index('player_teams_player').on(table.player_id),
  ],
)

export const staff = pgTable(
  'staff',
  {
    id: integer().primaryKey(),
    national_team_id: refersTo(() => national_teams.id),
    position: smallint().notNull(),
    name: text().notNull(),
    role: text().notNull(),
    /** The group that the person is listed under: `src/domain/team/staff.ts`. */
    role_id: integer().notNull(),
  },
  (table) => [index('staff_team').on(table.national_team_id, table.position)],
)

/** One row per category and opponent; win and lost are counted from official matches. */
export const opponents = pgTable(
  'opponents',
  {
    id: integer().primaryKey(),
    category_id: refersTo(() => categories.id),
    code: text().notNull(),
    name: text().notNull(),
  },
  (table) => [uniqueIndex('opponents_category_code').on(table.category_id, table.code)],
)
