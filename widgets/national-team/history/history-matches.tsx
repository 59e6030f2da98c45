/** A season's official or unofficial matches. */
import type { ReactNode } from 'react'
import { useMatchOptions } from '../../../src/blocks/match-results/use-match-options'
import type { Loading } from '../../../src/client/ask'
import type { Match } from '../../../src/contract/matches'
import { sortMatches } from '../../../src/domain/match/match'
import { Announcement } from '../../../src/ui/base/announcement'
import { MatchListSkeleton } from '../../../src/ui/matches/match-box-skeleton'
import { MatchList } from '../../../src/ui/matches/match-list'

/** Number of placeholders while the matches are loading. */
const placeholders = 6

interface HistoryMatchesProperties {
  matches: Loading<readonly Match[]>
  headingLevel: number
  /** The visitor has chosen them; they weren't there initially. */
  isRequested: boolean
  /** Shown instead of no matches. */
  empty: ReactNode
}

/** Nothing if the request failed. */
export function HistoryMatches({ matches, headingLevel, isRequested, empty }: HistoryMatchesProperties) {
  if (matches.state === 'failed') return null
  return (
    <div className="history-matches">
      <Announcement
        total={matches.state === 'ready' ? matches.value.length : null}
        isRequested={isRequested}
      />
      {matches.state === 'ready' ? (
        <Found matches={matches.value} {...{ headingLevel, empty }} />
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
