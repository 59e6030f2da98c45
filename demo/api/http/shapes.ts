/** Named schemas of the OpenAPI description, which requests refer to. */
import { CompetitionHistoryRow } from '../../../src/contract/competition-history'
import * as competitions from '../../../src/contract/competitions'
import * as federation from '../../../src/contract/federation'
import { PersonName } from '../../../src/contract/fields'
import * as matches from '../../../src/contract/matches'
import * as teams from '../../../src/contract/national-teams'
import * as news from '../../../src/contract/news'
import * as pages from '../../../src/contract/pages'
import * as records from '../../../src/contract/team-records'

export const namedShapes = {
  Page: pages.Page,
  Segment: pages.Segment,
  MenuItem: pages.MenuItem,
  Season: federation.Season,
  NamedChoice: federation.NamedChoice,
  Club: federation.Club,
  Member: federation.Member,
  Official: federation.Official,
  PersonName: PersonName,
  Match: matches.Match,
  MatchPage: matches.MatchPage,
  Change: matches.Change,
  ChangePage: matches.ChangePage,
  News: news.News,
  NewsPage: news.NewsPage,
  NewsArticle: news.NewsArticle,
  NewsCategory: news.NewsCategory,
  Ad: news.Ad,
  SearchResult: news.SearchResult,
  SearchPage: news.SearchPage,
  NationalTeam: teams.NationalTeam,
  Player: teams.Player,
  StaffPerson: teams.StaffPerson,
  Opponent: records.Opponent,
  StandingRow: records.StandingRow,
  HistoryCompetition: records.HistoryCompetition,
  CompetitionDetail: competitions.CompetitionDetail,
  StatLine: competitions.StatLine,
  CompetitionHistoryRow,
  PlayerDetail: competitions.PlayerDetail,
}
