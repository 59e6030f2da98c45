/** Club and national-team matches in one table, who led them, and what the players did. */
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  type PgColumn,
  pgTable,
  primaryKey,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Change, ChangeKind, Match, MatchState } from '../../../../src/contract/matches'
import { generated, refersTo, wallTime } from './columns'
import { clubs, competitions, officials, seasons, sport_halls } from './federation'
import { national_teams, opponents, players } from './national-teams'

export const matches = pgTable(
  'matches',
  (t) => ({
    id: t.integer().primaryKey(),
    season_id: refersTo(() => seasons.id),
    /** A club match has a competition, a national-team match a national team; never both, never none. */
    competition_id: t.integer().references(() => competitions.id),
    national_team_id: t.integer().references(() => national_teams.id),
    /** National-team matches: the other team, in the team's category. */
    opponent_id: t.integer().references(() => opponents.id),
    first_team_name: t.text().notNull(),
    first_team_code: t.text(),
    first_club_id: t.integer().references(() => clubs.id),
    /** 0 when not played */
    first_team_score: t.integer().notNull().default(0),
    second_team_name: t.text().notNull(),
    second_team_code: t.text(),
    second_club_id: t.integer().references(() => clubs.id),
    second_team_score: t.integer().notNull().default(0),
    /** Local time at the venue; "… 00:00:00" here and in UTC where the hour is unknown. */
    date_time: wallTime().notNull(),
    date_time_utc: wallTime().notNull(),
    /** POSTPONED, CANCELLED, ABANDONED, FORFEITED, LIVE or FINAL; null: by score and time */
    status: t.text().$type<MatchState>(),
    previous_date_time: wallTime(),
    periods: t.jsonb().$type<Match['periods']>(),
    /** IANA name */
    time_zone: t.text(),
    hall_id: t.integer().references(() => sport_halls.id),
    /** The wire's `location`: hall and town, or what is known of them. */
    location: t.text(),
    /** "Redni del", "Finale", "Skupina B" … */
    phase: t.text(),
    round: t.integer(),
    /** False for preparation matches. */
    official: t.boolean().notNull().default(true),
    ticket_url: t.text(),
    stats_url: t.text(),
    live_stream_url: t.text(),
    /** How often the row was changed, and when last: by a trigger (migration 0010), whoever writes. */
    revision: t.integer().notNull().default(0),
    changed_at: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    /**
     * The order of statuses: SCHEDULED 1, FINISHED 2, CREATED 3. Stored, so that an index can
     * hold the order of the matches tab.
     */
    status_rank: t
      .smallint()
      .notNull()
      .generatedAlwaysAs(
        sql`CASE WHEN first_team_score <> 0 OR second_team_score <> 0 THEN 2
          WHEN right(date_time, 8) = '00:00:00' AND right(date_time_utc, 8) = '00:00:00' THEN 3
          ELSE 1 END`,
      ),
    generated: generated(),
  }),
  (table) => {
    const order = [table.status_rank, table.date_time, table.id] as const
    return [
      check('matches_one_owner', sql`(competition_id IS NULL) <> (national_team_id IS NULL)`),
      check('matches_two_clubs', sql`first_club_id <> second_club_id`),
      index('matches_order').on(...order),
      // What match_officials repeats of a match.
      uniqueIndex('matches_repeated').on(table.id, table.season_id, table.status_rank, table.date_time),
      // With the rank: counting, and whether all are finished, need no look at the rows.
      index('matches_date').on(table.date_time, table.status_rank),
      index('matches_season').on(table.season_id, ...order),
      index('matches_competition').on(table.competition_id, ...order),
      index('matches_hall').on(table.hall_id, table.season_id, ...order),
      index('matches_first_club').on(table.first_club_id, table.season_id, ...order),
      index('matches_second_club').on(table.second_club_id, table.season_id, ...order),
      index('matches_national_team').on(table.national_team_id),
      index('matches_opponent').on(table.opponent_id),
    ]
  },
)

/** Fields of Match that other tables hold. */
type Joined = 'competition' | 'referees' | 'commissioner'

