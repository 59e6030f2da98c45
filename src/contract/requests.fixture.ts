/** What each named request of contract 5 answers, for tests that hold every kind of answer to one rule. */
import * as v from 'valibot'
import { CompetitionHistoryList } from './competition-history'
import { CompetitionDetail, PlayerDetail, StatLineList } from './competitions'
import { ClubList, MemberList, NamedChoiceList, OfficialList, SeasonList } from './federation'
import { MatchList, MatchPage } from './matches'
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

export const answerKinds: Readonly<Record<string, v.GenericSchema>> = {
  'Get page by url': Page,
  'Get menu': MenuItemList,
  'Get seasons': SeasonList,
  'Get competitions': NamedChoiceList,
  'Get clubs': ClubList,
  'Get sport halls': NamedChoiceList,
  'Get members': MemberList,
  'Get categories': NewsCategoryList,
  'Get paginated news': NewsPage,
  'Get news article': NewsArticle,
  'Get ad': v.nullable(Ad),
  'Get national team by id': NationalTeam,
  'Get staff': StaffList,
  'Get players': PlayerList,
  'Get matches': MatchList,
  'Get opponents': OpponentChoiceList,
  'Get opponent by id': Opponent,
  'Get all-time standings': StandingRowList,
  'Get seasons (history)': HistorySeasonList,
  'Get competitions (history)': HistoryCompetitionList,
  'Get history matches': MatchList,
  'Search matches': MatchPage,
  'Get competition': CompetitionDetail,
  'Get competition statistics': StatLineList,
  'Get competition history': CompetitionHistoryList,
  'Get referees': OfficialList,
  'Get commissioners': OfficialList,
  'Get player': PlayerDetail,
  'Search the site': SearchPage,
}
