/** A team's matches (spec 2.5), in the order of spec 4. */
import { getTeamMatches, teamCalendarAddress } from '../../src/api/team-matches'
import { useRequest } from '../../src/api/use-request'
import { sortMatches } from '../../src/domain/match'
import { openStarts } from '../../src/domain/match-status'
import { useWidget } from '../../src/page/widget'
import { EmptyState, emptyStateStyles } from '../../src/ui/empty-state/empty-state'
import { MatchListSkeleton } from '../../src/ui/match-box/match-box-skeleton'
import { CalendarButton } from '../../src/ui/match-list/calendar-button'
import { MatchList, matchListStyles } from '../../src/ui/match-list/match-list'
import { useMatchOptions } from '../../src/ui/match-list/use-match-options'
import { skeletonStyles } from '../../src/ui/skeleton/skeleton'

export const styles: readonly string[] = [...matchListStyles, skeletonStyles, emptyStateStyles]

/** Placeholders (spec 9). */
const places = 7

export function View({ team, headingLevel }: { team: string; headingLevel: number }) {
  const { configuration } = useWidget()
  const options = useMatchOptions()
  const answer = useRequest(getTeamMatches(team), { follow: openStarts })
  if (answer.state === 'loading') return <MatchListSkeleton count={places} />
  if (answer.state === 'failed') return null
  if (answer.value.length === 0) return <EmptyState>Ni tekem za prikaz</EmptyState>
  return (
    <>
      <MatchList matches={sortMatches(answer.value)} headingLevel={headingLevel} {...options} />
      <div className="after-matches">
        <CalendarButton href={teamCalendarAddress(configuration.api, team)} />
      </div>
    </>
  )
}
