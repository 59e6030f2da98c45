/** A list of matches, optionally grouped by day. */
import type { Match } from '../../contract/matches'
import { firstAhead, type MatchDay } from '../../domain/match/match'
import { daysBeforeToday } from '../../domain/match/past-matches'
import { slovenianDay } from '../../domain/time/clock'
import { formatDate } from '../../domain/time/date'
import { headingTag } from '../base/heading-tag'
import { Rows } from '../base/rows'
import { withUniqueKeys } from '../base/unique-keys'
import { replaceBrokenCrests } from '../pictures/crest'
import { Static } from '../static-markup/static'
import { roomForButtons } from './match-actions'
import { MatchBox, type MatchBoxOptions } from './match-box'
import { CompetitionName } from './match-where'
import { PastMatches } from './past-matches'
import './match-list.css?sheet'

interface ListOptions extends MatchBoxOptions {
  /** Which matches are the page's own club's. */
  isOwn?: (match: Match) => boolean
}

export interface MatchListProperties extends ListOptions {
  matches: readonly Match[]
  /** The day is shown above them. */
  isUnderDay?: boolean
}

const boxOf = (match: Match, { isOwn, ...options }: Omit<MatchListProperties, 'matches'>) => (
  <MatchBox match={match} own={isOwn?.(match) ?? false} {...options} />
)

export function MatchList({ matches, ...options }: MatchListProperties) {
  return (
    <ul
      className="match-list"
      role="list"
      ref={replaceBrokenCrests}
      data-buttons={roomForButtons(matches, options.now)}
      data-dated={options.isUnderDay ? undefined : ''}
    >
      <Rows of={matches}>
        {(match, _, isServed) => (
          <Static as="li" key={match.id} isServed={isServed}>
            {() => boxOf(match, options)}
          </Static>
        )}
      </Rows>
    </ul>
  )
}

/** A match under a heading of its competition, where a day has several. */
function isHeaded({ matches }: MatchDay<Match>, index: number): boolean {
  const competition = matches[index]?.competition
  const isMixed = matches.some((match) => match.competition !== competition)
  return isMixed && Boolean(competition) && competition !== matches[index - 1]?.competition
}

/** What decides how high the list is, for the style sheet: numbers of what it holds. */
function sizesOf(days: readonly MatchDay<Match>[]) {
  const matches = days.flatMap((day) => day.matches)
  const groups = days.map((day) => day.matches.filter((_, index) => isHeaded(day, index)).length)
  return {
    'data-days': days.length,
    'data-rows': matches.length,
    'data-halls': matches.filter(({ location }) => location).length,
    'data-groups': groups.reduce((sum, count) => sum + count, 0),
  }
}

export interface MatchDaysProperties extends ListOptions {
  /** Made by `groupByDay`. */
  days: readonly MatchDay<Match>[]
  /** Level of the days' headings, 1–6; the matches' is the next. */
  headingLevel: number
  /** They are ordered by time: a line marks now. */
  isByTime?: boolean
  /** What comes before today is folded, unless that is all. */
  isFolded?: boolean
}

export function MatchDays({ days, headingLevel, isByTime, isFolded, ...options }: MatchDaysProperties) {
  const { now, competitionUrl } = options
  const box = { ...options, headingLevel: headingLevel + 1, isUnderDay: true }
  const matches = days.flatMap((day) => day.matches)
  const buttons = roomForButtons(matches, now)
  const ahead = isByTime ? firstAhead(matches, now) : null
  const today = slovenianDay(now)
  const rowsOf = (day: MatchDay<Match>) =>
    day.matches.flatMap((match, index) => [
      match === ahead && index > 0 && <NowLine key="now" as="li" />,
      isHeaded(day, index) && (
        <li key={`competition ${match.id}`} className="match-group">
          <CompetitionName {...{ match, competitionUrl }} className="match-group-name" />
        </li>
      ),
      <li key={match.id}>{boxOf(match, box)}</li>,
    ])
  const viewOf = (days: readonly MatchDay<Match>[]) => (
    <div className="match-days" {...sizesOf(days)}>
      <Rows of={days} rowsIn={({ matches }) => matches.length} lastingPart={({ matches }) => matches[0]}>
        {(day, _, isServed) => (
          <Static
            as="section"
            className="match-day"
            // A day may have two groups; the first match makes the key unique.
            key={`${day.date} ${day.matches[0]?.id}`}
            ref={replaceBrokenCrests}
            isServed={isServed}
          >
            {() => (
              <>
                {day.matches[0] === ahead && <NowLine as="p" />}
                <div className="match-day-top">
                  <DayHead day={day} today={today} level={headingLevel} />
                  <DayCompetition {...{ day, competitionUrl }} />
                </div>
                <ul className="match-list" role="list" data-buttons={buttons}>
                  {withUniqueKeys(rowsOf(day))}
                </ul>
              </>
            )}
          </Static>
        )}
      </Rows>
    </div>
  )
  const past = days.slice(0, isFolded ? daysBeforeToday(days, now) : 0)
  return (
    <>
      {past.length > 0 && (
        <PastMatches matches={past.flatMap((day) => day.matches)}>{viewOf(past)}</PastMatches>
      )}
      {viewOf(days.slice(past.length))}
    </>
  )
}

interface DayHeadProperties {
  day: Omit<MatchDay<unknown>, 'matches'>
  today: string
  level: number
}

/** "petek 14.11.2025"; today: "danes petek, 14.11.2025". */
export function DayHead({ day: { date, weekday }, today, level }: DayHeadProperties) {
  const Tag = headingTag(level)
  const isToday = date === today
  return (
    <Tag className="match-day-head">
      <span>{isToday ? 'danes' : weekday}</span>{' '}
      {date !== null && (
        <time className="match-day-date" dateTime={date}>
          {isToday ? `${weekday}, ${formatDate(date)}` : formatDate(date)}
        </time>
      )}
    </Tag>
  )
}

/** Between the last match that has begun and the first that hasn't. */
const NowLine = ({ as: As }: { as: 'li' | 'p' }) => <As className="match-now unprinted">Danes</As>

interface DayCompetitionProperties {
  day: MatchDay<Match>
  competitionUrl: MatchBoxOptions['competitionUrl']
}

/** The competition, named once per day if its rows have no room for it; not for a day of several. */
function DayCompetition({ day: { matches }, competitionUrl }: DayCompetitionProperties) {
  const [first] = matches
  if (!first?.competition || matches.some(({ competition }) => competition !== first.competition)) return null
  return <CompetitionName match={first} competitionUrl={competitionUrl} className="match-day-competition" />
}
