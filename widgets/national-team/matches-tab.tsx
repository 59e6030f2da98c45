/** A team's matches, in their own order (contract: Match order). */

import { useMatchOptions } from '../../src/blocks/match-results/use-match-options'
import { useRequest } from '../../src/client/use-request'
import { sortMatches } from '../../src/domain/match/match'
import { teamCalendarAddress, teamMatches } from '../../src/endpoints/team-matches'
import { useWidget } from '../../src/page/widget'
import { CalendarButton } from '../../src/ui/matches/calendar-button'
import { FinalScores } from '../../src/ui/matches/final-scores'
import { MatchListSkeleton } from '../../src/ui/matches/match-box-skeleton'
import { MatchList } from '../../src/ui/matches/match-list'
import { EmptyState } from '../../src/ui/states/empty-state'

/** Number of placeholders. */
const skeletonRows = 7

export function View({ team, headingLevel }: { team: string; headingLevel: number }) {
  const { configuration } = useWidget()
  const options = useMatchOptions()
  const answer = teamMatches(useRequest, team)
  if (answer.state === 'loading') return <MatchListSkeleton count={skeletonRows} />
  if (answer.state === 'failed') return null
  if (answer.value.length === 0) return <EmptyState>Ni tekem za prikaz</EmptyState>
  return (
    <>
      <MatchList matches={sortMatches(answer.value)} headingLevel={headingLevel} {...options} />
      <FinalScores matches={answer.value} now={options.now} />
      <div className="after unprinted">
        <CalendarButton href={teamCalendarAddress(configuration.api, team)} title="Vse tekme reprezentance" />
      </div>
    </>
  )
}
