/** Two teams with the result or the time between them. */
import type { Match } from '../../contract/matches'
import { hasScore, type MatchMoment, winnerOf } from '../../domain/match/match'
import { openText, shownNote, stateWord } from '../../domain/match/match-note'
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
  const isScored = hasScore(match)
  const winner = moment === 'FINISHED' ? winnerOf(match) : null
  const resultOf = (side: 'first' | 'second'): Result => winner && (winner === side ? 'won' : 'lost')
  const [first, second] = [resultOf('first'), resultOf('second')]
  const Tag = headingLevel === undefined ? 'div' : headingTag(headingLevel)
  const note = shownNote(match, moment)
  return (
    <Tag className="match-duel" data-digits={isScored ? digitsOf(match) : undefined}>
      <Name name={firstTeamName} result={first} /> <Crest src={crestUrl(firstTeamCode)} />
      {isScored ? (
        <>
          <Score score={firstTeamScore} result={first} />
          {' : '}
          <Score score={secondTeamScore} result={second} />
        </>
      ) : (
        <>
          {' '}
          <Open match={match} moment={moment} hasNote={note !== null} />{' '}
        </>
      )}
      {note && (
        <>
          {' '}
          <span className="match-note">{note}</span>{' '}
        </>
      )}
      <Crest src={crestUrl(secondTeamCode)} /> <Name name={secondTeamName} result={second} />
    </Tag>
  )
}

/** Shown between the teams before there is a result. Time and day are already shown beside or above the teams. */
function Open({ match, moment, hasNote }: Pick<DuelProperties, 'match' | 'moment'> & { hasNote: boolean }) {
  const word = stateWord(moment)
  if (word)
    return (
      <span className="match-open" data-word="">
        {word}
        {hasNote && <span className="visually-hidden">,</span>}
      </span>
    )
  return (
    <span className="match-open" aria-hidden="true">
      {openText(match, moment)}
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
