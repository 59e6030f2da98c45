/** The API's requests by name, with the schema of each answer. */
import * as v from 'valibot'
import { CompetitionHistoryList } from './competition-history'
import { CompetitionDetail, PlayerDetail, StatLineList } from './competitions'
import { ClubList, MemberList, NamedChoiceList, OfficialList, SeasonList } from './federation'
import { ChangePage, MatchList, MatchPage } from './matches'
import { NationalTeam, PlayerList, StaffList } from './national-teams'
import { Ad, NewsArticle, NewsCategoryList, NewsPage, SearchPage } from './news'
import { MenuItemList, Page } from './pages'
import {
  HistoryCompetitionList,
  HistorySeasonList,
  Opponent,
  OpponentChoiceList,
  StandingRowList,
} from './team-records'

export interface NamedRequest {
  name: string
  /** With {id} or {url} for a single record */
  path: string
  schema: v.GenericSchema
  /** A server without it is complete. */
  isOptional?: true
}

const request = <const N extends string, S extends v.GenericSchema>(name: N, path: string, schema: S) => ({
  name,
  path,
  schema,
})

const requests = [
  request('Get page by url', '/pages', Page),
  request('Get menu', '/menu', MenuItemList),
  request('Get seasons', '/seasons', SeasonList),
  request('Get competitions', '/competitions', NamedChoiceList),
  request('Get clubs', '/clubs', ClubList),
  request('Get sport halls', '/sport-halls', NamedChoiceList),
  request('Get members', '/members', MemberList),
  request('Get categories', '/categories', NewsCategoryList),
  request('Get paginated news', '/news', NewsPage),
  request('Get news article', '/news/{url}', NewsArticle),
  request('Get ad', '/ad', v.nullable(Ad)),
  request('Get national team by id', '/national-teams/{id}', NationalTeam),
  request('Get staff', '/national-teams/{id}/staff', StaffList),
  request('Get players', '/national-teams/{id}/players', PlayerList),
  request('Get matches', '/national-teams/{id}/matches', MatchList),
  request('Get opponents', '/opponents', OpponentChoiceList),
  request('Get opponent by id', '/opponents/{id}', Opponent),
  request('Get all-time standings', '/all-time-standings', StandingRowList),
  request('Get seasons (history)', '/history/seasons', HistorySeasonList),
  request('Get competitions (history)', '/history/competitions', HistoryCompetitionList),
  request('Get history matches', '/history/matches', MatchList),
  request('Search matches', '/matches', MatchPage),
  { ...request('Get changes', '/changes', ChangePage), isOptional: true },
  request('Get competition', '/competitions/{id}', CompetitionDetail),
  request('Get competition statistics', '/competitions/{id}/statistics', StatLineList),
  request('Get competition history', '/competition-history', CompetitionHistoryList),
  request('Get referees', '/referees', OfficialList),
  request('Get commissioners', '/commissioners', OfficialList),
  request('Get player', '/players/{id}', PlayerDetail),
  request('Search the site', '/search', SearchPage),
] as const

export const namedRequests: readonly NamedRequest[] = requests

export type RequestName = (typeof requests)[number]['name']
export type AnswerSchema<N extends RequestName> = Extract<(typeof requests)[number], { name: N }>['schema']

const pieces = (path: string): string[] => path.split('/')

/** The values of {id} and {url} in a request's path, by name; undefined if it is another request's path. */
function read(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [pieces(pattern), pieces(path)]
  if (wanted.length !== given.length) return undefined
  const parameters: Record<string, string> = {}
  const isIt = wanted.every((piece, index) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1]
    if (name) parameters[name] = given[index] ?? ''
    return name !== undefined || piece === given[index]
  })
  return isIt ? parameters : undefined
}

/** The named request of a path below the API; undefined if there is none. */
export const requestOf = (path: string): NamedRequest | undefined =>
  namedRequests.find((one) => read(one.path, path) !== undefined)

/** Values of {id} and {url} in a path, by name; {} if it doesn't match the pattern. */
export const parametersIn = (pattern: string, path: string): Record<string, string> =>
  read(pattern, path) ?? {}
