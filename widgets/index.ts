/** Every screen, for those that need them all: tests, the server, the docs. Importing it defines nothing. */
import type { WidgetDefinition } from '../src/element/definition'
import { adBanner } from './ad-banner/ad-banner'
import { competition } from './competition/competition'
import { competitionHistory } from './competition-history/competition-history'
import { matchList } from './match-list/match-list'
import { matchSearch } from './match-search/match-search'
import { memberList } from './member-list/member-list'
import { nationalTeam } from './national-team/national-team'
import { newsArticle } from './news-article/news-article'
import { newsList } from './news-list/news-list'
import { page } from './page/page'
import { player } from './player/player'
import { refereeSearch } from './referee-search/referee-search'
import { roster } from './roster/roster'
import { siteSearch } from './site-search/site-search'

export const widgets: readonly WidgetDefinition[] = [
  adBanner,
  competition,
  competitionHistory,
  matchList,
  matchSearch,
  memberList,
  nationalTeam,
  newsArticle,
  newsList,
  page,
  player,
  refereeSearch,
  roster,
  siteSearch,
]
