/** National teams over the years: seasons, competitions, matches, all-time standings. */
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../database/open'
import { categories, matches, national_teams, seasons } from '../database/schema'
import { lively, steady } from '../http/answer'
import type { Api } from '../http/question'
import { get } from './get'
import { readSorted } from './match-rows'
import type { Asked } from './questions'

/** Seasons in which a national team played. */
const readSeasons = (database: Database) =>
  database
    .select({ id: seasons.id, name: seasons.name })
    .from(seasons)
    .where(
      inArray(
        seasons.id,
        database.select({ id: matches.season_id }).from(matches).where(isNotNull(matches.national_team_id)),
      ),
    )
    .orderBy(desc(seasons.name), desc(seasons.id))

const readCompetitions = (database: Database, { category, gender }: Asked<'Get competitions (history)'>) =>
  database
    .select({
      id: national_teams.id,
      name: national_teams.name,
      description: national_teams.description,
      season: { name: seasons.name },
    })
    .from(national_teams)
    .innerJoin(categories, eq(categories.id, national_teams.category_id))
    .innerJoin(seasons, eq(seasons.id, national_teams.season_id))
    .where(and(eq(categories.name, category), eq(categories.gender, gender)))
    .orderBy(desc(seasons.name), desc(national_teams.year), asc(national_teams.id))

function readMatches(database: Database, asked: Asked<'Get history matches'>) {
  const teams = database
    .select({ id: national_teams.id })
    .from(national_teams)
    .innerJoin(categories, eq(categories.id, national_teams.category_id))
    .where(and(eq(categories.name, asked.category), eq(categories.gender, asked.gender)))
  const condition = and(
    eq(matches.season_id, asked.season),
    eq(matches.official, asked.type === 'OFFICIAL'),
    inArray(matches.national_team_id, teams),
  )
  return readSorted(database, condition ?? sql`false`)
}

export function addHistory(api: Api, database: Database): void {
  get(api, 'Get seasons (history)', steady, () => readSeasons(database))
  get(api, 'Get competitions (history)', steady, (asked) => readCompetitions(database, asked))
  get(api, 'Get history matches', lively, (asked) => readMatches(database, asked))
}
