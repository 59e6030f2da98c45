import { newsResponses, tabNews } from '../../src/blocks/news-results/news-responses'
import { chosenTab } from '../../src/domain/competition/competition'
import { changedQuery } from '../../src/domain/query/query'
import { competitionSeasons } from '../../src/endpoints/competition-seasons'
import { ownClubs } from '../../src/endpoints/own-matches'
import type { ScreenRequests } from '../../src/island/screen-requests'
import { competitionTag } from './attributes'
import { competitionAnswers, hasTabs, shownCompetition, shownNews } from './competition-answers'
import { isPageBeyondMatches } from './match-pages'

export const requests: ScreenRequests<typeof competitionTag.attributes> = {
  tag: competitionTag,
  read({ attributes: { tab: part, club, ...given }, query, history }, ask) {
    const shown = shownCompetition(ask, given, query, history)
    const { detail, matches, news, tabs } = competitionAnswers(ask, shown, part, query)
    if (hasTabs(part) && detail.state === 'ready') competitionSeasons(ask, detail.value)
    let isBeyond = false
    switch (chosenTab(tabs, query)?.hash) {
      case 'tekme':
        if (matches.state === 'ready') ownClubs(ask, club)
        isBeyond = isPageBeyondMatches(matches, query)
        break
      case 'novice':
        isBeyond = newsResponses(ask, tabNews(shownNews(news), query)).isBeyond
    }
    return isBeyond ? changedQuery(query, { stran: null }) : undefined
  },
}
