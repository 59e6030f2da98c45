/** A team's last result or its next match, as one link. */
import type { ReactNode } from 'react'
import type { Match } from '../../contract/matches'
import { timeOf, weekdayOf } from '../../domain/date'
import { isTimed, matchMoment, winnerOf } from '../../domain/match'
import { dayWords, untilWords } from '../../domain/match-highlights'
import { Crest, crestStyles } from '../crest/crest'
import css from './near-match.css?sheet'

export const nearMatchStyles: readonly string[] = [crestStyles, css]

export interface NearMatchProperties {
  kind: 'last' | 'next'
  match: Match
  /** UTC wall time */
  now: string
  crestUrl: (code: string | null) => string | null
  /** Where the team's matches are; null where there is no such place. */
  href: string | null
}

const labels = { last: 'Zadnji izid', next: 'Naslednja tekma' } as const

/** A card of a page. */
export function NearMatchCard({ kind, match, now, crestUrl, href }: NearMatchProperties) {
  const day = dayWords(match, now).replace(/^[^,]+/, weekdayOf(match.dateTime))
  const until = kind === 'next' ? untilWords(match, now) : null
  const where = [match.competition, match.location].filter(Boolean)
  return (
    <Whole href={href}>
      <span className="near-head">
        <span className="near-label">{labels[kind]}</span>{' '}
        <span className="near-when">{[until, day].filter(Boolean).join(' · ')}</span>
      </span>{' '}
      <Duel match={match} now={now} crestUrl={crestUrl} />
      {where.length > 0 && <span className="near-where"> {where.join(' · ')}</span>}
    </Whole>
  )
}

function Whole({ href, children }: Pick<NearMatchProperties, 'href'> & { children: ReactNode }) {
  if (href === null) return <div className="near-card">{children}</div>
  return (
    <a className="near-card" href={href}>
      {children}
    </a>
  )
}

function Duel({ match, now, crestUrl }: Pick<NearMatchProperties, 'match' | 'now' | 'crestUrl'>) {
  const { firstTeamName, firstTeamCode, firstTeamScore, secondTeamName, secondTeamCode, secondTeamScore } =
    match
  const isPlayed = matchMoment(match, now) === 'FINISHED'
  const winner = isPlayed ? winnerOf(match) : null
  const resultOf = (side: 'first' | 'second') => winner && (winner === side ? 'won' : 'lost')
  return (
    <span className="near-duel">
      <span className="near-team" data-result={resultOf('first')}>
        {firstTeamName}
      </span>{' '}
      <Crest src={crestUrl(firstTeamCode)} />
      <span className="near-score">
        {isPlayed ? (
          <>
            <span data-result={resultOf('first')}>{firstTeamScore}</span>
            {' : '}
            <span data-result={resultOf('second')}>{secondTeamScore}</span>
          </>
        ) : (
          <Open match={match} />
        )}
      </span>{' '}
      <Crest src={crestUrl(secondTeamCode)} />
      <span className="near-team" data-result={resultOf('second')}>
        {secondTeamName}
      </span>
    </span>
  )
}

const Open = ({ match }: Pick<NearMatchProperties, 'match'>) => (
  <b>{isTimed(match) ? timeOf(match.dateTime) : '– : –'}</b>
)
