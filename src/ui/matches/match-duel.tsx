/** Two teams with the result or the time between them. */
import type { Match } from '../../contract/matches'
import { timeOf } from '../../domain/date'
import { type MatchMoment, winnerOf } from '../../domain/match'
import { headingTag } from '../base/heading-tag'
import { Crest } from '../pictures/crest'

interface Team {
  name: string
  crest: string | null
  /** Null before the match. */
  score: number | null
  result: 'won' | 'lost' | undefined
}

interface DuelProperties {
  match: Match
  moment: MatchMoment
  crestUrl: (code: string | null) => string | null
  headingLevel?: number
}

export function MatchDuel({ match, moment, crestUrl, headingLevel }: DuelProperties) {
  const played = moment === 'FINISHED'
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
      {played ? <span className="match-colon">:</span> : <Open match={match} moment={moment} />}{' '}
      <SecondTeam {...team('second')} />
      {played && <Share match={match} />}
    </Tag>
  )
}

/** The teams' shares of the points as a line under the result; the same as the numbers. */
function Share({ match: { firstTeamScore, secondTeamScore } }: Pick<DuelProperties, 'match'>) {
  const all = firstTeamScore + secondTeamScore
  if (firstTeamScore < 0 || secondTeamScore < 0 || all === 0) return null
  return (
    <svg className="match-share" viewBox={`0 0 ${all} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 0h${firstTeamScore}v1H0`} />
    </svg>
  )
}

/** Shown between the teams before there is a result. The time is already shown beside the teams. */
function Open({ match, moment }: Pick<DuelProperties, 'match' | 'moment'>) {
  if (moment === 'LIVE') return <span className="match-open">V teku</span>
  return (
    <span className="match-open" aria-hidden="true">
      {moment === 'SCHEDULED' ? timeOf(match.dateTime) : '– : –'}
    </span>
  )
}

/** Longer names may be cut off somewhere. */
const longName = 24
const whole = (name: string) => (name.length > longName ? name : undefined)

/** Mirrored around the colon: name, crest, score – score, crest, name. */
function FirstTeam({ name, crest, score, result }: Team) {
  return (
    <span className="match-team" data-result={result}>
      <Name name={name} /> <Crest src={crest} />
      <Score score={score} />
    </span>
  )
}

function SecondTeam({ name, crest, score, result }: Team) {
  return (
    <span className="match-team" data-result={result}>
      <Score score={score} />
      <Crest src={crest} /> <Name name={name} />
    </span>
  )
}

const Name = ({ name }: Pick<Team, 'name'>) => (
  <span className="match-name" title={whole(name)}>
    {name}
  </span>
)

function Score({ score }: Pick<Team, 'score'>) {
  return score === null ? null : <span className="match-score">{score}</span>
}
