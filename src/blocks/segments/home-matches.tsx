/** Under the search of a home page: each national team's last result and next match. */
import { useState } from 'react'
import { useRequest } from '../../client/use-request'
import type { ShownTeam } from '../../contract/segments'
import { dayWords, highlightLabels, highlightsOf, untilWords } from '../../domain/match/match-highlights'
import { weekdayOf } from '../../domain/time/date'
import { siteUrl } from '../../page/addresses'
import { useWidget } from '../../page/widget'
import { HighlightDuel } from '../../ui/matches/highlight-duel'
import { useMatchOptions } from '../match-results/use-match-options'
import { homeTeamMatches, type TeamMatch } from './home-team-matches'
import './home-matches.css?sheet'

/** A team without matches, or whose matches fail to load, adds nothing. */
export function HomeMatches({ teams }: { teams: readonly ShownTeam[] }) {
  const { now } = useMatchOptions()
  const matches = homeTeamMatches(useRequest, teams)
  const [hasRoom, keepRoom] = useState(false)
  if (!matches) {
    // Reserved height: content below must not move, however many matches there are.
    if (!hasRoom) keepRoom(true)
    return skeleton
  }
  const { last, next } = highlightsOf(matches, now)
  if (!last && !next) return hasRoom && skeleton
  return (
    <div className={hasRoom ? 'home-matches home-matches-skeleton' : 'home-matches'}>
      {next && <HomeMatch kind="next" match={next} />}
      {last && <HomeMatch kind="last" match={last} />}
    </div>
  )
}

/** A placeholder for both. */
const skeleton = <div className="home-matches home-matches-skeleton" aria-hidden="true" />

function HomeMatch({ kind, match }: { kind: 'last' | 'next'; match: TeamMatch }) {
  const { configuration } = useWidget()
  const { now, crestUrl } = useMatchOptions()
  const day = dayWords(match, now).replace(/^[^,]+/, weekdayOf(match.dateTime))
  const until = kind === 'next' ? untilWords(match, now) : null
  const where = [match.competition, match.location].filter(Boolean)
  const inside = (
    <>
      <span className="home-match-head">
        <span className="home-match-label">{highlightLabels[kind]}</span>{' '}
        <span className="home-match-when detail">{[until, day].filter(Boolean).join(' · ')}</span>
      </span>{' '}
      <HighlightDuel match={match} now={now} crestUrl={crestUrl} />
      {where.length > 0 && <span className="home-match-where detail">{` ${where.join(' · ')}`}</span>}
    </>
  )
  if (!match.page) return <div className="home-match card">{inside}</div>
  return (
    <a
      className="home-match card"
      href={siteUrl(configuration, `reprezentance/${match.page}`, { tab: 'tekme' })}
    >
      {inside}
    </a>
  )
}
