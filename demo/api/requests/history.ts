/** National teams over the years: seasons, competitions, matches, all-time standings. */
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { MatchList } from '../../../src/contract/matches'
import { type Gender, genders } from '../../../src/contract/national-teams'
import { HistoryCompetitionList, HistorySeasonList } from '../../../src/contract/team-records'
import { type MatchHistoryType, matchHistoryTypes } from '../../../src/domain/competition/history-view'
import type { Database } from '../database/open'
import { categories, matches, national_teams, seasons } from '../database/schema'
import { lively, steady } from '../http/answer'
import { type Api, get, noQuery } from '../http/question'
import { readSorted } from './match-rows'
import { idText, line, word } from './parameters'

interface TeamsAsked {
  /** The category's name */
  category: string
  gender: Gender
}

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

const readCompetitions = (database: Database, { category, gender }: TeamsAsked) =>
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

function readMatches(database: Database, asked: TeamsAsked & { season: number; type: MatchHistoryType }) {
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

const teamsAsked = {
  category: line('Name of the category, for example "Člani"', 100),
  gender: word('Gender', genders),
}

export function addHistory(api: Api, database: Database): void {
  get(
    api,
    '/history/seasons',
    {
      name: 'Get seasons (history)',
      detail: 'Those in which a national team played, newest first.',
      query: noQuery,
      answer: HistorySeasonList,
      freshness: steady,
    },
    () => readSeasons(database),
  )
  get(
    api,
    '/history/competitions',
    {
      name: 'Get competitions (history)',
      detail: 'Newest first; the id is a national team.',
      query: v.object(teamsAsked),
      answer: HistoryCompetitionList,
      freshness: steady,
    },
    (asked) => readCompetitions(database, asked),
  )
  get(
    api,
    '/history/matches',
    {
      name: 'Get history matches',
      query: v.object({
        season: idText('Season'),
        ...teamsAsked,
        type: word('Official or preparation matches', matchHistoryTypes),
      }),
      answer: MatchList,
      freshness: lively,
    },
    (asked) => readMatches(database, asked),
  )
}
