/** The competition and the hall. */
import type { Match } from '../../contract/matches'

interface MatchWhereProperties {
  match: Match
  competitionUrl: ((id: string) => string) | undefined
}

export function MatchWhere({ match, competitionUrl }: MatchWhereProperties) {
  const { competition, location } = match
  if (!competition && !location) return null
  return (
    <div className="match-where">
      {competition && (
        <CompetitionName match={match} competitionUrl={competitionUrl} className="match-competition" />
      )}
      {location && (
        <>
          {' '}
          <span className="match-hall">{location}</span>
        </>
      )}
    </div>
  )
}

interface CompetitionNameProperties {
  match: Pick<Match, 'competition' | 'competitionId'>
  competitionUrl: MatchWhereProperties['competitionUrl']
  className: string
}

/** Links to the competition's page if there is one. */
export function CompetitionName({ match, competitionUrl, className }: CompetitionNameProperties) {
  const { competition, competitionId } = match
  if (competitionId === null || !competitionUrl) return <span className={className}>{competition}</span>
  return (
    <a className={className} href={competitionUrl(competitionId)}>
      {competition}
    </a>
  )
}
