/** Every screen, for those that need them all: tests, the server, the docs. Importing it defines nothing. */
import type { WidgetDefinition } from '../src/element/definition'
import { adBanner } from './ad-banner/ad-banner'
import { matchList } from './match-list/match-list'
import { matchSearch } from './match-search/match-search'
import { memberList } from './member-list/member-list'
import { nationalTeam } from './national-team/national-team'
import { newsArticle } from './news-article/news-article'
import { newsList } from './news-list/news-list'
import { page } from './page/page'
import { roster } from './roster/roster'

export const widgets: readonly WidgetDefinition[] = [
  adBanner,
  matchList,
  matchSearch,
  memberList,
  nationalTeam,
  newsArticle,
  newsList,
  page,
  roster,
]
