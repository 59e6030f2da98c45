/**
 * One match (spec 2.5, look 3): when, who and how many, where, and the buttons. The order here is the order of
 * reading; the sheet moves the pieces to their places at each width.
 */
import type { ReactNode } from 'react'
import type { Match } from '../../contract/matches'
import { formatDate, timeOf } from '../../domain/date'
import { isTimed, matchStatus } from '../../domain/match'
import { actionsOf, MatchActions } from './match-actions'
import css from './match-box.css?sheet'
import { MatchDuel } from './match-duel'
import { matchName } from './match-name'
import { MatchWhere } from './match-where'

export const matchBoxStyles = css

export interface MatchBoxOptions {
  /** The address of a team's crest by its logo code; null where there is none. */
  crestUrl: (code: string | null) => string | null
  /** Who leads the match, as `MatchOfficials` says it; nobody is named without. */
  officials?: (match: Match) => ReactNode
  /** Makes the two teams a heading of this level, 1–6. */
  headingLevel?: number
}

export interface MatchBoxProperties extends MatchBoxOptions {
  match: Match
  /** A match of the club that this page belongs to (contract 2, `data-club`). */
  own?: boolean
}

export function MatchBox({ match, own = false, officials, ...options }: MatchBoxProperties) {
  const status = matchStatus(match)
  const actions = actionsOf(match)
  return (
    <article
      part={own ? 'match own' : 'match'}
      className="match"
      aria-label={matchName(match, status)}
      data-status={status}
      data-foot={footOf(match)}
      data-actions={actions.length || undefined}
    >
      <MatchWhen match={match} /> <MatchDuel match={match} status={status} {...options} />{' '}
      <MatchWhere match={match} more={officials?.(match)} /> <MatchActions actions={actions} />
    </article>
  )
}

/** Whether the narrow box has a last line, and whether the hall there is followed by times. */
function footOf(match: Match): 'timed' | 'hall' | undefined {
  if (isTimed(match)) return 'timed'
  return match.location ? 'hall' : undefined
}

/** A match whose time isn't set has a day only. The blanks part the words where the sheet's dots don't count. */
function MatchWhen({ match }: { match: Match }) {
  const { dateTime, dateTimeUtc, time_zone } = match
  const machineTime = dateTime.replace(' ', 'T')
  const timed = isTimed(match)
  return (
    <div className="match-when">
      <time className="match-date" dateTime={timed ? machineTime : machineTime.slice(0, 10)}>
        {formatDate(dateTime)}
      </time>{' '}
      {timed && (
        <>
          <span className="match-clock">{timeOf(dateTime)}</span>{' '}
          {time_zone && <span className="match-zone">{time_zone}</span>}{' '}
          <time className="match-utc" dateTime={`${dateTimeUtc.replace(' ', 'T')}Z`}>
            {`${timeOf(dateTimeUtc)} UTC`}
          </time>
        </>
      )}
    </div>
  )
}
