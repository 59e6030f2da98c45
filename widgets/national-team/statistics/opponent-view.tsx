/** The record against an opponent and its matches. */

import { useMatchOptions } from '../../../src/blocks/match-results/use-match-options'
import type { Loading } from '../../../src/client/ask'
import type { Opponent } from '../../../src/contract/team-records'
import { sortMatches } from '../../../src/domain/match/match'
import { marginsAgainst } from '../../../src/domain/match/opponent'
import { Announcement } from '../../../src/ui/base/announcement'
import { MatchListSkeleton } from '../../../src/ui/matches/match-box-skeleton'
import { MatchList } from '../../../src/ui/matches/match-list'
import { OpponentHead, OpponentHeadSkeleton } from '../../../src/ui/matches/opponent-head'
import { EmptyState } from '../../../src/ui/states/empty-state'

/** Number of placeholders. */
const placeholders = 5

interface OpponentViewProperties {
  answer: Loading<Opponent>
  headingLevel: number
  /** The visitor has chosen it; it wasn't there initially. */
  isRequested: boolean
}

/** Nothing for an unknown opponent, or if it failed to load. */
export function OpponentView({ answer, headingLevel, isRequested }: OpponentViewProperties) {
  if (answer.state === 'failed') return null
  return (
    <div className="statistics-view">
      <Announcement
        total={answer.state === 'ready' ? answer.value.matches.length : null}
        isRequested={isRequested}
      />
      {answer.state === 'ready' ? (
        <Record opponent={answer.value} headingLevel={headingLevel} />
      ) : (
        <>
          <OpponentHeadSkeleton />
          <MatchListSkeleton count={placeholders} />
        </>
      )}
    </div>
  )
}

function Record({ opponent, headingLevel }: { opponent: Opponent; headingLevel: number }) {
  const options = useMatchOptions()
  const matches = sortMatches(opponent.matches)
  return (
    <>
      <OpponentHead
        opponent={opponent}
        margins={marginsAgainst(opponent.code, matches, options.now)}
        crest={options.crestUrl(opponent.code)}
        headingLevel={headingLevel}
      />
      {matches.length > 0 ? (
        <MatchList matches={matches} headingLevel={headingLevel + 1} {...options} />
      ) : (
        <EmptyState>Ni tekem za prikaz</EmptyState>
      )}
    </>
  )
}
