/** A match's two teams on one line, with its result or its time between them. */
import type { Match } from '../../contract/matches'
import { hasScore, isFinal, isTimed, winnerOf } from '../../domain/match/match'
import { formatDayAndMonth, timeOf } from '../../domain/time/date'
import { Crest } from '../pictures/crest'
import './highlight-duel.css?sheet'

export interface HighlightDuelProperties {
  match: Match
  /** UTC wall time */
  now: string
  crestUrl: (code: string | null) => string | null
}

export function HighlightDuel({ match, now, crestUrl }: HighlightDuelProperties) {
  const winner = isFinal(match, now) ? winnerOf(match) : null
  const lost = (side: 'first' | 'second') => (winner && winner !== side ? '' : undefined)
  return (
    <span className="highlight-duel">
      <span className="highlight-team" data-lost={lost('first')}>
        <span className="highlight-name">{match.firstTeamName}</span>{' '}
        <Crest src={crestUrl(match.firstTeamCode)} />
      </span>{' '}
      {hasScore(match) ? (
        <span className="highlight-middle">
          <span data-lost={lost('first')}>{match.firstTeamScore}</span>
          <span className="highlight-colon">{' : '}</span>
          <span data-lost={lost('second')}>{match.secondTeamScore}</span>
        </span>
      ) : (
        <span className="highlight-middle">
          {isTimed(match) ? timeOf(match.dateTime) : formatDayAndMonth(match.dateTime)}
        </span>
      )}{' '}
      <span className="highlight-team" data-lost={lost('second')}>
        <Crest src={crestUrl(match.secondTeamCode)} />{' '}
        <span className="highlight-name">{match.secondTeamName}</span>
      </span>
    </span>
  )
}
