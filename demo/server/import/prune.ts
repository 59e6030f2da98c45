/** Deletes what the source doesn't contain any more (`--prune`), with the rows that belong to it. */
import { type SQL, sql } from 'drizzle-orm'
import * as tables from '../database/schema'
import { kinds } from './kinds'
import { matchesOf } from './matches'
import { listed, prune } from './merge'
import { idsOf, type Run } from './run'
import type { Kind } from './stage'

/**
 * Referring tables before those they refer to. A kind is skipped if one of its records was refused.
 */
export async function pruneMissing(run: Run): Promise<void> {
  const broken = new Set(
    run.records.refused.filter(({ place }) => /^\[\d+\]$/.test(place)).map(({ file }) => file),
  )
  for (const { what, kind, files, needs = [], belongings = [], which, remove } of prunings) {
    const count = run.counts.get(what)
    const isWhole =
      files.every((file) => ![...broken].some((one) => file.test(one))) &&
      needs.every((file) => run.records.isGiven(file))
    if (!count || !isWhole) continue
    const removed = remove
      ? await remove(run)
      : await prune(run.database, kind, belongings, which?.(run) ?? sql`true`)
    run.counts.set(what, { ...count, removed, left: count.left - removed })
  }
}

/** Club matches if their file exists, a national team's if its file exists or the team is gone. */
function matchesInFiles(run: Run): SQL {
  const { records } = run
  const silent = idsOf(run.teams.filter((team) => !records.isGiven(matchesOf(team))))
  const ofTeams = sql`held.national_team_id NOT IN ${listed(silent)}`
  return sql.join(
    [
      sql`false`,
      ...(records.isGiven('matches.json') ? [sql`held.competition_id IS NOT NULL`] : []),
      ...(records.isGiven('national-teams.json') ? [ofTeams] : []),
    ],
    sql` OR `,
  )
}

/** An ad keeps its clicks, so it is only deactivated. */
async function retire(run: Run): Promise<number> {
  const { rows } = await run.database.execute(
    sql`UPDATE ${tables.ads} AS held SET active = false WHERE active AND NOT EXISTS (SELECT FROM staged_ads AS row WHERE row.uuid = held.uuid) RETURNING uuid`,
  )
  return rows.length
}

const rowsOf = (table: SQL, column: SQL) => (ids: SQL) => sql`DELETE FROM ${table} WHERE ${column} IN ${ids}`
const ofMatches = [
  rowsOf(sql`${tables.match_officials}`, sql`match_id`),
  rowsOf(sql`${tables.box_score_lines}`, sql`match_id`),
]
const prunings: {
  what: string
  kind: Kind
  /** Kinds whose refused records make this kind be skipped */
  files: RegExp[]
  /** Files that are only complete together */
  needs?: string[]
  /** Rows of other tables to delete with it */
  belongings?: ((ids: SQL) => SQL)[]
  /** The rows (`held`) that the source could contain; by default all */
  which?: (run: Run) => SQL
  /** Replaces all of that; returns the count */
  remove?: (run: Run) => Promise<number>
}[] = [
  {
    what: 'matches',
    kind: kinds.matches,
    files: [/matches\.json$/],
    belongings: ofMatches,
    which: matchesInFiles,
  },
  {
    what: 'competitions',
    kind: kinds.competitions,
    files: [/^competition/],
    needs: ['competitions.json'],
    belongings: [rowsOf(sql`${tables.competition_places}`, sql`competition_id`)],
  },
  {
    what: 'national teams',
    kind: kinds.teams,
    files: [/^national-teams/],
    belongings: [
      rowsOf(sql`${tables.national_team_competition_urls}`, sql`national_team_id`),
      rowsOf(sql`${tables.player_teams}`, sql`national_team_id`),
      rowsOf(sql`${tables.staff}`, sql`national_team_id`),
    ],
  },
  {
    what: 'players',
    kind: kinds.players,
    files: [/players\.json$/],
    belongings: [rowsOf(sql`${tables.box_score_lines}`, sql`player_id`)],
  },
  {
    what: 'news',
    kind: kinds.news,
    files: [/^news\.json$/],
    belongings: [
      rowsOf(sql`${tables.news_in_categories}`, sql`news_id`),
      rowsOf(sql`${tables.news_photos}`, sql`news_id`),
      rowsOf(sql`${tables.news_related}`, sql`news_id`),
      rowsOf(sql`${tables.news_related}`, sql`related_id`),
    ],
  },
  { what: 'news categories', kind: kinds.newsCategories, files: [/^categories\.json$/] },
  {
    what: 'pages',
    kind: kinds.pages,
    files: [/^pages\.json$/],
    belongings: [
      (ids: SQL) =>
        sql`DELETE FROM ${tables.segment_settings} WHERE segment_id IN (SELECT id FROM ${tables.segments} WHERE page_id IN ${ids})`,
      rowsOf(sql`${tables.segments}`, sql`page_id`),
    ],
  },
  { what: 'menu', kind: kinds.menu, files: [/^menu\.json$/] },
  { what: 'ads', kind: kinds.ads, files: [/^ads\.json$/], remove: retire },
  {
    what: 'officials',
    kind: kinds.officials,
    files: [/^(?:referees|commissioners)\.json$/],
    needs: ['referees.json', 'commissioners.json'],
  },
  {
    what: 'clubs',
    kind: kinds.clubs,
    files: [/^(?:clubs|members)\.json$/],
    needs: ['clubs.json'],
    belongings: [
      rowsOf(sql`${tables.club_aliases}`, sql`club_id`),
      rowsOf(sql`${tables.club_addresses}`, sql`club_id`),
    ],
  },
  { what: 'sport halls', kind: kinds.halls, files: [/^sport-halls\.json$/] },
  { what: 'seasons', kind: kinds.seasons, files: [/^seasons\.json$/] },
]
