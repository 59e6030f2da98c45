/** Who leads a match: lines for the box of it, where a screen asks for them. Whom the visitor looks for stands out. */
import type { PersonName } from '../../contract/fields'
import type { Match } from '../../contract/matches'
import { personName, refereesWord } from '../../domain/official'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'

interface MatchOfficialsProperties {
  match: Match
  /** Names of those who are looked for in each role; null for nobody. */
  sought: { referee: string | null; commissioner: string | null }
}

/** The referees need no word to see, they are the usual ones; a commissioner is told apart. */
export function MatchOfficials({ match: { referees, commissioner }, sought }: MatchOfficialsProperties) {
  const led = referees ?? []
  return (
    <>
      {led.length > 0 && (
        <span className="match-officials">
          <VisuallyHidden>{`${refereesWord(led.length)}: `}</VisuallyHidden>
          {led.map((person, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
            <span key={index}>
              {index > 0 && ', '}
              <Official person={person} sought={sought.referee} />
            </span>
          ))}
        </span>
      )}{' '}
      {commissioner && (
        <span className="match-officials">
          {'Komisar: '}
          <Official person={commissioner} sought={sought.commissioner} />
        </span>
      )}
    </>
  )
}

function Official({ person, sought }: { person: PersonName; sought: string | null }) {
  const name = personName(person)
  return name === sought ? <b>{name}</b> : name
}
