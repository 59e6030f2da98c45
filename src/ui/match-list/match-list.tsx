/** Matches one under the other, plain or under the days they are played on (look 3, "Date group"). */
import type { Match } from '../../contract/matches'
import { formatDate } from '../../domain/date'
import type { MatchDay } from '../../domain/match'
import { buttonStyles } from '../button/button'
import { crestStyles, mendCrests } from '../crest/crest'
import { headingTag } from '../heading/heading-tag'
import { iconStyles } from '../icon/icon'
import { MatchBox, type MatchBoxOptions, matchBoxStyles } from '../match-box/match-box'
import { withOwnKeys } from '../rows/own-keys'
import { Rows } from '../rows/rows'
import { Still } from '../still/still'
import css from './match-list.css?sheet'

/** Of everything that a list of matches draws, in their order. */
export const matchListStyles: readonly string[] = [iconStyles, buttonStyles, crestStyles, matchBoxStyles, css]

interface ListOptions extends MatchBoxOptions {
  /** Which matches are of the page's own club. */
  isOwn?: (match: Match) => boolean
}

export interface MatchListProperties extends ListOptions {
  matches: readonly Match[]
}

function boxOf(match: Match, { isOwn, ...options }: ListOptions) {
  return <MatchBox match={match} own={isOwn?.(match) ?? false} {...options} />
}

export function MatchList({ matches, ...options }: MatchListProperties) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className="match-list" role="list" ref={mendCrests}>
      <Rows of={matches}>
        {(match, _, isServed) => (
          <Still as="li" key={match.id} isServed={isServed}>
            {() => boxOf(match, options)}
          </Still>
        )}
      </Rows>
    </ul>
  )
}

export interface MatchDaysProperties extends ListOptions {
  /** Of `groupByDay`. */
  days: readonly MatchDay<Match>[]
  /** Level of the days' headings, 1–6; the matches' is the next. */
  headingLevel: number
}

export function MatchDays({ days, headingLevel, ...options }: MatchDaysProperties) {
  const Tag = headingTag(headingLevel)
  const row = (match: Match) => (
    <li key={match.id}>{boxOf(match, { ...options, headingLevel: headingLevel + 1 })}</li>
  )
  return (
    <Rows of={days} rowsIn={({ matches }) => matches.length} lastingPart={({ matches }) => matches[0]}>
      {({ date, weekday, matches }, _, isServed) => (
        <Still
          as="section"
          className="match-day"
          // A day may head two groups; its first match tells them apart.
          key={`${date} ${matches[0]?.id}`}
          ref={mendCrests}
          isServed={isServed}
        >
          {() => (
            <>
              <Tag className="match-day-head">
                <span>{weekday}</span>{' '}
                <time className="match-day-date" dateTime={date}>
                  {formatDate(date)}
                </time>
              </Tag>
              {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
              <ul className="match-list" role="list">
                {withOwnKeys(matches.map(row))}
              </ul>
            </>
          )}
        </Still>
      )}
    </Rows>
  )
}
