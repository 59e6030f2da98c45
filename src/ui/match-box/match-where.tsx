/** The competition, the hall and what a screen says besides. */
import type { ReactNode } from 'react'
import type { Match } from '../../contract/matches'

interface MatchWhereProperties {
  match: Match
  /** Lines under them. */
  more: ReactNode
}

export function MatchWhere({ match: { competition, location }, more }: MatchWhereProperties) {
  if (!competition && !location && !more) return null
  return (
    <div className="match-where">
      {competition && <span className="match-competition">{competition}</span>}
      {location && (
        <>
          {' '}
          <span className="match-hall">{location}</span>
        </>
      )}
      {more && <> {more}</>}
    </div>
  )
}
