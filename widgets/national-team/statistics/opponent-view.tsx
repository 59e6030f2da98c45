/** The record against an opponent and its matches. */

import { useMatchOptions } from '../../../src/blocks/match-results/use-match-options'
import type { Loading } from '../../../src/client/ask'
import type { Opponent } from '../../../src/contract/team-records'
import { sortMatches } from '../../../src/domain/match/match'
import { marginsAgainst } from '../../../src/domain/match/opponent'
import { MatchListSkeleton } from '../../../src/ui/matches/match-box-skeleton'
import { MatchList } from '../../../src/ui/matches/match-list'
import { OpponentHead, OpponentHeadSkeleton } from '../../../src/ui/matches/opponent-head'
import { EmptyState } from '../../../src/ui/states/empty-state'
import { Answered } from '../answered'

/** Number of placeholders. */
const placeholders = 5

interface OpponentViewProperties {
  answer: Loading<Opponent>
  headingLevel: number
  isRequested: boolean
}

/** Nothing for an unknown opponent. */
export function OpponentView({ headingLevel, ...answered }: OpponentViewProperties) {
  const options = useMatchOptions()
  return (
    <Answered
      {...answered}
      className="statistics-view"
      countOf={({ matches }) => matches.length}
      skeleton={
        <>
          <OpponentHeadSkeleton />
          <MatchListSkeleton count={placeholders} />
        </>
      }
    >
      {(opponent) => {
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
      }}
    </Answered>
  )
}
