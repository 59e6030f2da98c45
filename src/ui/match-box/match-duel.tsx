/** Two teams and what stands between them: the result, the hour, or nothing yet. */
import type { Match } from '../../contract/matches'
import { timeOf } from '../../domain/date'
import { type MatchStatus, winnerOf } from '../../domain/match'
import { Crest } from '../crest/crest'
import { headingTag } from '../heading/heading-tag'

interface Team {
  name: string
  crest: string | null
  /** Null before the match. */
  score: number | null
  result: 'won' | 'lost' | undefined
}

interface DuelProperties {
  match: Match
  status: MatchStatus
  crestUrl: (code: string | null) => string | null
  headingLevel?: number
}

export function MatchDuel({ match, status, crestUrl, headingLevel }: DuelProperties) {
  const played = status === 'FINISHED'
  const winner = winnerOf(match)
  const resultOf = (side: 'first' | 'second') => (winner === side ? 'won' : 'lost')
  const team = (side: 'first' | 'second'): Team => ({
    name: match[`${side}TeamName`],
    crest: crestUrl(match[`${side}TeamCode`]),
    score: played ? match[`${side}TeamScore`] : null,
    result: played && winner ? resultOf(side) : undefined,
  })
  const Tag = headingLevel === undefined ? 'div' : headingTag(headingLevel)
  return (
    <Tag className="match-duel">
      <FirstTeam {...team('first')} />{' '}
      {played ? (
        <span className="match-colon">:</span>
      ) : (
        <span className="match-open" aria-hidden="true">
          {status === 'SCHEDULED' ? timeOf(match.dateTime) : '– : –'}
        </span>
      )}{' '}
      <SecondTeam {...team('second')} />
    </Tag>
  )
}

/** Mirrored round the colon: name, crest, score – score, crest, name. */
function FirstTeam({ name, crest, score, result }: Team) {
  return (
    <span className="match-team" data-result={result}>
      <span className="match-name">{name}</span> <Crest src={crest} />
      <Score score={score} />
    </span>
  )
}

function SecondTeam({ name, crest, score, result }: Team) {
  return (
    <span className="match-team" data-result={result}>
      <Score score={score} />
      <Crest src={crest} /> <span className="match-name">{name}</span>
    </span>
  )
}

function Score({ score }: Pick<Team, 'score'>) {
  return score === null ? null : <span className="match-score">{score}</span>
}
