/** A season's official or unofficial matches. */
import { getHistoryMatches } from '../../../src/api/history'
import { useRequest } from '../../../src/api/use-request'
import type { Match } from '../../../src/contract/matches'
import type { NationalTeam } from '../../../src/contract/national-teams'
import type { HistoryView } from '../../../src/domain/history-view'
import { sortMatches } from '../../../src/domain/match'
import { Announcement } from '../../../src/ui/base/announcement'
import { MatchListSkeleton } from '../../../src/ui/matches/match-box-skeleton'
import { MatchList } from '../../../src/ui/matches/match-list'
import { useMatchOptions } from '../../../src/ui/matches/use-match-options'
import { EmptyState } from '../../../src/ui/states/empty-state'

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
}

/** Nothing if the request failed. */
export function HistoryMatches(properties: HistoryMatchesProperties) {
  const { category, season, type, isWaiting, headingLevel, isRequested } = properties
  const answer = useRequest(isWaiting ? null : getHistoryMatches(season, category, type))
  if (answer.state === 'failed') return null
  return (
    <div className="history-matches">
      <Announcement total={answer.state === 'ready' ? answer.value.length : null} isRequested={isRequested} />
      {answer.state === 'ready' ? (
        <Found matches={answer.value} headingLevel={headingLevel} />
      ) : (
        <MatchListSkeleton count={placeholders} />
      )}
    </div>
  )
}

/** The matches have no heading of their own, so theirs have the level of the forms'. */
function Found({ matches, headingLevel }: { matches: readonly Match[]; headingLevel: number }) {
  const options = useMatchOptions()
  if (matches.length === 0) return <EmptyState>Ni tekem za prikaz</EmptyState>
  return <MatchList matches={sortMatches(matches)} headingLevel={headingLevel} {...options} />
}
