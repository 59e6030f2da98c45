/** A match's officials, under its box if the screen requests them. The searched person is highlighted. */
import { Fragment } from 'react'
import type { PersonName } from '../../contract/fields'
import type { Match } from '../../contract/matches'
import { personName, refereesWord } from '../../domain/match/official'

interface MatchOfficialsProperties {
  match: Match
  /** Name of the searched person in each role; null for nobody. */
  sought: { referee: string | null; commissioner: string | null }
}

/** Nothing without officials. */
export function MatchOfficials({ match: { referees, commissioner }, sought }: MatchOfficialsProperties) {
  const led = referees ?? []
  if (led.length === 0 && !commissioner) return null
  return (
    <div className="match-foot">
      {led.length > 0 && (
        <span className="match-officials">
          <span className="match-duty">{`${refereesWord(led.length)}: `}</span>
          {led.map((person, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
            <Fragment key={index}>
              {index > 0 && ', '}
              <Official person={person} sought={sought.referee} />
            </Fragment>
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
