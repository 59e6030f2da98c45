/** A season's official or unofficial matches. */
import type { ReactNode } from 'react'
import { getHistoryMatches } from '../../../src/api/history'
import { useRequest } from '../../../src/api/use-request'
import { useMatchOptions } from '../../../src/blocks/match-results/use-match-options'
import type { Match } from '../../../src/contract/matches'
import type { NationalTeam } from '../../../src/contract/national-teams'
import type { HistoryView } from '../../../src/domain/history-view'
import { sortMatches } from '../../../src/domain/match'
import { Announcement } from '../../../src/ui/base/announcement'
import { MatchListSkeleton } from '../../../src/ui/matches/match-box-skeleton'
import { MatchList } from '../../../src/ui/matches/match-list'

/** Number of placeholders while the matches are loading. */
const placeholders = 6

export type Category = NonNullable<NationalTeam['category']>

interface HistoryMatchesProperties extends HistoryView {
  category: Category
  /** It is not yet known whether the season exists. */
  isWaiting: boolean
  headingLevel: number
  /** The visitor has chosen them; they weren't there initially. */
  isRequested: boolean
  /** Shown instead of no matches. */
  empty: ReactNode
}

/** Nothing if the request failed. */
export function HistoryMatches(properties: HistoryMatchesProperties) {
  const { category, season, type, isWaiting, headingLevel, isRequested, empty } = properties
  const answer = useRequest(isWaiting ? null : getHistoryMatches(season, category, type))
  if (answer.state === 'failed') return null
  return (
    <div className="history-matches">
      <Announcement total={answer.state === 'ready' ? answer.value.length : null} isRequested={isRequested} />
      {answer.state === 'ready' ? (
        <Found matches={answer.value} {...{ headingLevel, empty }} />
      ) : (
        <MatchListSkeleton count={placeholders} />
      )}
    </div>
  )
}

/** The matches have no heading of their own, so theirs have the level of the forms'. */
function Found({
  matches,
  headingLevel,
  empty,
}: Pick<HistoryMatchesProperties, 'headingLevel' | 'empty'> & { matches: readonly Match[] }) {
  const options = useMatchOptions()
  if (matches.length === 0) return empty
  return <MatchList matches={sortMatches(matches)} headingLevel={headingLevel} {...options} />
}
