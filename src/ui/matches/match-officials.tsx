/** Who leads a match: the foot of the box of it, where a screen asks for it. Whom the visitor looks for stands out. */
import type { PersonName } from '../../contract/fields'
import type { Match } from '../../contract/matches'
import { personName, refereesWord } from '../../domain/official'

interface MatchOfficialsProperties {
  match: Match
  /** Names of those who are looked for in each role; null for nobody. */
  sought: { referee: string | null; commissioner: string | null }
}

/** The foot of a box. Nothing where nobody is named. */
export function MatchOfficials({ match: { referees, commissioner }, sought }: MatchOfficialsProperties) {
  const led = referees ?? []
  if (led.length === 0 && !commissioner) return null
  return (
    <div className="match-foot">
      {led.length > 0 && (
        <span className="match-officials">
          <span className="match-duty">{`${refereesWord(led.length)}: `}</span>
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
          <span className="match-duty">{'Komisar: '}</span>
          <Official person={commissioner} sought={sought.commissioner} />
        </span>
      )}
    </div>
  )
}

function Official({ person, sought }: { person: PersonName; sought: string | null }) {
  const name = personName(person)
  return name === sought ? <b>{name}</b> : name
}
