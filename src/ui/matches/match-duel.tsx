/** Two teams with the result or the time between them. */
import type { Match } from '../../contract/matches'
import { type MatchMoment, winnerOf } from '../../domain/match/match'
import { timeOf } from '../../domain/time/date'
import { headingTag } from '../base/heading-tag'
import { Crest } from '../pictures/crest'

interface DuelProperties {
  match: Match
  moment: MatchMoment
  crestUrl: (code: string | null) => string | null
  headingLevel?: number
}

/** In reading order, without boxes of its own round a team or the colon: a row has few elements. */
export function MatchDuel({ match, moment, crestUrl, headingLevel }: DuelProperties) {
  const { firstTeamName, firstTeamScore, firstTeamCode, secondTeamName, secondTeamScore, secondTeamCode } =
    match
  const played = moment === 'FINISHED'
  const winner = played ? winnerOf(match) : null
  const resultOf = (side: 'first' | 'second'): Result => winner && (winner === side ? 'won' : 'lost')
  const [first, second] = [resultOf('first'), resultOf('second')]
  const Tag = headingLevel === undefined ? 'div' : headingTag(headingLevel)
  return (
    <Tag className="match-duel" data-digits={played ? digitsOf(match) : undefined}>
      <Name name={firstTeamName} result={first} /> <Crest src={crestUrl(firstTeamCode)} />
      {played ? (
        <>
          <Score score={firstTeamScore} result={first} />
          {' : '}
          <Score score={secondTeamScore} result={second} />
        </>
      ) : (
        <>
          {' '}
          <Open match={match} moment={moment} />{' '}
        </>
      )}
      <Crest src={crestUrl(secondTeamCode)} /> <Name name={secondTeamName} result={second} />
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

/** The scores' digits where they need more room than usual. */
function digitsOf({ firstTeamScore, secondTeamScore }: Match): number | undefined {
  const digits = String(Math.max(firstTeamScore, secondTeamScore)).length
  return digits > 2 ? digits : undefined
}

type Result = 'won' | 'lost' | null

const Name = ({ name, result }: { name: string; result: Result }) => (
  <span className="match-name" data-result={result} title={whole(name)}>
    {name}
  </span>
)

const Score = ({ score, result }: { score: number; result: Result }) => (
  <span className="match-score" data-result={result}>
    {score}
  </span>
)
