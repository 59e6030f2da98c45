/** What there is of a competition, and which tabs that gives. */
import { useCompetitionMatches } from '../../src/api/competition-matches'
import { getCompetition, getCompetitionStatistics } from '../../src/api/competitions'
import { type Loading, useRequest } from '../../src/api/use-request'
import type { CompetitionDetail, StatLine } from '../../src/contract/competitions'
import type { MatchPage } from '../../src/contract/matches'
import {
  type CompetitionTab,
  clubsTakingPart,
  competitionTabs,
  type PartClub,
  shownTabs,
} from '../../src/domain/competition'

export interface CompetitionPlace {
  detail: Loading<CompetitionDetail>
  matches: Loading<MatchPage>
  statistics: Loading<StatLine[]>
  clubs: PartClub[]
  /** All while the competition is on its way, so that a link to one of them holds. */
  tabs: readonly CompetitionTab[]
}

/** What is on its way may have something: a link straight to its tab must hold until that is known. */
const mayHave = <T>(answer: Loading<T>, has: (value: T) => boolean): boolean =>
  answer.state === 'loading' || (answer.state === 'ready' && has(answer.value))

export function useCompetitionPlace(competition: string | null): CompetitionPlace {
  const detail = useRequest(competition === null ? null : getCompetition(competition))
  const matches = useCompetitionMatches(competition)
  // Not before there is such a competition: one that is missing is missed once.
  const isThere = competition !== null && detail.state === 'ready'
  const statistics = useRequest(isThere ? getCompetitionStatistics(competition) : null)
  const standings = detail.state === 'ready' ? detail.value.standings : []
  const clubs = clubsTakingPart(standings, matches.state === 'ready' ? matches.value.matches : [])
  const tabs = isThere
    ? shownTabs({
        tekme: mayHave(matches, (page) => page.matches.length > 0),
        lestvica: standings.length > 0,
        klubi: clubs.length > 0,
        statistika: mayHave(statistics, (lines) => lines.length > 0),
      })
    : competitionTabs
  return { detail, matches, statistics, clubs, tabs }
}
