/** The competition, the hall and, where asked for, the officials. */
import type { PersonName } from '../../contract/fields'
import type { Match } from '../../contract/matches'

const nameOf = ({ firstName, lastName }: PersonName) => `${firstName} ${lastName}`

function officialsOf({ referees, commissioner }: Match): string {
  return [...(referees ?? []), ...(commissioner ? [commissioner] : [])].map(nameOf).join(', ')
}

export function MatchWhere({ match, officials }: { match: Match; officials: boolean }) {
  const { competition, location } = match
  const people = officials ? officialsOf(match) : ''
  if (!competition && !location && !people) return null
  return (
    <div className="match-where">
      {competition && <span className="match-competition">{competition}</span>}{' '}
      {location && <span className="match-hall">{location}</span>}{' '}
      {people && <span className="match-officials">{people}</span>}
    </div>
  )
}
