/** Deletes what the source doesn't contain any more (`--prune`), with the rows that belong to it. */
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../api/database/database'
import { codeOf } from '../../api/database/reason'
import * as tables from '../../api/database/schema'
import { matchesOf } from './matches'
import { replaceSegments } from './pages'
import { idsOf, type Run } from './run'
import { listed } from './upsert'

interface Pruning {
  what: string
  table: PgTable
  /** Files whose refused records make this kind be skipped */
  files: RegExp
  /** Files that are only complete together */
  needs?: string[]
  /** Columns by which rows of other tables belong to it */
  owned?: PgColumn[]
  /** The rows that the source could contain; by default all */
  which?: (run: Run) => SQL
}

const { box_score_lines: lines, match_officials: led, news_related: related, national_teams: teams } = tables
const ofTeam = [
  tables.national_team_competition_urls.national_team_id,
  tables.player_teams.national_team_id,
  tables.staff.national_team_id,
]
const ofArticle = [
  tables.news_in_categories.news_id,
  tables.news_photos.news_id,
  related.news_id,
  related.related_id,
]

/** Referring tables before those they refer to. */
const prunings: Pruning[] = [
  {
    what: 'matches',
    table: tables.matches,
    files: /matches\.json$/,
    owned: [led.match_id, lines.match_id],
    which: matchesInFiles,
  },
  {
    what: 'competitions',
    table: tables.competitions,
    files: /^competition/,
    needs: ['competitions.json'],
    owned: [tables.competition_places.competition_id],
  },
  { what: 'national teams', table: teams, files: /^national-teams/, owned: ofTeam },
  { what: 'players', table: tables.players, files: /players\.json$/, owned: [lines.player_id] },
  { what: 'news', table: tables.news, files: /^news\.json$/, owned: ofArticle },
  { what: 'news categories', table: tables.news_categories, files: /^categories\.json$/ },
  { what: 'pages', table: tables.pages, files: /^pages\.json$/ },
  { what: 'menu', table: tables.menu_items, files: /^menu\.json$/ },
  {
    what: 'officials',
    table: tables.officials,
    files: /^(?:referees|commissioners)\.json$/,
    needs: ['referees.json', 'commissioners.json'],
  },
  {
    what: 'clubs',
    table: tables.clubs,
    files: /^(?:clubs|members)\.json$/,
    needs: ['clubs.json'],
    owned: [tables.club_aliases.club_id, tables.club_addresses.club_id],
  },
  { what: 'sport halls', table: tables.sport_halls, files: /^sport-halls\.json$/ },
  { what: 'seasons', table: tables.seasons, files: /^seasons\.json$/ },
]

/** A kind is skipped if one of its records was refused. */
export async function pruneMissing(run: Run): Promise<void> {
  const broken = run.records.refused.filter(({ path }) => /^\[\d+\]$/.test(path)).map(({ file }) => file)
  const isWhole = ({ files, needs = [] }: Pick<Pruning, 'files' | 'needs'>) =>
    !broken.some((file) => files.test(file)) && needs.every((file) => run.records.isGiven(file))
  for (const pruning of prunings.filter(isWhole))
    await run.remove(pruning.what, (keys) => prune(run, pruning, keys))
  if (isWhole({ files: /^ads\.json$/ })) await run.remove('ads', (keys) => retire(run, keys))
}

/** Club matches if their file exists, a national team's if its file exists or the team is gone. */
function matchesInFiles({ records, teams }: Run): SQL {
  const silent = idsOf(teams.filter((team) => !records.isGiven(matchesOf(team))))
  const ofClubs = records.isGiven('matches.json', 'matches.csv')
    ? sql`competition_id IS NOT NULL`
    : sql`false`
  const ofTeams = records.isGiven('national-teams.json')
    ? sql`national_team_id NOT IN ${listed(silent)}`
    : sql`false`
  return sql`(${ofClubs} OR ${ofTeams})`
}

/** An ad keeps its clicks, so it is only deactivated. */
async function retire({ database }: Run, keys: readonly unknown[]): Promise<number> {
  const { rows } = await database.execute(
    sql`UPDATE ${tables.ads} SET active = false WHERE active AND NOT ${JSON.stringify(keys)}::jsonb ? uuid::text RETURNING uuid`,
  )
  return rows.length
}

/** SQLSTATE of a foreign key violation */
const referredTo = '23503'

function noneWhereReferredTo(error: unknown): number {
  if (codeOf(error) !== referredTo) throw error
  return 0
}

/** What something else still refers to is kept, for example a club with matches. */
async function prune(
  run: Run,
  { table, owned = [], which }: Pruning,
  keys: readonly unknown[],
): Promise<number> {
  const { rows } = await run.database.execute<{ id: number }>(
    sql`SELECT id FROM ${table} WHERE id NOT IN ${listed(keys.map(Number))} AND ${which?.(run) ?? sql`true`}`,
  )
  const take = (ids: readonly number[]) =>
    run.database.transaction(async (inner: Database) => {
      if (table === tables.pages) await replaceSegments(inner, [], ids)
      for (const owner of owned)
        await inner.execute(sql`DELETE FROM ${owner.table} WHERE ${owner} IN ${listed(ids)}`)
      await inner.execute(sql`DELETE FROM ${table} WHERE id IN ${listed(ids)}`)
      return ids.length
    })
  if (rows.length === 0) return 0
  try {
    return await take(idsOf(rows))
  } catch (error) {
    noneWhereReferredTo(error)
    let taken = 0
    for (const { id } of rows) taken += await take([id]).catch(noneWhereReferredTo)
    return taken
  }
}
