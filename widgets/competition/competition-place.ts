/** A competition's data, and the tabs that follow from them. */
import { useCompetitionMatches } from '../../src/api/competition-matches'
import { type CompetitionNews, useCompetitionNews } from '../../src/api/competition-news'
import { getCompetition, getCompetitionStatistics } from '../../src/api/competitions'
import { type Loading, useRequest } from '../../src/api/use-request'
import type { CompetitionDetail, StatLine } from '../../src/contract/competitions'
import type { MatchPage } from '../../src/contract/matches'
import {
  type CompetitionPart,
  type CompetitionTab,
  clubsTakingPart,
  type PartClub,
  shownTabs,
  tabsOf,
} from '../../src/domain/competition'

export interface CompetitionPlace {
  detail: Loading<CompetitionDetail>
  matches: Loading<MatchPage>
  statistics: Loading<StatLine[]>
  news: CompetitionNews
  clubs: PartClub[]
  /** All tabs while the competition is loading, so that a link to one of them works. */
  tabs: readonly CompetitionTab[]
  /** The request that decides whether the element has content: a tab that is shown alone is all there is. */
  rest: Loading<unknown>
}

/** A tab whose data are loading is kept, so that a link to it works. */
const mayHave = <T>(answer: Loading<T>, has: (value: T) => boolean): boolean =>
  answer.state === 'loading' || (answer.state === 'ready' && has(answer.value))

/** Requests only what the tab shows. `isNewsAsked`: the URL names the news tab. */
export function useCompetitionPlace(
  competition: string | null,
  part: CompetitionPart,
  isNewsAsked: boolean,
): CompetitionPlace {
  const shows = (...parts: CompetitionPart[]): boolean => [...parts, 'all'].includes(part)
  const detail = useRequest(competition === null ? null : getCompetition(competition))
  // Only after the competition is known to exist, so that a missing one is reported once.
  const isThere = competition !== null && detail.state === 'ready'
  const standings = detail.state === 'ready' ? detail.value.standings : []
  // For each club's form in the standings.
  const needsMatches = shows('matches', 'clubs') || (part === 'standings' && standings.length > 0)
  const matches = useCompetitionMatches(needsMatches ? competition : null)
  const statistics = useRequest(isThere && shows('statistics') ? getCompetitionStatistics(competition) : null)
  const news = useCompetitionNews(isThere && part === 'all' ? detail.value.name : null)
  const clubs = clubsTakingPart(standings, matches.state === 'ready' ? matches.value.matches : [])
  const has = {
    tekme: mayHave(matches, (page) => page.matches.length > 0),
    lestvica: standings.length > 0,
    statistika: mayHave(statistics, (lines) => lines.length > 0),
    klubi: clubs.length > 0 || (isThere && matches.state === 'loading'),
    // Few competitions have news: the tab is shown while loading only if the URL names it.
    novice:
      (isNewsAsked || news.first.state === 'ready') && mayHave(news.first, ({ nuOfNews }) => nuOfNews > 0),
  }
  const own = part === 'matches' ? matches : part === 'statistics' ? statistics : detail
  const rest = detail.state === 'ready' ? own : detail
  return {
    detail,
    matches,
    statistics,
    news,
    clubs,
    tabs: isThere ? shownTabs(has, part) : tabsOf(part),
    rest,
  }
}
