/** The tables and columns that an import writes. */
import { sql } from 'drizzle-orm'
import * as tables from '../database/schema'
import type { Kind } from './stage'

const numbered = (column: string) => sql`(SELECT coalesce(max(${sql.identifier(column)}), 0) FROM `

export const kinds = {
  seasons: { table: tables.seasons, key: ['id'], unique: 'name', columns: ['name', 'is_active'] },
  halls: { table: tables.sport_halls, key: ['id'], columns: ['name'] },
  clubs: { table: tables.clubs, key: ['id'], columns: ['short_name', 'full_name', 'code'] },
  members: {
    table: tables.clubs,
    name: 'members',
    key: ['id'],
    columns: ['is_member', 'email', 'president_first_name', 'president_last_name'],
  },
  addresses: {
    table: tables.club_addresses,
    key: ['club_id', 'position'],
    columns: ['type', 'street', 'house_number', 'country', 'zip_code', 'post_office'],
  },
  officials: {
    table: tables.officials,
    key: ['id'],
    columns: ['first_name', 'last_name'],
    optional: { is_referee: false, is_commissioner: false },
  },
  competitions: {
    table: tables.competitions,
    key: ['id'],
    columns: ['season_id', 'name', 'description'],
    optional: { has_standings: false, position: 0 },
  },
  places: {
    table: tables.competition_places,
    key: ['competition_id', 'place'],
    columns: ['team_name', 'team_code', 'club_id'],
  },
  teamCategories: { table: tables.categories, key: ['id'], columns: ['name', 'gender'] },
  teams: {
    table: tables.national_teams,
    key: ['id'],
    columns: ['season_id', 'category_id', 'gender', 'description', 'team_photo_url'],
    optional: { name: '', year: null, official: true },
    first: ['slug'],
  },
  competitionUrls: {
    table: tables.national_team_competition_urls,
    key: ['national_team_id', 'position'],
    columns: ['competition_url'],
  },
  players: {
    table: tables.players,
    key: ['id'],
    columns: ['first_name', 'last_name', 'gender', 'year_of_birth', 'photo_url'],
    optional: { height: null, position: null, club: null, nationality: null },
    first: ['slug'],
  },
  roster: {
    table: tables.player_teams,
    key: ['national_team_id', 'player_id'],
    columns: ['position', 'jersey_number', 'height', 'status', 'active'],
  },
  staff: {
    table: tables.staff,
    key: ['national_team_id', 'position'],
    columns: ['name', 'role', 'role_id'],
    computed: {
      id: sql`${numbered('id')}${tables.staff}) + row_number() OVER (ORDER BY row.national_team_id, row.position)`,
    },
  },
  opponents: {
    table: tables.opponents,
    key: ['category_id', 'code'],
    columns: ['name'],
    computed: {
      id: sql`${numbered('id')}${tables.opponents}) + row_number() OVER (ORDER BY row.category_id, row.code)`,
    },
  },
  matches: {
    table: tables.matches,
    key: ['id'],
    columns: [
      ...['season_id', 'competition_id', 'national_team_id', 'opponent_id'],
      ...['first_team_name', 'first_team_code', 'first_club_id', 'first_team_score'],
      ...['second_team_name', 'second_team_code', 'second_club_id', 'second_team_score'],
      ...[
        'date_time',
        'date_time_utc',
        'time_zone',
        'location',
        'ticket_url',
        'stats_url',
        'live_stream_url',
      ],
    ],
    optional: { hall_id: null, round: null, phase: null, official: true },
  },
  leaders: {
    table: tables.match_officials,
    key: ['match_id', 'role', 'position'],
    columns: ['official_id'],
    computed: {
      season_id: sql`led.season_id`,
      status_rank: sql`led.status_rank`,
      date_time: sql`led.date_time`,
    },
    beside: sql`JOIN ${tables.matches} AS led ON led.id = row.match_id`,
  },
  newsCategories: { table: tables.news_categories, key: ['id'], columns: ['name', 'type'] },
  news: {
    table: tables.news,
    key: ['id'],
    unique: 'url',
    columns: ['url', 'title', 'title_background', 'published_at', 'short_text', 'html_content', 'author'],
  },
  newsInCategories: { table: tables.news_in_categories, key: ['news_id', 'category_id'], columns: ['top'] },
  newsPhotos: { table: tables.news_photos, key: ['news_id', 'position'], columns: ['path'] },
  newsRelated: { table: tables.news_related, key: ['news_id', 'position'], columns: ['related_id'] },
  pages: { table: tables.pages, key: ['id'], unique: 'url', columns: ['url', 'title', 'title_background'] },
  segments: { table: tables.segments, key: ['id'], columns: ['page_id', 'position', 'type', 'published'] },
  settings: { table: tables.segment_settings, key: ['segment_id', 'position'], columns: ['key', 'value'] },
  menu: {
    table: tables.menu_items,
    key: ['id'],
    columns: ['parent_menu_id', 'position', 'page_path', 'title', 'external_link'],
  },
  ads: {
    table: tables.ads,
    key: ['uuid'],
    columns: ['banner_url', 'banner_title', 'url', 'position', 'active'],
  },
} satisfies Record<string, Kind>