/** The column of each other field: what the API selects, and what the import and the seed write. */
export const matchColumns = {
  id: matches.id,
  firstTeamName: matches.first_team_name,
  firstTeamScore: matches.first_team_score,
  firstTeamCode: matches.first_team_code,
  secondTeamName: matches.second_team_name,
  secondTeamScore: matches.second_team_score,
  secondTeamCode: matches.second_team_code,
  dateTime: matches.date_time,
  dateTimeUtc: matches.date_time_utc,
  status: matches.status,
  previousDateTime: matches.previous_date_time,
  periods: matches.periods,
  time_zone: matches.time_zone,
  location: matches.location,
  competitionId: matches.competition_id,
  round: matches.round,
  phase: matches.phase,
  ticket_url: matches.ticket_url,
  stats_url: matches.stats_url,
  live_stream_url: matches.live_stream_url,
  firstTeamId: matches.first_club_id,
  secondTeamId: matches.second_club_id,
} satisfies Record<Exclude<keyof Match, Joined>, PgColumn>

type Columns = typeof matchColumns

/** The values by column of those fields that a record has; others of its fields are left out. */
export function matchRow<F extends object>(record: F) {
  const fields = Object.entries(matchColumns).filter(([field]) => field in record)
  const row = Object.fromEntries(fields.map(([field, { name }]) => [name, Reflect.get(record, field)]))
  return row as { [K in keyof F & keyof Columns as Columns[K]['_']['name']]: F[K] }
}

/**
 * What became of matches, written by triggers (migration 0010), whoever writes the match. A result that comes while
 * the match is on lies in the future: when the match will be over.
 */
export const match_changes = pgTable(
  'match_changes',
  (t) => ({
    id: t.bigserial({ mode: 'number' }).primaryKey(),
    match_id: t
      .integer()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    at: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    kind: t.text().$type<ChangeKind>().notNull(),
    /** Fields of Match that have another value now. */
    before: t.jsonb().$type<Change['before']>().notNull(),
  }),
  ({ at, id, match_id }) => [
    index('match_changes_order').on(at, id),
    index('match_changes_match').on(match_id),
  ],
)

/**
 * Who officiated which match. Season, rank and time are the match's own, repeated so that one narrow index says which of
 * an official's matches are of a season and of some days; the foreign key keeps them the same when the match changes.
 */
export const match_officials = pgTable(
  'match_officials',
  (t) => ({
    match_id: t.integer().notNull(),
    official_id: refersTo(() => officials.id),
    /** referee or commissioner */
    role: t.text().notNull(),
    /** Order on the match. */
    position: t.smallint().notNull(),
    season_id: t.integer().notNull(),
    status_rank: t.smallint().notNull(),
    date_time: wallTime().notNull(),
  }),
  (table) => {
    const { match_id, season_id, status_rank, date_time } = table
    return [
      primaryKey({ columns: [match_id, table.role, table.position] }),
      foreignKey({
        name: 'match_officials_match',
        columns: [match_id, season_id, status_rank, date_time],
        foreignColumns: [matches.id, matches.season_id, matches.status_rank, matches.date_time],
      }).onUpdate('cascade'),
      // By id: for looking up the matches themselves.
      index('match_officials_official').on(table.official_id, table.role, match_id, season_id, date_time),
      // Unique: nobody officiates twice in one role.
      uniqueIndex('match_officials_order').on(
        table.official_id,
        table.role,
        status_rank,
        date_time,
        match_id,
        season_id,
      ),
    ]
  },
)

/**
 * One player's line in one match. A line is one appearance. The facts know points only; what a source
 * does not give is null, not 0.
 */
export const box_score_lines = pgTable(
  'box_score_lines',
  (t) => ({
    match_id: refersTo(() => matches.id),
    player_id: refersTo(() => players.id),
    /** The side he played for; SLO in national-team matches. */
    team_name: t.text().notNull(),
    team_code: t.text(),
    points: t.integer().notNull(),
    minutes: t.integer(),
    free_throws_made: t.integer(),
    free_throws_attempted: t.integer(),
    two_points_made: t.integer(),
    two_points_attempted: t.integer(),
    three_points_made: t.integer(),
    three_points_attempted: t.integer(),
    offensive_rebounds: t.integer(),
    defensive_rebounds: t.integer(),
    assists: t.integer(),
    steals: t.integer(),
    turnovers: t.integer(),
    blocks: t.integer(),
    fouls: t.integer(),
    generated: generated(),
  }),
  (table) => [
    primaryKey({ columns: [table.match_id, table.player_id] }),
    index('box_score_lines_player').on(table.player_id),
  ],
)
