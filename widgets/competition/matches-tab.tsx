/** A competition's matches: the next and the last ones first, by day. */
import { useMemo } from 'react'
import { getClubs } from '../../src/api/federation'
import { matchCalendarAddress } from '../../src/api/matches'
import { type Loading, useRequest } from '../../src/api/use-request'
import type { Match, MatchPage } from '../../src/contract/matches'
import { playsFor } from '../../src/domain/club'
import { groupByDay } from '../../src/domain/match'
import { matchProgram } from '../../src/domain/match-program'
import { matchQueryOf, noMatchFilters } from '../../src/domain/match-search'
import { siteUrl } from '../../src/page/addresses'
import { useWidget } from '../../src/page/widget'
import { Button } from '../../src/ui/button/button'
import { MatchListSkeleton } from '../../src/ui/match-box/match-box-skeleton'
import { CalendarButton } from '../../src/ui/match-list/calendar-button'
import { MatchDays, matchListStyles } from '../../src/ui/match-list/match-list'
import { useMatchOptions } from '../../src/ui/match-list/use-match-options'
import { skeletonStyles } from '../../src/ui/skeleton/skeleton'

export const styles: readonly string[] = [...matchListStyles, skeletonStyles]

/** Placeholders (spec 9, team matches). */
const places = 7

export interface MatchesTabProperties {
  answer: Loading<MatchPage>
  /** The competition. */
  id: string
  club: string | null
  headingLevel: number
}

export function View({ answer, id, club, headingLevel }: MatchesTabProperties) {
  const { configuration } = useWidget()
  const isOwn = useOwnMatch(club)
  // Its own page is this one.
  const { now, crestUrl: crestOf } = useMatchOptions()
  const matches = answer.state === 'ready' ? answer.value.matches : null
  const days = useMemo(() => groupByDay(matchProgram(matches ?? [])), [matches])
  if (answer.state === 'loading') return <MatchListSkeleton count={places} />
  if (answer.state === 'failed') return null
  const filters = { ...noMatchFilters, competition: id }
  return (
    <>
      <MatchDays days={days} headingLevel={headingLevel} now={now} crestUrl={crestOf} isOwn={isOwn} />
      <div className="competition-after">
        {answer.value.total > answer.value.matches.length && (
          <Button small href={siteUrl(configuration, 'tekme', matchQueryOf(filters))}>
            VSE TEKME
          </Button>
        )}
        <CalendarButton href={matchCalendarAddress(configuration.api, filters)} />
      </div>
    </>
  )
}

/** A match names its teams and their logo codes alone: which of them is the own club only the clubs' list tells. */
function useOwnMatch(club: string | null): (match: Match) => boolean {
  const clubs = useRequest(club === null ? null : getClubs())
  const own = clubs.state === 'ready' ? clubs.value.find(({ id }) => id === club) : undefined
  return (match) => own !== undefined && playsFor(match, own)
}
