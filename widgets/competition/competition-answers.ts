/** A competition's data, and the tabs that follow from them. */
import type { Ask, Loading } from '../../src/client/ask'
import type { CompetitionDetail, StatLine } from '../../src/contract/competitions'
import type { MatchPage } from '../../src/contract/matches'
import {
  type CompetitionPart,
  type CompetitionTab,
  clubsTakingPart,
  type PartClub,
  shownTabs,
  tabsOf,
} from '../../src/domain/competition/competition'
import { competitionMatches } from '../../src/endpoints/competition-matches'
import { type CompetitionNews, competitionNews } from '../../src/endpoints/competition-news'
import { getCompetition, getCompetitionStatistics } from '../../src/endpoints/competitions'
import { inActiveSeason } from '../../src/endpoints/current-competition'
import type { HistoryMode } from '../../src/page/configuration'

export interface CompetitionAnswers {
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

/** All parts are tabs; one alone has none, and no other seasons. */
export const hasTabs = (part: CompetitionPart): boolean => part === 'all'

/** A category that isn't known is loading. */
export const shownNews = ({ category }: CompetitionNews) => ({
  category,
  ads: false,
  isWaiting: category === null,
})

interface Given {
  competition: string | null
  /** Pins the competition. */
  season: string | null
}

export interface ShownCompetition {
  /** Undefined while it isn't known. */
  id: string | null | undefined
  detail: Loading<CompetitionDetail>
}

/**
 * On other hosts' pages the competition goes with the seasons, unless its season is given; another one is shown instead,
 * and the element remembers it.
 */
export function shownCompetition(
  ask: Ask,
  { competition, season }: Given,
  query: string,
  history: HistoryMode,
): ShownCompetition {
  const chosen = history === 'memory' ? new URLSearchParams(query).get('tekmovanje') : null
  const given = chosen ?? competition
  const detail = ask(given === null ? null : getCompetition(given))
  const isTurning = history === 'memory' && chosen === null && season === null
  const current = inActiveSeason(ask, isTurning && detail.state === 'ready' ? detail.value : null)
  const id = isTurning && detail.state !== 'failed' && given !== null ? current?.id : given
  // Each competition is requested once.
  const turned = ask(id === undefined || id === null || id === given ? null : getCompetition(id))
  return { id, detail: id === given ? detail : turned }
}

/** Requests only what the part shows. */
export function competitionAnswers(
  ask: Ask,
  { id, detail }: ShownCompetition,
  part: CompetitionPart,
  query: string,
): CompetitionAnswers {
  const competition = id ?? null
  const shows = (...parts: CompetitionPart[]): boolean => [...parts, 'all'].includes(part)
  // Only after the competition is known to exist, so that a missing one is reported once.
  const about = detail.state === 'ready' ? detail.value : null
  const standings = about?.standings ?? []
  // For each club's form in the standings.
  const needsMatches = shows('matches', 'clubs') || (part === 'standings' && standings.length > 0)
  const matches = competitionMatches(ask, needsMatches ? competition : null)
  const statistics = ask(about && shows('statistics') ? getCompetitionStatistics(about.id) : null)
  const news = competitionNews(ask, about && hasTabs(part) ? about.name : null)
  const isNewsNamed = new URLSearchParams(query).get('tab') === 'novice'
  const clubs = clubsTakingPart(standings, matches.state === 'ready' ? matches.value.matches : [])
  const has = {
    tekme: mayHave(matches, (page) => page.matches.length > 0),
    lestvica: standings.length > 0,
    statistika: mayHave(statistics, (lines) => lines.length > 0),
    klubi: clubs.length > 0 || (about !== null && matches.state === 'loading'),
    // Few competitions have news: the tab is shown while loading only if the query names it.
    novice:
      (isNewsNamed || news.first.state === 'ready') && mayHave(news.first, ({ nuOfNews }) => nuOfNews > 0),
  }
  const own = part === 'matches' ? matches : part === 'statistics' ? statistics : detail
  const rest = about ? own : detail
  return {
    detail,
    matches,
    statistics,
    news,
    clubs,
    tabs: about ? shownTabs(has, part) : tabsOf(part),
    rest,
  }
}
