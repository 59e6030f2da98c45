/**
 * One match: time, teams and score, hall, and buttons. The markup is in reading order; CSS puts the pieces at each
 * width.
 */
import type { ReactNode } from 'react'
import type { Match } from '../../contract/matches'
import { isDated, isTimed, matchMoment, slovenianStart, undated } from '../../domain/match/match'
import { periodsText } from '../../domain/match/match-note'
import { dateOf, formatDate, formatDayAndMonth, timeOf } from '../../domain/time/date'
import { actionsOf, MatchActions } from './match-actions'
import { MatchDuel } from './match-duel'
import { matchName } from './match-name'
import { MatchWhere } from './match-where'
import './match-box.css?sheet'

export interface MatchBoxOptions {
  /** The time (src/domain/time/clock.ts), which decides whether a match is on or past. */
  now: string
  /** The address of a team's crest by its logo code; null without one. */
  crestUrl: (code: string | null) => string | null
  /** The address of a competition's page by its id; without it competitions aren't linked. */
  competitionUrl?: (id: string) => string
  /** Formats a match's day by its wall time; d.m.yyyy by default. */
  dateText?: (dateTime: string) => string
  /** Renders the officials (`MatchOfficials`); by default none are shown. */
  officials?: (match: Match) => ReactNode
  /** Makes the two teams a heading of this level, 1–6. */
  headingLevel?: number
}

export interface MatchBoxProperties extends MatchBoxOptions {
  match: Match
  /** A match of the page's own club. */
  own?: boolean
  /** The day is already shown above. */
  isUnderDay?: boolean
}

export function MatchBox({
  match,
  own = false,
  isUnderDay = false,
  officials,
  dateText = formatDate,
  ...options
}: MatchBoxProperties) {
  const moment = matchMoment(match, options.now)
  const actions = actionsOf(match, options.now)
  const periods = periodsText(match, moment)
  return (
    <article
      part={own ? 'match own' : 'match'}
      className="match card"
      aria-label={matchName(match, moment)}
      data-moment={moment}
      data-own={own ? '' : undefined}
      data-actions={actions.length || undefined}
    >
      <MatchWhen {...{ match, isUnderDay, dateText }} />{' '}
      <MatchDuel match={match} moment={moment} {...options} />{' '}
      {periods && (
        <>
          <span className="match-periods">{periods}</span>{' '}
        </>
      )}
      <MatchWhere match={match} competitionUrl={options.competitionUrl} /> <MatchActions actions={actions} />
      {officials && <> {officials(match)}</>}
    </article>
  )
}

type MatchWhenProperties = Required<Pick<MatchBoxProperties, 'match' | 'isUnderDay' | 'dateText'>>

/** A match without a start time has only a day. If the time in Slovenia differs, it is shown as well, before the others. */
function MatchWhen({ match, isUnderDay, dateText }: MatchWhenProperties) {
  const { dateTime, dateTimeUtc, time_zone } = match
  const machineTime = dateTime.replace(' ', 'T')
  const timed = isTimed(match)
  const home = slovenianStart(match)
  return (
    <div className="match-when">
      {!isUnderDay && !isDated(match) && <span className="match-date">{undated}</span>}
      {!isUnderDay && isDated(match) && (
        <>
          <time className="match-date" dateTime={timed ? machineTime : machineTime.slice(0, 10)}>
            {dateText(dateTime)}
          </time>{' '}
        </>
      )}
      {timed && (
        <>
          <time className="match-clock" dateTime={machineTime}>
            {timeOf(dateTime)}
          </time>{' '}
          {home && (
            <>
              <span className="match-home">
                {`${dateOf(home) === dateOf(dateTime) ? '' : `${formatDayAndMonth(home)} `}${timeOf(home)} pri nas`}
              </span>{' '}
            </>
          )}
          <time className="match-utc" dateTime={`${dateTimeUtc.replace(' ', 'T')}Z`}>
            {`${timeOf(dateTimeUtc)} UTC`}
          </time>{' '}
          {time_zone && <Zone name={time_zone} />}
        </>
      )}
    </div>
  )
}

/** "Europe/Ljubljana", of which its city is in sight. */
function Zone({ name }: { name: string }) {
  const city = name.lastIndexOf('/') + 1
  return (
    <span className="match-zone" title={city > 0 ? name : undefined}>
      {city > 0 && <span className="match-region">{name.slice(0, city)}</span>}
      {name.slice(city).replaceAll('_', ' ')}
    </span>
  )
}
